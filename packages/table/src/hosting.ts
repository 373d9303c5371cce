import type { GameTypes, Seat } from '@undertow/kernel';

/** Something worth remembering, told in the game's own way; `at` counts the events everybody saw. */
export interface Remembered {
  readonly kind: string;
  readonly turn: number;
  readonly at: number;
}

/** Builds the history from the events everybody saw, one after the other. */
export interface Chronicle<E> {
  add(event: E): void;
  readonly entries: readonly Remembered[];
  readonly turn: number;
  readonly at: number;
}

/** What can be said at a table without typing, by id: as it is, and about one player. */
export interface Phrases {
  readonly plain: readonly string[];
  readonly about: readonly string[];
}

/** What a table has to know about a game beyond its rules. */
export interface Hosting<G extends GameTypes> {
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly defaults: G['options'];
  /** The options as the game means them, or `undefined` when they make no sense. */
  readonly options: (raw: unknown) => G['options'] | undefined;
  /**
   * The parts of a seat's view that are not what a spectator sees. All others are taken from `open`, a spectator's view of
   * the same moment: whatever is left out here can be missing, but never leak. What lies deeper may be taken from it too.
   * What it takes for all seats is found once for a moment, and then each seat's own parts at once: the state goes on.
   */
  readonly own: (state: G['state'], open: G['view']) => (seat: Seat) => Partial<G['view']>;
  /** The kinds of response windows there are: the kinds of decisions asked in them. */
  readonly windows: readonly string[];
  /** The kind of response window this event announces to everybody. */
  readonly window: (event: G['event']) => string | undefined;
  /** Whether what is going on now is this seat's own roll or check. */
  readonly owns: (view: G['view'], seat: Seat) => boolean;
  /** Whether this event showed somebody something new, so that nothing before it can be taken back. */
  readonly reveals: (event: G['event']) => boolean;
  readonly phrases: Phrases;
  /** What people may mean when they point at something on the table; nobody points unless said otherwise. */
  readonly marks?: readonly string[];
  /** Whether players mark how far they trust each other. */
  readonly notes: boolean;
  readonly chronicle: () => Chronicle<G['event']>;
}
