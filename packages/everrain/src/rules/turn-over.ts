import type { Flow, Request, Seat } from '@undertow/kernel';
import type { State } from '../model/state';

/**
 * Yielded where the ship whose turn it is has sunk, or cannot come back: nothing of the turn is left (E15.14). Whoever
 * runs the turn leaves it then, and what has to be put away on the way out is.
 */
export const TURN_OVER: Request = { seats: [], build: () => null };

/** Ends the turn here. Not thrown: through a dozen flows that takes as long as two answers. */
export function* cutTurnShort(): Flow<never> {
  yield TURN_OVER;
  throw new Error('a turn that is over goes on');
}

/** Whether this seat is taking its turn, so that a sinking cuts it short. What follows a turn is nobody's turn. */
export const isTakingTurn = ({ step, turn }: State, seat: Seat): boolean =>
  turn.seat === seat && (step === 'turn-start' || step === 'turn' || step === 'turn-end');
