import type { Hosted, Registry } from './running';

/** The game with this name, if there is one: names that every object knows are none. */
export const gameOf = (games: Registry, name: string): Hosted | undefined =>
  Object.hasOwn(games, name) ? games[name] : undefined;
