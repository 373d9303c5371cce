import type { Seat } from '@undertow/kernel';
import { GOAL_DISTANCE } from '../content/tracks';
import type { Cause, Ending, Player, State } from '../model/state';
import type { Table } from '../model/types';
import { distance } from './query';

/** Thrown at the very moment the game ends, out of whatever was going on (18.0). */
export class GameOver {
  constructor(readonly cause: Cause) {}
}

export function end(cause: Cause): never {
  throw new GameOver(cause);
}

/** Who has won (18.1). */
export function winners(state: State, cause: Cause): Seat[] {
  const far = distance(state) >= GOAL_DISTANCE;
  return state.players.flatMap((one, seat) => (hasWon(one, cause, far) ? [seat] : []));
}

function hasWon(one: Player, cause: Cause, far: boolean): boolean {
  const cards = loyaltyOf(one);
  const hybrid = cards.includes('hybrid');
  const cultist = cards.includes('cultist');
  if (cause === 'arrived') return !hybrid && !cultist; // 18.1a
  if (hybrid) return true; // 18.1b, and with the Cultist's card too (18.1d)
  return cultist && far; // 18.1c
}

/** All loyalty cards, faceup and facedown. */
export const loyaltyOf = (one: Player): readonly ('human' | 'hybrid' | 'cultist')[] => [
  ...(one.revealed ? [one.revealed] : []),
  ...one.loyalty.map(({ card }) => card),
];

export function finish(g: Table, cause: Cause): Ending {
  const { state } = g;
  const ending: Ending = { cause, winners: winners(state, cause), distance: distance(state) };
  state.ending = ending;
  state.players.forEach((one, seat) => {
    g.emit({ type: 'truth', seat, loyalty: loyaltyOf(one) }); // 18.1
  });
  g.emit({ type: 'over', ...ending });
  return ending;
}
