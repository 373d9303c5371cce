import type { Decision, Match, Picks, Seat } from '@undertow/kernel';
import type { Belief, Event, Unfathomable, View } from '@undertow/unfathomable';
import type { PhraseAboutId, PhraseId, Reason } from '@undertow/unfathomable/words';

export type { Reason } from '@undertow/unfathomable/words';

export type Level = 'random' | 'officer' | 'admiral';

export const LEVELS: readonly Level[] = ['random', 'officer', 'admiral'];

/** Something a bot says with the structured phrases. */
export type Saying =
  | { readonly phrase: PhraseId; readonly about: null }
  | { readonly phrase: PhraseAboutId; readonly about: Seat };

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
  /** How likely it thinks each seat is to be a traitor; bots that do not think have no such thing. */
  belief?(view: View): Belief;
}
