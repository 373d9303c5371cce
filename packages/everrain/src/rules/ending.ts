import type { Cause, Ending } from '../model/state';
import type { Table } from '../model/types';

/** Thrown at the very moment the game ends, out of whatever was going on (E15.24). */
export class GameOver {
  constructor(readonly cause: Cause) {}
}

export function end(cause: Cause): never {
  throw new GameOver(cause);
}

export function finish(g: Table, cause: Cause): Ending {
  const { state } = g;
  const ending: Ending = { won: cause === 'discovered', cause, rounds: state.round };
  state.ending = ending;
  g.emit({ type: 'over', cause, won: ending.won, elder: state.elder.board, rounds: state.round });
  return ending;
}
