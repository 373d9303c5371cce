import type { GameTypes, Match } from '@undertow/kernel';
import type { Flag, Flags } from './flags';

type Sums = Readonly<Record<string, number>>;

/** What is counted of one game that is over, by the names under which it is printed. */
export interface Outcome {
  /** Numbers of which mean, median and 95th percentile are told: turns, rounds. */
  readonly spreads: Sums;
  /** Numbers that are added up over all games, single ones or several under one name. All games give the same names. */
  readonly sums: Readonly<Record<string, number | Sums>>;
}

/** Follows one game and says what is to be counted of it. */
export interface Collector<G extends GameTypes> {
  /** Hears everything that happens. To follow events costs time: only for what the state at the end does not tell. */
  hear?(event: G['event']): void;
  outcome(match: Match<G>): Outcome;
}

/** How many games of one kind are set up, and what is counted of them. */
export interface Trial<G extends GameTypes> {
  /** How many can play. */
  readonly sizes: readonly number[];
  readonly usualSize: number;
  readonly flags: readonly Flag[];
  /** What game number `index` is played with; the same whoever plays it and in whatever order. */
  readonly options: (players: number, flags: Flags, index: number) => G['options'];
  readonly collector: () => Collector<G>;
  /** The flags under which a series goes through every variant, for the records that show when play has changed. */
  readonly everything?: Flags;
}
