import { clone } from './clone';
import { type Decision, decide, forcedAnswer, type Picks, type Refusal, refusalOf, type Seat, type Viewer } from './decision';
import { type Audience, type Logged, mayKnow } from './event';
import type { Answers, Flow, Request } from './flow';
import type { Game, GameTypes } from './game';
import { seedRng } from './random';
import { type Answer, type Loaded, type MatchRecord, packAnswer, type Save, unpackAnswer } from './save';
import { sha256Hex } from './sha256';
import type { Table } from './table';

export interface MatchSettings {
  /** Keep events for `events()` and `takeEvents()`. Off in simulations. */
  readonly events?: boolean;
  /** Keep checkpoints for `save`, `fork` and quick `undo`. Off in simulations that never look back. */
  readonly checkpoints?: boolean;
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal; readonly rule?: string };

/** Whom a viewer sees us waiting for: seats asked in the open, and whether there is anybody else. */
export interface Waiting {
  readonly seats: readonly Seat[];
  readonly others: boolean;
}

const accepted: Verdict = { ok: true };

/** One game being played: a running flow, the state it changes, and every answer so far. */
export class Match<G extends GameTypes> {
  readonly seatCount: number;
  #state: G['state'];
  #flow: Flow<G['result']>;
  #request: Request | undefined;
  #decisions: (Decision | null)[] = [];
  #collected: (Picks | null)[] = [];
  #missing = 0;
  #serial = 0;
  #answers: Answer[] = [];
  #checkpoint: { readonly state: G['state']; readonly answers: number; readonly serial: number } | undefined;
  #log: Logged<G['event']>[] = [];
  #quiet = false;
  #result: { readonly value: G['result'] } | undefined;

  private constructor(
    readonly game: Game<G>,
    readonly options: G['options'],
    readonly seed: string,
    readonly settings: MatchSettings,
    state: G['state'],
  ) {
    this.seatCount = game.seats(options);
    this.#state = state;
    this.#flow = game.play(this.#table());
  }

  static start<G extends GameTypes>(game: Game<G>, options: G['options'], seed: string, settings: MatchSettings = {}): Match<G> {
    const match = new Match(game, options, seed, settings, game.setup(options, seedRng(seed)));
    match.#resume();
    return match;
  }

