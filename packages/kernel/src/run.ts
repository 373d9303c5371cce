import { become } from './become';
import { type Checkpoint, type Keeping, packed, plain } from './checkpoint';
import { type Decision, decide, forcedAnswer, type Picks, refusalOf, type Seat, type Viewer } from './decision';
import type { Audience, Logged } from './event';
import type { Flow, Request } from './flow';
import type { Game, GameTypes } from './game';
import type { Observer } from './observer';
import { branch, seedRng } from './random';
import { type Answer, packAnswer, unpackAnswer } from './save';
import type { Table } from './table';

export interface MatchSettings {
  /** Keep events for `events()` and `takeEvents()`. Off in simulations. */
  readonly events?: boolean;
  /**
   * Take checkpoints for quick `load`, `fork` and `undo`; `packed` where memory matters more than time, and so does not
   * going back: fewer are taken, as text. Off in simulations that never look back.
   */
  readonly checkpoints?: boolean | 'packed';
}

/** Settings, and who follows what happens. */
export interface MatchAround<G extends GameTypes> extends MatchSettings {
  readonly observer?: Observer<G>;
}

export interface Stage<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly settings: MatchAround<G>;
}

/** How the rules are entered. */
export interface Entry {
  /** Tell what happens while known answers are given again. */
  readonly loud?: boolean;
  /** Nobody goes back to where it began: there is no checkpoint before the first one taken. */
  readonly onward?: boolean;
  /** The question of this number, to which these many answers led, is put to nobody: hidden things are dealt again first. */
  readonly unasked?: { readonly serial: number; readonly answers: number };
}

/** How checkpoints are kept. */
export const checkpointWith = ({ checkpoints }: MatchSettings): Keeping => (checkpoints === 'packed' ? packed : plain);

/** To write a whole state down costs as much as a dozen answers: packed checkpoints lie at least so many answers apart. */
const packedApart = 32;

/** Rules that go on for so long without asking anybody will never ask anybody. */
const patience = 100_000;

/** The rules under way: a flow, the state it changes, and what it waits for. */
export class Run<G extends GameTypes> {
  readonly state: G['state'];
  readonly answers: Answer[];
  checkpoint: Checkpoint<G['state']> | undefined;
  /** Hidden things were dealt again: the past belongs to another world. */
  imagined = false;
  serial: number;
  /** By seat. */
  readonly decisions: (Decision | null)[];
  log: Logged<G['event']>[] = [];
  result: { readonly value: G['result'] } | undefined;
  readonly #flow: Flow<G['result']>;
  #request: Request | undefined;
  /** By seat. The flow reads it when it is resumed, and before it yields again. */
  readonly #collected: (Picks | null)[];
  #missing = 0;
  /** Whether anybody is asked in secret, and anybody in the open, by the question now put. */
  #secret = false;
  #open = false;
  #quiet: boolean;
  /** How many answers had been given when the question now open was put. */
  #putAt = 0;
  readonly #unasked: number;

  /**
   * Enters the rules at a checkpoint and gives the answers that followed it. Starting, loading, replaying, forking and
   * going back are all this.
   */
  constructor(
    readonly stage: Stage<G>,
    from: Checkpoint<G['state']>,
    answers: readonly Answer[] = [],
    { loud = false, onward = false, unasked }: Entry = {},
  ) {
    this.state = from.copy();
    this.checkpoint = onward ? undefined : from;
    this.serial = from.serial;
    // A world that is imagined has no past, so it needs no long list of it either.
    this.answers = unasked ? [] : answers.slice(0, from.answers);
    const seats = stage.game.seats(stage.options);
    this.decisions = new Array<Decision | null>(seats).fill(null);
    this.#collected = new Array<Picks | null>(seats).fill(null);
    this.#quiet = !loud;
    this.#unasked = unasked?.serial ?? 0;
    this.#flow = stage.game.play(this.#table());
    this.#resume();
    const upTo = unasked?.answers ?? answers.length;
    for (let i = from.answers; i < upTo; i++) {
      const answer = answers[i];
      if (answer) this.#repeat(answer);
    }
    this.#quiet = false;
  }

