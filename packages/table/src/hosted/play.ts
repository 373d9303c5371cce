import type { Bot, LevelId } from '@undertow/bots';
import {
  type Answer,
  clone,
  type Decision,
  type GameTypes,
  type Logged,
  type Match,
  mayKnow,
  type Picks,
  type Seat,
  type Viewer,
} from '@undertow/kernel';
import type { Mark, WaitingMessage } from '@undertow/protocol';
import type { Sight } from '../sight';
import type { Follower } from './follower';
import { allHeard, answersIn, type Heard, heardBy, type Past } from './heard';
import type { Hostable } from './host';
import type { Label } from './label';
import type { Advice, Cut, Outcome, Running, Sitting, StoredCheckpoint } from './running';
import { sightsOf } from './sights';

/** A match with everything the server needs around it. */
export class Play<G extends GameTypes> implements Running {
  readonly #kit: Hostable<G>;
  readonly #follower: Follower<G>;
  readonly #match: Match<G>;
  /** How many answers lie behind the match: one that was loaded knows only those since. */
  readonly #base: number;
  readonly #sitting = new Map<Seat, G['event'][]>();
  /** Bots that were asked for advice; to play the whole game through again each time would take too long. */
  readonly #advisors = new Map<Seat, { readonly bot: Bot<G>; readonly news: G['event'][] }>();
  readonly #label: Label;

  constructor(kit: Hostable<G>, follower: Follower<G>, match: Match<G>, label: Label, base: number) {
    this.#kit = kit;
    this.#follower = follower;
    this.#match = match;
    this.#label = label;
    this.#base = base;
  }

  get seatCount(): number {
    return this.#match.seatCount;
  }

  get over(): boolean {
    return this.#match.over;
  }

  get result(): unknown {
    return this.#match.result;
  }

  get commitment(): string {
    return this.#match.commitment;
  }

  get length(): number {
    return this.#base + this.#match.length;
  }

