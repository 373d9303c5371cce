import type { Options } from '@undertow/unfathomable';

export const PLAYER_COUNTS = [3, 4, 5, 6] as const satisfies Options['players'][];

/** The Cultist is in the box for four and six only. */
export const hasCultist = (players: number): boolean => players === 4 || players === 6;

export const plainOptions = (players: Options['players']): Options => ({
  players,
  characters: 'choose',
  learning: false,
  cultist: true,
  difficulty: 'normal',
});

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  'players' in value &&
  PLAYER_COUNTS.some((count) => count === value.players) &&
  'learning' in value &&
  'difficulty' in value;

/** A table's options, which the protocol leaves to the game. */
export const readOptions = (value: unknown): Options => (isOptions(value) ? value : plainOptions(5));