  accept(seat: Seat, picks: Picks): void {
    this.answers.push(packAnswer(seat, picks));
    this.#collected[seat] = picks;
    this.decisions[seat] = null;
    this.#missing--;
    if (this.#missing === 0) this.#resume();
  }

  /**
   * Deals all that `knower` cannot know again, the dice to come included, and asks everybody else anew. From here on
   * there is no way back, because the past belongs to another world.
   */
  redeal(knower: Viewer, own: Picks | null, seed: string, belief?: G['belief']): void {
    const rng = seedRng(seed);
    this.stage.game.redeal(this.state, knower, rng, belief);
    if (this.state.dice) this.state.dice = branch(rng);
    this.state.rng = rng;
    this.#dream(knower, own);
  }

  /** As if it had been dealt again as it was in another world for the same `knower`. */
  redealAs(state: G['state'], knower: Viewer, own: Picks | null): void {
    const { dealAs = become } = this.stage.game;
    dealAs(this.state, state);
    this.#dream(knower, own);
  }

  /** What a seat has answered to the question now open. */
  answered(viewer: Viewer): Picks | null {
    return viewer === 'spectator' ? null : (this.#collected[viewer] ?? null);
  }

  /** The same rules at the same question, before it is put to anybody. Where none is open it is just the same. */
  unasked(settings: MatchAround<G>, from: Checkpoint<G['state']>): Run<G> {
    const { game, options } = this.stage;
    const stage = { game, options, settings };
    if (this.result) return new Run(stage, from, this.answers);
    return new Run(stage, from, this.answers, { unasked: { serial: this.serial, answers: this.#putAt } });
  }

  #dream(knower: Viewer, own: Picks | null): void {
    this.checkpoint = undefined;
    this.imagined = true;
    const request = this.#request;
    if (!request) return;
    this.#clear();
    for (const seat of request.seats) {
      this.#pose(request, seat);
      if (seat === knower && own && this.decisions[seat]) {
        this.decisions[seat] = null;
        this.#collected[seat] = own;
        this.#missing--;
      }
    }
  }

  /** Goes on where a new deal has left nobody to ask. */
  goOn(): void {
    if (!this.result && this.#missing === 0) this.#resume();
  }

  #repeat(answer: Answer): void {
    const { seat, picks } = unpackAnswer(answer);
    const decision = this.decisions[seat];
    const reason = decision ? refusalOf(decision, picks) : 'not-asked';
    if (reason) throw new Error(`answer ${this.answers.length} of seat ${seat} is refused: ${reason}`);
    this.accept(seat, picks);
  }

  /** Runs the flow until somebody has to decide, or the game is over. */
  #resume(): void {
    for (let steps = 0; this.#missing === 0; steps++) {
      if (steps > patience) throw new Error('the rules go on and on without asking anybody');
      const step = this.#flow.next(this.#collected);
      if (step.done) {
        this.result = { value: step.value };
        this.#request = undefined;
        this.#clear();
        return;
      }
      this.#request = step.value;
      this.serial++;
      this.#putAt = this.answers.length;
      this.#clear();
      if (this.serial === this.#unasked) return;
      this.#secret = false;
      this.#open = false;
      for (const seat of step.value.seats) this.#pose(step.value, seat);
      this.stage.settings.observer?.asked(this.#secret || !this.#open, this.state);
    }
  }

  /** In a loop: the built-in `fill` is slow for a handful. */
  #clear(): void {
    for (let seat = 0; seat < this.decisions.length; seat++) {
      this.decisions[seat] = null;
      this.#collected[seat] = null;
    }
    this.#missing = 0;
  }

  #pose(request: Request, seat: Seat): void {
    const question = request.build(seat);
    if (!question) return;
    if (question.open === false) this.#secret = true;
    else this.#open = true;
    const decision = decide(question, seat, this.serial);
    const forced = question.auto ? forcedAnswer(decision) : undefined;
    if (forced) this.#collected[seat] = forced;
    else {
      this.decisions[seat] = decision;
      this.#missing++;
    }
  }

  #sinceCheckpoint(): number {
    return this.checkpoint ? this.answers.length - this.checkpoint.answers : Number.POSITIVE_INFINITY;
  }

  #table(): Table<G> {
    const { game, options, settings } = this.stage;
    const { observer } = settings;
    const emit = (event: G['event'], audience: Audience = 'everyone'): void => {
      observer?.event(event, audience, this.state);
      if (settings.events !== false && !this.#quiet) this.log.push({ event, audience, at: this.answers.length });
    };
    return {
      state: this.state,
      options,
      emit,
      emitSecretly: (to, secret, shared) => {
        emit(secret, { only: to });
        emit(shared, { except: to });
      },
      nobodyToAsk: () => {
        this.serial++;
        observer?.asked(true, this.state);
      },
      checkpoint: () => {
        if (settings.checkpoints === false) return;
        if (settings.checkpoints === 'packed' && this.#sinceCheckpoint() < packedApart) return;
        this.checkpoint = checkpointWith(settings)(this.state, this.answers.length, this.serial, game.copy);
      },
    };
  }
}
