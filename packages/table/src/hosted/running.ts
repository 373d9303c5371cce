import type { Level, LevelId, Reason, Saying } from '@undertow/bots';
import type { Answer, Decision, Picks, Refusal, Seat, Viewer } from '@undertow/kernel';
import type { Mark, Place, WaitingMessage } from '@undertow/protocol';
import type { Phrases, Remembered } from '../hosting';
import type { Sight } from '../sight';
import type { Heard, Past } from './heard';

/** Somebody may have been asked in secret: what was to be seen at that moment, whether or not anybody was. */
export interface Cut {
  readonly heard: readonly Heard[];
  readonly window: string;
  readonly sights: ReadonlyMap<Viewer, Sight>;
}

export interface Accepted {
  readonly ok: true;
  readonly answer: Answer;
  /** Whether the game went on, rather than waiting for other seats' answers to the same question. */
  readonly advanced: boolean;
  readonly cuts: readonly Cut[];
  /** What happened after the last cut. */
  readonly heard: readonly Heard[];
  /** Whether the game waits at the last cut, rather than somewhere after it. */
  readonly atLastCut: boolean;
  /** Whether anybody learned anything new from it. */
  readonly reveals: boolean;
}

export type Outcome = Accepted | { readonly ok: false; readonly reason: Refusal; readonly rule?: string };

/** What is stored so that a game can go on after a restart. */
export interface StoredCheckpoint {
  readonly at: number;
  readonly serial: number;
  readonly state: string;
  /** Which version of the rules this state is of. */
  readonly version: number;
  /** How the game ended, as JSON; nothing while it goes on. With it, the state is the last one there is. */
  readonly result: string | null;
}

/** What a bot would answer, and why. */
export interface Advice {
  readonly picks: Picks;
  readonly reasons: readonly Reason[];
}

/** All it takes to let a bot think somewhere else: where the game stands, and what the bot's seat was told. */
export interface Brief {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly checkpoint: StoredCheckpoint;
  /** All answers since the checkpoint. */
  readonly answers: readonly Answer[];
  /** What the bot's seat was told, as JSON, up to now. */
  readonly heard: readonly Heard[];
  readonly level: LevelId;
  readonly seat: Seat;
  readonly botSeed: string;
  /** What people point at. */
  readonly marks: readonly Mark[];
}

/** What is new since a place in the game, for whoever has kept the game there. */
export interface News {
  /** How many answers had been given. */
  readonly since: number;
  readonly answers: readonly Answer[];
  readonly marks: readonly Mark[];
}

/** A bot that sits at a running game. */
export interface Sitting {
  readonly level: LevelId;
  /** Thinks so long that it should do so in a thread of its own. */
  readonly slow: boolean;
  /** What people point at from now on. */
  heed(marks: readonly Mark[]): void;
  answer(decision: Decision): Picks;
  talk(): readonly Saying[];
  /** Everything, for whoever knows nothing of the game; it takes a look back. */
  brief(): Brief;
  /** How many answers have been given. */
  length(): number;
  /** What is new; nothing where it happened before the game was loaded. */
  news(since: number): News | null;
}

/** A game being played, whatever game it is. */
export interface Running {
  readonly seatCount: number;
  readonly over: boolean;
  readonly result: unknown;
  readonly commitment: string;
  /** How many answers have been given. */
  readonly length: number;
  /** Whom everybody sees us waiting for: those asked in the open, and the open window. */
  readonly waiting: WaitingMessage;
  readonly pending: readonly Decision[];
  decision(seat: Seat): Decision | null;
  /** What these see now, made anew every time: later changes do not touch it. */
  sights(viewers: readonly Viewer[]): ReadonlyMap<Viewer, Sight>;
  /** `watchers` are those for whom every secret question is a moment to be captured; `null` when they need no time. */
  answer(seat: Seat, id: number, picks: Picks, watchers: readonly Viewer[] | null): Outcome;
  /** Goes on with an answer that was given elsewhere; only the bots that sit here hear what came of it. */
  goOn(answer: Answer): boolean;
  owns(seat: Seat): boolean;
  /** The latest moment at which the game can be entered again. */
  checkpoint(): StoredCheckpoint;
  /** An earlier one, some dozen answers ago at most, that costs nothing to find. */
  kept(): StoredCheckpoint;
  /** The state a game that is over ended with. */
  end(): StoredCheckpoint;
  sit(level: LevelId, seat: Seat, seed: string, past: Past): Sitting;
  /**
   * What a bot that has witnessed what the seat has would answer. It sits nowhere: nobody notices. The first to be asked for
   * a seat stays its advisor.
   */
  advise(decision: Decision, seed: string, past: Past): Advice;
}

/** What it takes to bring a game back. */
export interface Stored {
  readonly options: unknown;
  readonly seed: string;
  readonly checkpoint: StoredCheckpoint | null;
  /** All answers since the checkpoint, or since the start. */
  readonly answers: readonly Answer[];
  /** Somebody will try much out from here, so time matters more than memory. */
  readonly triedOut?: boolean;
}

export interface Revived {
  readonly running: Running;
  /** How many answers had to be given up because the rules have changed. */
  readonly lost: number;
  readonly problem?: string;
  /** What happened since the checkpoint. */
  readonly heard: readonly Heard[];
}

/** One step of a finished game. */
export interface Step {
  readonly answer: Answer | null;
  readonly kind: string | null;
  readonly heard: readonly Heard[];
}

/** A finished or reported game, played through again. */
export interface Rerun {
  readonly over: boolean;
  readonly result: unknown;
  readonly pending: readonly Decision[];
  readonly length: number;
  view(viewer: Viewer): unknown;
  /** Plays the next answer; `undefined` when there is none. */
  next(): Step | undefined;
}

/** A game the server can host, with its types closed over. */
export interface Hosted {
  readonly id: string;
  readonly version: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly defaults: unknown;
  readonly windows: readonly string[];
  readonly phrases: Phrases;
  readonly marks: readonly string[];
  readonly notes: boolean;
  /** Where what its viewers see is compared. */
  readonly views: Place;
  readonly bots: {
    readonly levels: readonly Level[];
    readonly advisor: LevelId;
    readonly standIn: LevelId;
  };
  /** The options as the game means them and the number of seats, or `undefined` when they make no sense. */
  options(raw: unknown): { readonly options: unknown; readonly seats: number } | undefined;
  start(options: unknown, seed: string): { readonly running: Running; readonly heard: readonly Heard[] };
  revive(stored: Stored): Revived;
  rerun(options: unknown, seed: string, answers: readonly Answer[]): Rerun;
  /** What was to be seen at a stored moment. */
  viewsAt(checkpoint: StoredCheckpoint, viewers: readonly Viewer[]): ReadonlyMap<Viewer, unknown>;
  /** A game that is over, as it was stored. */
  finished(options: unknown, seed: string, end: StoredCheckpoint): Running;
  /** The history of a game, from what happened: from the first so many open events. */
  history(heard: readonly Heard[], most: number): History;
}

export interface History {
  readonly entries: readonly Remembered[];
  readonly turn: number;
  readonly at: number;
}

export type Registry = Readonly<Record<string, Hosted>>;
