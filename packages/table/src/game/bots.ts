import { randomPicks, type Saying } from '@undertow/bots';
import { type Decision, type Picks, refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { BotLevel, Mark } from '@undertow/protocol';
import type { Past } from '../hosted/heard';
import type { Running, Sitting } from '../hosted/running';
import { answerOf, type LookBack, type Think } from '../hosted/think';

/** What the bots of a table need from it. */
export interface BotsAround {
  readonly think: Think;
  readonly table: string;
  /** Whether somebody is at the table. */
  readonly watched: () => boolean;
  readonly soon: (act: () => void) => void;
  readonly running: () => Pick<Running, 'decision' | 'sit' | 'advise'>;
  readonly seed: string;
  readonly past: Past;
  /** Reads what lies behind, so that `past` knows it right afterwards. */
  readonly lookBack: LookBack;
  /** How long a bot seems to think before it answers this. */
  readonly delay: (decision: Decision) => number;
  /** How long it may think about this at most. */
  readonly patience: (decision: Decision) => number;
  readonly fault: (error: unknown) => void;
  readonly submit: (decision: Decision, picks: Picks, done: () => void) => void;
  readonly say: (seat: Seat, saying: Saying) => void;
  readonly marks: () => readonly Mark[];
}

/** The players made of code at one table, and those who stand in for people. */
export class Bots {
  readonly #sitting = new Map<Seat, Sitting>();
  /** Which decision of a seat a bot is taking care of. */
  readonly #busy = new Map<Seat, number>();
  /** Who knows what lies behind the game already. */
  readonly #informed = new WeakSet<Sitting>();
  /** Who would say something when everything that happened has been told. */
  readonly #wishes = new Map<Seat, Sitting>();

  constructor(private readonly around: BotsAround) {}

  /** Lets a bot answer, unless it already is about to. */
  ask(decision: Decision, level: BotLevel): void {
    const { seat, id } = decision;
    if (this.#busy.get(seat) === id) return;
    this.#busy.set(seat, id);
    const wait = this.around.delay(decision);
    const think = (): void => {
      if (this.#isAsked(decision)) this.#think(decision, level);
    };
    if (wait > 0) setTimeout(think, wait);
    else this.around.soon(think);
  }

  /** A seat is no longer a bot's, or another's. */
  forget(seat: Seat): void {
    this.#sitting.delete(seat);
    this.#busy.delete(seat);
  }

  clear(): void {
    this.#sitting.clear();
    this.#busy.clear();
    this.#wishes.clear();
  }

  #isAsked({ seat, id }: Decision): boolean {
    return this.#busy.get(seat) === id && this.around.running().decision(seat)?.id === id;
  }

  #think(decision: Decision, level: BotLevel): void {
    const { think, fault, patience, table, watched } = this.around;
    const bot = this.#botOrAny(decision.seat, level);
    bot.heed(this.around.marks());
    const answer = (picks: Picks): void => {
      if (!this.#isAsked(decision)) return;
      this.#busy.delete(decision.seat);
      this.around.submit(decision, picks, () => this.#wish(decision, bot));
    };
    const most = bot.slow ? patience(decision) : null;
    const late = most === null ? undefined : setTimeout(() => this.#quickly(decision, answer), most);
    // Whoever lets a slow one think looks back only where there is somebody who knows nothing yet.
    const ready = bot.slow || this.#informed.has(bot) ? Promise.resolve() : this.around.lookBack().catch(fault);
    ready
      .then(() => {
        this.#informed.add(bot);
        const asker = { table, watched, wanted: () => this.#isAsked(decision), lookBack: this.around.lookBack };
        return answerOf(think, bot, decision, asker, fault);
      })
      .then((picks) => {
        clearTimeout(late);
        answer(picks);
      });
  }

  #quickly(decision: Decision, answer: (picks: Picks) => void): void {
    this.around
      .lookBack()
      .catch(this.around.fault)
      .then(() => {
        if (this.#isAsked(decision)) answer(this.#quickAnswer(decision));
      });
  }

  /** What an officer answers in the place of whoever thinks too long. */
  #quickAnswer(decision: Decision): Picks {
    const { running, past, fault } = this.around;
    try {
      const { picks } = running().advise(decision, `advice:${decision.seat}`, past);
      if (refusalOf(decision, picks) === undefined) return picks;
    } catch (error) {
      fault(error);
    }
    return randomPicks(decision, seedRng(`${decision.id}:${decision.kind}`));
  }

  /** To speak after having been asked in secret would tell that one was. */
  #wish({ open, seat }: Decision, bot: Sitting): void {
    if (open !== false) this.#wishes.set(seat, bot);
  }

  /** Everything that happened has been told: bots may speak of it. Sooner, they would tell what lies behind a window. */
  speak(): void {
    // Mostly nobody wishes to; to clear an empty map makes a new one all the same.
    if (this.#wishes.size === 0) return;
    for (const [seat, bot] of this.#wishes) if (this.#sitting.get(seat) === bot) this.#talk(seat, bot);
    this.#wishes.clear();
  }

  #talk(seat: Seat, bot: Sitting): void {
    try {
      const [saying] = bot.talk();
      if (saying) this.around.say(seat, saying);
    } catch (error) {
      this.around.fault(error);
    }
  }

  #botOrAny(seat: Seat, level: BotLevel): Sitting {
    try {
      return this.#bot(seat, level);
    } catch (error) {
      this.around.fault(error);
      return this.#bot(seat, 'random');
    }
  }

  #bot(seat: Seat, level: BotLevel): Sitting {
    const sitting = this.#sitting.get(seat);
    if (sitting?.level === level) return sitting;
    const { running, seed, past } = this.around;
    const bot = running().sit(level, seat, `${seed}:bot:${seat}`, past);
    this.#sitting.set(seat, bot);
    return bot;
  }
}