  get waiting(): WaitingMessage {
    const { seats, others } = this.#match.waiting('spectator');
    return { seats: [...seats], window: others ? this.#label.current : null };
  }

  get pending(): readonly Decision[] {
    return this.#match.pending;
  }

  decision(seat: Seat): Decision | null {
    return this.#match.decision(seat);
  }

  sights(viewers: readonly Viewer[]): ReadonlyMap<Viewer, Sight> {
    return sightsOf(this.#kit, this.#match.state, viewers);
  }

  owns(seat: Seat): boolean {
    return this.#kit.hosting.owns(this.#match.view(seat), seat);
  }

  answer(seat: Seat, id: number, picks: Picks, watchers: readonly Viewer[] | null): Outcome {
    const label = this.#label;
    const chance = chanceIn(this.#match.state);
    const asked = this.#match.pending.length;
    const cuts: Cut[] = [];
    const logged: Logged<G['event']>[] = [];
    let heard: Heard[] = [];
    let atLastCut = false;
    let reveals = false;
    const at = this.length;
    const verdict = this.#follower.during(
      {
        event: (event, audience) => {
          heard.push({ json: JSON.stringify(event), audience });
          if (this.#sitting.size + this.#advisors.size > 0) logged.push({ event: clone(event), audience, at });
          reveals ||= audience !== 'everyone' || this.#kit.hosting.reveals(event);
          label.announce(this.#kit.hosting.window(event));
        },
        asked: (secret, state) => {
          label.asked();
          atLastCut = watchers !== null && secret;
          if (!watchers || !atLastCut) return;
          cuts.push({ heard, window: label.current, sights: sightsOf(this.#kit, state, watchers) });
          heard = [];
        },
      },
      () => this.#match.answer(seat, id, picks),
    );
    if (!verdict.ok) return verdict;
    this.#remember(logged);
    const rolled = chanceIn(this.#match.state) !== chance;
    const answer: Answer = [seat, ...picks];
    const advanced = this.over || asked === 1 || this.#match.pending[0]?.id !== id;
    return { ok: true, answer, advanced, cuts, heard, atLastCut: atLastCut && !this.over, reveals: reveals || rolled };
  }

  goOn([seat, ...picks]: Answer): boolean {
    const decision = this.#match.decision(seat);
    if (!decision) return false;
    const at = this.length;
    const logged: Logged<G['event']>[] = [];
    const verdict = this.#follower.during(
      {
        event: (event, audience) => {
          logged.push({ event: clone(event), audience, at });
          this.#label.announce(this.#kit.hosting.window(event));
        },
        asked: () => this.#label.asked(),
      },
      () => this.#match.answer(seat, decision.id, picks),
    );
    if (verdict.ok) this.#remember(logged);
    return verdict.ok;
  }

  checkpoint(): StoredCheckpoint {
    const { checkpoint, checkpointAt, serial } = this.#match.save();
    const { version } = this.#match.game;
    return { at: this.#base + checkpointAt, serial, state: JSON.stringify(checkpoint), version, result: null };
  }

  kept(): StoredCheckpoint {
    const { kept, game } = this.#match;
    return { at: this.#base + kept.at, serial: kept.serial, state: kept.state, version: game.version, result: null };
  }

  end(): StoredCheckpoint {
    const { game, state, result } = this.#match;
    const ended = JSON.stringify(result ?? null);
    return { at: this.length, serial: 0, state: JSON.stringify(state), version: game.version, result: ended };
  }

  sit(level: LevelId, seat: Seat, seed: string, past: Past): Sitting {
    const bot = this.#kit.bots.create(level, seat, seed);
    let caughtUp = level === 'random';
    let marks: readonly Mark[] = [];
    this.#sitting.set(seat, []);
    return {
      level,
      slow: this.#kit.bots.levels.some(({ id, slow }) => id === level && slow),
      heed: (now) => {
        marks = now;
      },
      answer: (decision) => {
        const news = this.#sitting.get(seat) ?? [];
        this.#sitting.set(seat, []);
        const view = this.#match.view(seat);
        bot.observe(caughtUp ? news : this.#everything(seat, past), view);
        caughtUp = true;
        bot.heed?.(marks);
        return bot.answer(decision, view, (world, belief) => this.#match.imagine(seat, world, belief));
      },
      talk: () => bot.talk(this.#match.view(seat)),
      length: () => this.length,
      news: (since) => {
        const known = since - this.#base;
        return known < 0 ? null : { since, answers: this.#match.record.answers.slice(known), marks };
      },
      brief: () => {
        const { game, options, seed: tableSeed } = this.#match;
        const told = past.told().slice(0, this.length + 1);
        const checkpoint = this.checkpoint();
        return {
          game: game.id,
          options,
          seed: tableSeed,
          checkpoint,
          answers: answersIn(told).slice(checkpoint.at),
          heard: heardBy(allHeard(told), seat),
          level,
          seat,
          botSeed: seed,
          marks,
        };
      },
    };
  }

  advise(decision: Decision, seed: string, past: Past): Advice {
    const { seat } = decision;
    const known = this.#advisors.get(seat);
    const bot = known?.bot ?? this.#kit.bots.create(this.#kit.bots.advisor, seat, seed);
    const view = this.#match.view(seat);
    bot.observe(known?.news ?? this.#everything(seat, past), view);
    this.#advisors.set(seat, { bot, news: [] });
    const picks = bot.answer(clone(decision), view, (world, belief) => this.#match.imagine(seat, world, belief));
    return { picks, reasons: bot.explain() };
  }

  #remember(logged: readonly Logged<G['event']>[]): void {
    const told = (seat: Seat): G['event'][] =>
      logged.filter(({ audience }) => mayKnow(audience, seat, this.over)).map(({ event }) => event);
    for (const [seat, news] of this.#sitting) news.push(...told(seat));
    for (const [seat, { news }] of this.#advisors) news.push(...told(seat));
  }

  /** All that a seat has witnessed since the beginning, as it was written down. */
  #everything(seat: Seat, past: Past): readonly G['event'][] {
    const told = past.told().slice(0, this.length + 1);
    return heardBy(allHeard(told), seat).map(({ json }): G['event'] => JSON.parse(json));
  }
}

/** Counts what was rolled and dealt: the last word of a generator grows by one each time. */
const chanceIn = ({ rng, dice }: GameTypes['state']): number => rng[3] + (dice?.[3] ?? 0);
