import type { SeatMeta } from '../meta';
import { isSecret } from './secret';

/** Which seat a token holds. Looks at all of them, so that the time taken says nothing. */
export function seatOf(seats: readonly SeatMeta[], token: string): number | undefined {
  let found: number | undefined;
  seats.forEach((seat, number) => {
    if (seat.tokenHash !== null && isSecret(token, seat.tokenHash)) found = number;
  });
  return found;
}
