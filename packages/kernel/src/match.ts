import type { Checkpoint } from './checkpoint';
import { clone } from './clone';
import { type Decision, type Refusal, refusalOf, type Seat, type Viewer } from './decision';
import { type Logged, mayKnow } from './event';
import type { Game, GameTypes } from './game';
import { diceSeed, seedRng } from './random';
import { checkpointWith, type MatchAround, type MatchSettings, Run } from './run';
import type { Kept, Loaded, MatchRecord, Save } from './save';
import { sha256Hex } from './sha256';

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal; readonly rule?: string };

/**
 * Whom a viewer sees us waiting for: seats asked in the open, and whether anybody may be thinking in secret. A seat that
 * is asked in secret cannot tell from this whether it is the only one.
 */
export interface Waiting {
  readonly seats: readonly Seat[];
  readonly others: boolean;
}

/** A world that was imagined last, before anything followed from it. */
interface Dealt<G extends GameTypes> {
  readonly run: Run<G>;
  readonly length: number;
  readonly seat: Viewer;
  readonly seed: string;
  readonly belief: G['belief'] | undefined;
  readonly state: G['state'];
}

const accepted: Verdict = { ok: true };

const IMAGINED: MatchSettings = { checkpoints: false };

/** One game being played: the rules under way, and every answer so far. */
export class Match<G extends GameTypes> {
  readonly seatCount: number;
  #run: Run<G>;
  #dealt: Dealt<G> | undefined;

  private constructor(
    readonly game: Game<G>,
    readonly options: G['options'],
    readonly seed: string,
    readonly settings: MatchAround<G>,
    /** Where it all began, if not with what comes out of the box. */
    readonly start: G['state'] | undefined,
    run: Run<G>,
  ) {
    this.seatCount = game.seats(options);
    this.#run = run;
  }

  static start<G extends GameTypes>(
    game: Game<G>,
    options: G['options'],
    seed: string,
    settings: MatchAround<G> = {},
  ): Match<G> {
    return Match.replay(game, { game: game.id, version: game.version, options, seed, answers: [] }, settings);
  }

  /** Starts in the middle: enters the rules at a state as if it were a checkpoint. */
  static from<G extends GameTypes>(
    game: Game<G>,
    options: G['options'],
    seed: string,
    state: G['state'],
    settings: MatchAround<G> = {},
  ): Match<G> {
    const start = clone(state);
    return Match.replay(game, { game: game.id, version: game.version, options, seed, start, answers: [] }, settings);
  }

