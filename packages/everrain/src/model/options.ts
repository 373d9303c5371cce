import type { Length } from '../content/ids';

/** Other readings of the rules that a table may agree on; all off unless chosen (E1.33, E17.25). */
export const FLAGS = [
  'pool-orders', // E3.13
  'icon-hex', // E5.22
  'split-services', // E7.21
  'one-die-per-node', // E12.28
  'gap-strict', // E13.30
  'strain-first', // E16.38
  'awaken-any', // E17.10
  'end-awakens', // E17.11
  'agenda-ten', // E17.12
  'storm-is-sea', // E17.13
  'choose-tested', // E17.14
  'align-first', // E17.22
] as const;

export type Flag = (typeof FLAGS)[number];

/** What a table agrees on before the game starts. */
export interface Options {
  readonly players: 1 | 2 | 3 | 4;
  readonly length: Length;
  /** E16.1 */
  readonly boarding: boolean;
  readonly exhaustive: boolean;
  readonly flags: readonly Flag[];
  /** E1.36: a seat named by the table, or drawn. */
  readonly firstPlayer: number | 'random';
  /** A first voyage: the page explains each thing when it comes up. The rules are the same. */
  readonly learning: boolean;
}

export const defaultOptions = (players: Options['players'], length: Length = 'short'): Options => ({
  players,
  length,
  boarding: true,
  exhaustive: true,
  flags: [],
  firstPlayer: 'random',
  learning: false,
});
