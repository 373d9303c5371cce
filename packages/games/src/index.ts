import { type GameKit, type GameTypes, type Playable, playable } from '@undertow/kit';
import { pearlsKit } from '@undertow/pearls/kit';
import type { Registry } from '@undertow/table';
import { everrain } from './everrain';
import { unfathomable } from './unfathomable';

type Look<T> = <G extends GameTypes>(kit: GameKit<G>) => T;

/** Games people come for. */
const eachReal = <T>(look: Look<T>): readonly T[] => [look(unfathomable), look(everrain)];

/** Games that show how one is made. */
const eachExample = <T>(look: Look<T>): readonly T[] => [look(pearlsKit)];

/** Looks at every game with its own types: for what has to hold for each of them. */
export const lookAtEach = <T>(look: Look<T>): readonly T[] => [...eachReal(look), ...eachExample(look)];

const REAL: readonly Playable[] = eachReal(playable);
const EXAMPLES: readonly Playable[] = eachExample(playable);

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
