import { type Playable, playable } from '@undertow/kit';
import type { Registry } from '@undertow/table';
import { unfathomable } from './unfathomable';

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, Playable>> = byId([playable(unfathomable)]);

function byId(games: readonly Playable[]): Readonly<Record<string, Playable>> {
  return Object.fromEntries(games.map((game) => [game.id, game]));
}

export function gameCalled(id: string): Playable {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw new Error(`There is no game called ${id}. There are: ${Object.keys(GAMES).join(', ')}.`);
  return game;
}

/** What a server hosts. */
export const allGames = (): Registry =>
  Object.fromEntries(Object.values(GAMES).map((game) => [game.id, game.hosted()]));
