import type { Decision, Match, Picks, Seat } from '@undertow/kernel';
import type { Belief, Event, Unfathomable, View } from '@undertow/unfathomable';

export type Level = 'random' | 'officer' | 'admiral';

export const LEVELS: readonly Level[] = ['random', 'officer', 'admiral'];

/** One reason behind an answer: a key of the catalogue and what to fill in. */
export interface Reason {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Something a bot says with the structured phrases. */
export interface Saying {
  readonly phrase: string;
  readonly about: Seat | null;
}

/** Worlds as they might be: everything this seat cannot know has been dealt again before the bot gets it. */
export type Imagine = (seed: string, belief?: Belief) => Match<Unfathomable>;

/** A player made of code. It sees what its seat sees and nothing else. */
export interface Bot {
  readonly level: Level;
  readonly seat: Seat;
  /** Everything that happened since the last call, as this seat may know it. */
  observe(events: readonly Event[], view: View): void;
  answer(decision: Decision, view: View, imagine?: Imagine): Picks;
  /** Why it gave its last answer. */
  explain(): readonly Reason[];
  /** What it would like to say now, if anything. */
  talk(view: View): readonly Saying[];
}
