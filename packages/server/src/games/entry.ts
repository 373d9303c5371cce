import type { Decision, Game, GameTypes, Match, Picks, Seat } from '@undertow/kernel';
import type { BotLevel, HistoryEntry } from '../protocol';
import type { BotReason, BotSaying } from './running';

/** A player made of code, for one game. */
export interface GameBot<G extends GameTypes> {
  observe(events: readonly G['event'][], view: G['view']): void;
  answer(decision: Decision, view: G['view'], imagine: (seed: string, belief?: G['belief']) => Match<G>): Picks;
  /** Why it gave its last answer. */
  explain?(): readonly BotReason[];
  /** What it would like to say now, if anything. */
  talk?(view: G['view']): readonly BotSaying[];
}

/** Builds the history from the events everybody saw, one after the other. */
export interface Chronicle<E> {
  add(event: E): void;
  readonly entries: readonly HistoryEntry[];
  readonly turn: number;
  readonly at: number;
}

/** What the server has to know about a game beyond its rules. */
export interface Entry<G extends GameTypes> {
  readonly game: Game<G>;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly defaults: G['options'];
  /** The options as the game means them, or `undefined` when they make no sense. */
  readonly options: (raw: unknown) => G['options'] | undefined;
  /** Parts of a view that everybody sees alike; they are always taken from what a spectator sees. */
  readonly openParts: readonly string[];
  /** The kinds of response windows there are: the kinds of decisions asked in them. */
  readonly windows: readonly string[];
  /** The kind of response window this event announces to everybody. */
  readonly window: (event: G['event']) => string | undefined;
  /** Whether what is going on now is this seat's own roll or check. */
  readonly owns: (view: G['view'], seat: Seat) => boolean;
  /** Whether this event showed somebody something new, so that nothing before it can be taken back. */
  readonly reveals: (event: G['event']) => boolean;
  readonly chronicle: () => Chronicle<G['event']>;
  readonly botLevels: readonly BotLevel[];
  readonly bot: (level: BotLevel, seat: Seat, seed: string) => GameBot<G>;
}
