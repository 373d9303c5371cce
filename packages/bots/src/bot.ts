import type { Decision, GameTypes, Match, Picks, Seat } from '@undertow/kernel';
import type { LevelId } from './kit';

/** Something a bot says with the phrases of its game, perhaps about somebody. */
export interface Saying {
  readonly phrase: string;
  readonly about: Seat | null;
}

/** Somebody points at things on the table, as the game names them: "look here", or the way they mean to go. */
export interface Pointed {
  readonly seat: Seat;
  readonly mark: string;
  readonly on: readonly string[];
  /** How many open events had happened before. */
  readonly step: number;
}

/** Why a bot answered so: a key and its arguments, which the game has words for. */
export interface Reason {
  readonly key: string;
  readonly args: object;
}

/** Worlds as they might be: everything this seat cannot know has been dealt again before the bot gets it. */
export type Imagine<G extends GameTypes> = (seed: string, belief?: G['belief']) => Match<G>;

/** A player made of code. It sees what its seat sees and nothing else. */
export interface Bot<G extends GameTypes> {
  readonly level: LevelId;
  readonly seat: Seat;
  /** Everything that happened since the last call, as this seat may know it. */
  observe(events: readonly G['event'][], view: G['view']): void;
  /** What people point at, told before every answer; the latest of each kind by each seat. */
  heed?(marks: readonly Pointed[]): void;
  answer(decision: Decision, view: G['view'], imagine?: Imagine<G>): Picks;
  /** Why it gave its last answer. */
  explain(): readonly Reason[];
  /** What it would like to say now, if anything. */
  talk(view: G['view']): readonly Saying[];
  /** What it thinks about hidden things; bots that do not think have no such thing. */
  belief?(view: G['view']): G['belief'];
}
