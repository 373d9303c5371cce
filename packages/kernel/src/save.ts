import type { Picks, Seat } from './decision';
import type { GameTypes } from './game';
import type { Match } from './match';

/** One answer, as short as it gets: the seat, then the picked options. */
export type Answer = readonly [Seat, ...number[]];

/** Mostly one option is picked, and to spread even that one goes through its iterator. */
export const packAnswer = (seat: Seat, picks: Picks): Answer => {
  const only = picks.length === 1 ? picks[0] : undefined;
  return only === undefined ? [seat, ...picks] : [seat, only];
};

export const unpackAnswer = ([seat, ...picks]: Answer): { seat: Seat; picks: Picks } => ({ seat, picks });

/** Seed and answers: all it takes to play the same game again. */
export interface MatchRecord<G extends GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly options: G['options'];
  readonly seed: string;
  /** The state it began with, if not what comes out of the box. */
  readonly start?: G['state'];
  readonly answers: readonly Answer[];
}

/** A record with the last checkpoint, so that loading need not replay the whole game. */
export interface Save<G extends GameTypes> extends MatchRecord<G> {
  readonly checkpoint: G['state'];
  /** How many of the answers the checkpoint already contains. */
  readonly checkpointAt: number;
  readonly serial: number;
}

/** A checkpoint as it lies there. */
export interface Kept {
  /** As JSON. */
  readonly state: string;
  /** How many answers it contains. */
  readonly at: number;
  readonly serial: number;
}

export interface Loaded<G extends GameTypes> {
  readonly match: Match<G>;
  /** How many answers had to be given up because the rules have changed since. */
  readonly lost: number;
  readonly problem?: string;
}
