import type { GamePage } from '../game-page';
import { GAMES } from '../games';
import { gameById } from './parts';

/** The game an address names, and what comes after it; addresses from when there was one game leave it out. */
export function gameIn(rest: readonly string[]): { readonly game: GamePage; readonly rest: readonly string[] } {
  const named = gameById(rest[0] ?? '');
  return named ? { game: named, rest: rest.slice(1) } : { game: GAMES[0], rest };
}