  /** Plays a record through again. */
  static replay<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>, settings: MatchSettings = {}): Match<G> {
    const match = Match.start(game, record.options, record.seed, settings);
    for (const packed of record.answers) match.#apply(packed);
    return match;
  }

  /** Continues a save. Answers that today's rules refuse are left out, back to the checkpoint, and reported. */
  static load<G extends GameTypes>(game: Game<G>, save: Save<G>, settings: MatchSettings = {}): Loaded<G> {
    const match = Match.#enter(game, save, settings);
    try {
      match.#quiet = true;
      for (const packed of save.answers.slice(save.checkpointAt)) match.#apply(packed);
      match.#quiet = false;
      return { match, lost: 0 };
    } catch (error) {
      const fallback = Match.#enter(game, save, settings);
      return { match: fallback, lost: save.answers.length - save.checkpointAt, problem: String(error) };
    }
  }

  static #enter<G extends GameTypes>(game: Game<G>, save: Save<G>, settings: MatchSettings): Match<G> {
    const match = new Match(game, save.options, save.seed, settings, clone(save.checkpoint));
    match.#answers = save.answers.slice(0, save.checkpointAt);
    match.#serial = save.serial;
    match.#quiet = true;
    match.#resume();
    match.#quiet = false;
    return match;
  }

  get state(): Readonly<G['state']> {
    return this.#state;
  }

  get over(): boolean {
    return this.#result !== undefined;
  }

  get result(): G['result'] | undefined {
    return this.#result?.value;
  }

  /** How many answers have been given. */
  get length(): number {
    return this.#answers.length;
  }

  /** Published when the table starts; the seed follows when it ends. */
  get commitment(): string {
    return sha256Hex(this.seed);
  }

  decision(seat: Seat): Decision | null {
    return this.#decisions[seat] ?? null;
  }

  get pending(): readonly Decision[] {
    return this.#decisions.filter((decision) => decision !== null);
  }

  waiting(viewer: Viewer): Waiting {
    const seats: Seat[] = [];
    let others = false;
    for (const { seat, open } of this.pending) {
      if (open !== false || seat === viewer) seats.push(seat);
      else others = true;
    }
    return { seats, others };
  }

  view(viewer: Viewer): G['view'] {
    return this.game.view(this.#state, viewer);
  }

  /** All events this viewer may know. */
  events(viewer: Viewer): readonly G['event'][] {
    return this.#log.filter(({ audience }) => mayKnow(audience, viewer, this.over)).map(({ event }) => event);
  }

  /** Hands over the events since the last call and forgets them: for whoever keeps the log elsewhere. */
  takeEvents(): readonly Logged<G['event']>[] {
    const taken = this.#log;
    this.#log = [];
    return taken;
  }

  answer(seat: Seat, id: number, picks: unknown): Verdict {
    if (this.over) return { ok: false, reason: 'over' };
    const decision = this.#decisions[seat];
    if (!decision) return { ok: false, reason: 'not-asked' };
    if (decision.id !== id) return { ok: false, reason: 'stale', rule: decision.rule };
    const reason = refusalOf(decision, picks);
    if (reason || !Array.isArray(picks)) return { ok: false, reason: reason ?? 'malformed', rule: decision.rule };
    const length = this.#answers.length;
    try {
      this.#accept(seat, picks.map(Number));
    } catch (error) {
      // A fault in the rules must not leave a table half changed.
      if (this.#checkpoint) this.undo(length);
      throw error;
    }
    return accepted;
  }

  save(): Save<G> {
    if (!this.#checkpoint) throw new Error('a match without checkpoints cannot be saved');
    const { state, answers, serial } = this.#checkpoint;
    return {
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seed: this.seed,
      checkpoint: clone(state),
      checkpointAt: answers,
      serial,
      answers: [...this.#answers],
    };
  }

  get record(): MatchRecord<G> {
    return {
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seed: this.seed,
      answers: [...this.#answers],
    };
  }

  /** The same match at the same point, to go its own way. */
  fork(settings: MatchSettings = { checkpoints: false }): Match<G> {
    if (!this.#checkpoint) throw new Error('a match without checkpoints cannot be forked');
    const { state, answers, serial } = this.#checkpoint;
    const fork = new Match(this.game, this.options, this.seed, settings, clone(state));
    fork.#quiet = true;
    fork.#answers = this.#answers.slice(0, answers);
    fork.#serial = serial;
    fork.#resume();
    for (let i = answers; i < this.#answers.length; i++) {
      const packed = this.#answers[i];
      if (packed) fork.#apply(packed);
    }
    fork.#quiet = false;
    return fork;
  }

  /** A fork in which all that `seat` cannot know has been dealt again; open simultaneous answers of others are forgotten. */
  imagine(seat: Viewer, seed: string, belief?: G['belief']): Match<G> {
    const world = this.redealt(seat, seed, belief);
    if (!world.over && world.#missing === 0) world.#resume();
    return world;
  }

  /** As `imagine`, but stopped before anything follows from the new deal. */
  redealt(seat: Viewer, seed: string, belief?: G['belief']): Match<G> {
    const world = this.fork();
    world.game.redeal(world.#state, seat, seedRng(seed), belief);
    world.#rebuild(seat);
    return world;
  }

  /** Goes back to the moment before answer number `length` (counted from 0). */
  undo(length: number): void {
    if (length < 0 || length > this.#answers.length) throw new RangeError(`there is no answer ${length} to go back to`);
    const kept = this.#answers.slice(0, length);
    const from = this.#checkpoint && this.#checkpoint.answers <= length ? this.#checkpoint : undefined;
    this.#state = from ? clone(from.state) : this.game.setup(this.options, seedRng(this.seed));
    this.#answers = kept.slice(0, from?.answers ?? 0);
    this.#serial = from?.serial ?? 0;
    this.#result = undefined;
    this.#missing = 0;
    this.#log = this.#log.filter(({ at }) => at < length);
    this.#flow = this.game.play(this.#table());
    this.#quiet = true;
    this.#resume();
    for (const packed of kept.slice(this.#answers.length)) this.#apply(packed);
    this.#quiet = false;
  }

  #table(): Table<G> {
    const keep = this.settings.events !== false;
    const checkpoints = this.settings.checkpoints !== false;
    const emit = (event: G['event'], audience: Audience = 'everyone'): void => {
      if (keep && !this.#quiet) this.#log.push({ event, audience, at: this.#answers.length });
    };
    return {
      state: this.#state,
      options: this.options,
      emit,
      emitSecretly: (to, secret, shared) => {
        emit(secret, { only: to });
        emit(shared, { except: to });
      },
      checkpoint: () => {
        if (checkpoints)
          this.#checkpoint = { state: clone(this.#state), answers: this.#answers.length, serial: this.#serial };
      },
    };
  }

  #apply(packed: Answer): void {
    const { seat, picks } = unpackAnswer(packed);
    const decision = this.#decisions[seat];
    const reason = decision ? refusalOf(decision, picks) : 'not-asked';
    if (reason) throw new Error(`answer ${this.#answers.length} of seat ${seat} is refused: ${reason}`);
    this.#accept(seat, picks);
  }

  #accept(seat: Seat, picks: Picks): void {
    this.#answers.push(packAnswer(seat, picks));
    this.#collected[seat] = picks;
    this.#decisions[seat] = null;
    this.#missing--;
    if (this.#missing === 0) this.#resume();
  }

  /** Runs the flow until somebody has to decide, or the game is over. */
  #resume(): void {
    while (this.#missing === 0) {
      const answers: Answers = this.#collected;
      const step = this.#flow.next(answers);
      if (step.done) {
        this.#result = { value: step.value };
        this.#request = undefined;
        this.#decisions = [];
        return;
      }
      this.#open(step.value);
    }
  }

  #open(request: Request): void {
    this.#request = request;
    this.#serial++;
    this.#decisions = [];
    this.#collected = [];
    this.#missing = 0;
    for (const seat of request.seats) this.#pose(request, seat);
  }

  #pose(request: Request, seat: Seat): void {
    const question = request.build(seat);
    if (!question) return;
    const decision = decide(question, seat, this.#serial);
    const forced = question.auto ? forcedAnswer(decision) : undefined;
    if (forced) this.#collected[seat] = forced;
    else {
      this.#decisions[seat] = decision;
      this.#missing++;
    }
  }

  /** After a new deal the questions of everybody else may be different ones. */
  #rebuild(knower: Viewer): void {
    const request = this.#request;
    if (!request || this.over) return;
    const own = knower === 'spectator' ? null : (this.#collected[knower] ?? null);
    this.#decisions = [];
    this.#collected = [];
    this.#missing = 0;
    for (const seat of request.seats) {
      this.#pose(request, seat);
      if (seat === knower && own && this.#decisions[seat]) {
        this.#decisions[seat] = null;
        this.#collected[seat] = own;
        this.#missing--;
      }
    }
  }
}