  /** Plays a record through again. */
  static replay<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>, settings: MatchAround<G> = {}): Match<G> {
    const { options, seed, start, answers } = record;
    const onward = start === undefined && settings.checkpoints === false;
    const from = onward ? untouched(game, record) : beginning(game, record, settings);
    const run = new Run({ game, options, settings }, from, answers, { loud: true, onward });
    return new Match(game, options, seed, settings, start, run);
  }

  /** Continues a save. Where today's rules refuse an answer, or read it otherwise, we are back at the checkpoint. */
  static load<G extends GameTypes>(game: Game<G>, save: Save<G>, settings: MatchAround<G> = {}): Loaded<G> {
    if (save.game !== game.id) throw new Error(`a save of ${save.game} cannot be continued as ${game.id}`);
    const { options, seed, start, answers, checkpointAt, serial } = save;
    const from = checkpointWith(settings)(save.checkpoint, checkpointAt, serial, game.copy);
    const enter = (given: Save<G>['answers']) =>
      new Match(game, options, seed, settings, start, new Run({ game, options, settings }, from, given));
    const lost = answers.length - checkpointAt;
    if (lost > 0 && save.version !== game.version) {
      const problem = `the rules have changed from version ${save.version} to ${game.version}`;
      return { match: enter(answers.slice(0, checkpointAt)), lost, problem };
    }
    try {
      return { match: enter(answers), lost: 0 };
    } catch (error) {
      return { match: enter(answers.slice(0, checkpointAt)), lost, problem: String(error) };
    }
  }

  get state(): Readonly<G['state']> {
    return this.#run.state;
  }

  get over(): boolean {
    return this.#run.result !== undefined;
  }

  get result(): G['result'] | undefined {
    return this.#run.result?.value;
  }

  /** How many answers have been given. */
  get length(): number {
    return this.#run.answers.length;
  }

  /** Published when the table starts. */
  get commitment(): string {
    return sha256Hex(this.seed);
  }

  /** The seed, once it is no secret any more: whoever kept the commitment can check it. */
  get revealed(): string | undefined {
    return this.over ? this.seed : undefined;
  }

  decision(seat: Seat): Decision | null {
    return this.#run.decisions[seat] ?? null;
  }

  /** The first of all seats that are asked now, in their order; nothing when the game is over. */
  get nextDecision(): Decision | undefined {
    const { decisions } = this.#run;
    for (let seat = 0; seat < decisions.length; seat++) {
      const decision = decisions[seat];
      if (decision) return decision;
    }
    return undefined;
  }

  get pending(): readonly Decision[] {
    return this.#run.decisions.filter((decision) => decision !== null);
  }

  waiting(viewer: Viewer): Waiting {
    const seats: Seat[] = [];
    let others = false;
    for (const { seat, open } of this.pending) {
      if (open !== false || seat === viewer) seats.push(seat);
      if (open === false) others = true;
    }
    return { seats, others };
  }

  view(viewer: Viewer): G['view'] {
    return this.game.view(this.#run.state, viewer);
  }

  /** What a viewer sees, good until the next answer: where the game can, nothing is copied for it. */
  glimpse(viewer: Viewer): G['view'] {
    const { view, glimpse = view } = this.game;
    return glimpse(this.#run.state, viewer);
  }

  /** All events this viewer may know. */
  events(viewer: Viewer): readonly G['event'][] {
    return this.#run.log.filter(({ audience }) => mayKnow(audience, viewer, this.over)).map(({ event }) => event);
  }

  /** Hands over the events since the last call and forgets them: for whoever keeps the log elsewhere. */
  takeEvents(): readonly Logged<G['event']>[] {
    const taken = this.#run.log;
    this.#run.log = [];
    return taken;
  }

  answer(seat: Seat, id: number, picks: unknown): Verdict {
    const run = this.#run;
    if (run.result) return { ok: false, reason: 'over' };
    const decision = run.decisions[seat];
    if (!decision) return { ok: false, reason: 'not-asked' };
    const { rule } = decision;
    if (decision.id !== id) return { ok: false, reason: 'stale', rule };
    if (!Array.isArray(picks)) return { ok: false, reason: 'malformed', rule };
    const reason = refusalOf(decision, picks);
    if (reason) return { ok: false, reason, rule };
    const chosen = picks.map(Number);
    const { checkpoint } = run;
    const { length } = run.answers;
    try {
      run.accept(seat, chosen);
    } catch (fault) {
      // A fault in the rules must not leave a table half changed.
      if (!run.imagined) this.#rewind(checkpoint ?? beginning(this.game, this, this.settings), length);
      throw fault;
    }
    return accepted;
  }

  save(): Save<G> {
    const past = this.#latest();
    return { ...this.record, checkpoint: past.copy(), checkpointAt: past.answers, serial: past.serial };
  }

  /** The checkpoint that was taken last, as JSON, without looking for a later one: where few are kept, that takes time. */
  get kept(): Kept {
    const past = this.#past();
    return { state: past.text(), at: past.answers, serial: past.serial };
  }

  get record(): MatchRecord<G> {
    return {
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seed: this.seed,
      ...(this.start === undefined ? {} : { start: this.start }),
      answers: this.#run.answers.slice(),
    };
  }

  /** The same match at the same point, to go its own way. Its log begins here. */
  fork(settings: MatchAround<G> = IMAGINED): Match<G> {
    const { game, options, seed, start } = this;
    const run = new Run({ game, options, settings }, this.#past(), this.#run.answers);
    return new Match(game, options, seed, settings, start, run);
  }

  /**
   * A fork in which all that `seat` cannot know has been dealt again; answers of others to the question now open are
   * forgotten. It can be played on, but has no past to save, fork or go back to. To ask for the same world again costs no
   * new deal: several things are tried in each.
   */
  imagine(seat: Viewer, seed: string, belief?: G['belief']): Match<G> {
    const run = this.#run;
    const { length } = this;
    const known = this.#dealt;
    const again =
      known?.run === run &&
      known.length === length &&
      known.seat === seat &&
      known.seed === seed &&
      known.belief === belief;
    const dream = run.unasked(IMAGINED, this.#past());
    const own = run.answered(seat);
    if (again) dream.redealAs(known.state, seat, own);
    else {
      dream.redeal(seat, own, seed, belief);
      this.#dealt = { run, length, seat, seed, belief, state: (this.game.copy ?? clone)(dream.state) };
    }
    dream.goOn();
    return new Match(this.game, this.options, this.seed, IMAGINED, this.start, dream);
  }

  /** As `imagine`, but stopped before anything follows from the new deal. */
  redealt(seat: Viewer, seed: string, belief?: G['belief'], settings?: MatchAround<G>): Match<G> {
    const world = this.fork(settings);
    world.#run.redeal(seat, world.#run.answered(seat), seed, belief);
    return world;
  }

  /** Goes back to the moment before answer number `length` (counted from 0). Questions get new ids: old ones are stale. */
  undo(length: number): void {
    const { answers, serial } = this.#run;
    if (length < 0 || length > answers.length) throw new RangeError(`there is no answer ${length} to go back to`);
    const past = this.#past();
    const from = past.answers <= length ? past : beginning(this.game, this, this.settings);
    this.#rewind({ ...from, serial }, length);
  }

  #rewind(from: Checkpoint<G['state']>, length: number): void {
    const { stage, answers, log } = this.#run;
    this.#run = new Run(stage, from, answers.slice(0, length));
    this.#run.log = log.filter(({ at }) => at <= length);
  }

  /** The last moment at which a checkpoint could be taken. Where few are kept it is found again: that takes some answers. */
  #latest(): Checkpoint<G['state']> {
    const past = this.#past();
    const { game, options, settings } = this;
    if (settings.checkpoints !== 'packed') return past;
    return new Run({ game, options, settings: { events: false } }, past, this.#run.answers).checkpoint ?? past;
  }

  #past(): Checkpoint<G['state']> {
    const { checkpoint, imagined } = this.#run;
    if (imagined) throw new Error('an imagined world has no past');
    return checkpoint ?? beginning(this.game, this, this.settings);
  }
}

/** What it takes to begin. */
interface Beginning<G extends GameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  readonly start?: G['state'] | undefined;
}

function beginning<G extends GameTypes>(
  game: Game<G>,
  { options, seed, start }: Beginning<G>,
  settings: MatchSettings,
): Checkpoint<G['state']> {
  return checkpointWith(settings)(start ?? outOfTheBox(game, options, seed), 0, 0, game.copy);
}

/** A beginning nobody goes back to. */
function untouched<G extends GameTypes>(game: Game<G>, { options, seed }: Beginning<G>): Checkpoint<G['state']> {
  const copy = (): G['state'] => outOfTheBox(game, options, seed);
  return { copy, text: () => JSON.stringify(copy()), answers: 0, serial: 0 };
}

function outOfTheBox<G extends GameTypes>(game: Game<G>, options: G['options'], seed: string): G['state'] {
  const state = game.setup(options, seedRng(seed));
  state.dice = seedRng(diceSeed(seed));
  return state;
}
