import type { Seat } from '@undertow/kernel';
import type { State } from '../model/state';

/** The ship whose turn it is has sunk: nothing of the turn is left (E15.14). The turn's steps catch it. */
export class TurnOver {
  constructor(readonly seat: Seat) {}
}

/** Whether this seat is taking its turn, so that a sinking cuts it short. What follows a turn is nobody's turn. */
export const isTakingTurn = ({ step, turn }: State, seat: Seat): boolean =>
  turn.seat === seat && (step === 'turn-start' || step === 'turn' || step === 'turn-end');
