import { type Playable, playable } from '@undertow/kit';
import { pearlsKit } from '@undertow/pearls/kit';
import type { Registry } from '@undertow/table';
import { everrain } from './everrain';
import { unfathomable } from './unfathomable';

/** Games people come for. */
const REAL: readonly Playable[] = [playable(unfathomable), playable(everrain)];

/** Games that show how one is made. */
const EXAMPLES: readonly Playable[] = [playable(pearlsKit)];

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, Playable>> = Object.fromEntries(
  [...REAL, ...EXAMPLES].map((game) => [game.id, game]),
);

export function gameCalled(id: string): Playable {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw new Error(`There is no game called ${id}. There are: ${Object.keys(GAMES).join(', ')}.`);
  return game;
}

/** What a server hosts; the examples only where they are asked for. */
export const allGames = ({ examples = false } = {}): Registry =>
  Object.fromEntries([...REAL, ...(examples ? EXAMPLES : [])].map((game) => [game.id, game.hosted()]));
