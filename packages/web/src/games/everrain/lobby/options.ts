import { defaultOptions, type Options } from '@undertow/everrain/options';

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  'players' in value &&
  [1, 2, 3, 4].some((count) => count === value.players) &&
  'length' in value &&
  ['short', 'medium', 'long'].some((length) => length === value.length) &&
  'flags' in value &&
  Array.isArray(value.flags);

/** A table's options, which the protocol leaves to the game. */
export const readOptions = (value: unknown): Options => (isOptions(value) ? value : defaultOptions(1));
