import type { Decision, Game, GameTypes, Picks, Seat } from '@undertow/kernel';

/** What an option must mean, as far as it is said. */
export type Meaning = Readonly<Record<string, unknown>>;

/** What somebody answers when asked this. */
export interface Wish {
  readonly seat: Seat;
  readonly kind: string;
  /** One option for each, the first that fits. */
  readonly take: readonly Meaning[];
}

/** One step of a lesson: a word to read, something to do, or somebody to think about. */
export interface Step<V = unknown> {
  /** Steps of one beat share what is said. */
  readonly beat: string;
  /** What lies before the first question can be explained before anything has happened. */
  readonly before?: true;
  /** The game is played on until this holds. */
  readonly due?: (asked: readonly Decision[], view: V) => boolean;
  /** The question, and which answers are open; with `count`, how many of them are wanted. */
  readonly ask?: { readonly kind: string; readonly only: readonly Meaning[]; readonly count?: number };
  /** To be marked in private. */
  readonly note?: true;
  /** What is spoken of, by its `data-target` or its selector. */
  readonly spot?: string;
}

/** Somebody to ask what to do: it sees what its seat sees. */
export interface Officer<G extends GameTypes> {
  observe(events: readonly G['event'][], view: G['view']): void;
  answer(decision: Decision, view: G['view']): Picks;
  /** Why it gave its last answer. */
  explain(): readonly unknown[];
}

/** A game as it is played in a lesson: always from the same table, always the same way. */
export interface Script<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seed: string;
  readonly start: () => G['state'];
  readonly you: Seat;
  readonly steps: readonly Step<G['view']>[];
  /** What everybody else does, in order; and oneself, where no step asks. */
  readonly wishes: readonly Wish[];
  /** A new officer, who knows nothing yet. */
  readonly officer?: (seat: Seat) => Officer<G>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether something means this: everything that is said about it holds. */
export function means(ref: unknown, meaning: unknown): boolean {
  if (!isRecord(meaning)) return ref === meaning;
  return isRecord(ref) && Object.entries(meaning).every(([key, value]) => means(ref[key], value));
}
