import type { Shelf } from '../store/shelf';

const DAY_MS = 86_400_000;
/** A server may have rested for so long. */
const MOST_RESTED_MS = 30 * DAY_MS;
/** So far may the clocks of two nodes lie apart. */
const MOST_APART_MS = DAY_MS;

/**
 * Whether what the clock says at the start fits what is stored: somebody has touched a table in the time before, or there
 * is none. A clock that is years ahead would make every game old enough to be forgotten.
 */
export async function fitsTheClock(tables: Shelf, now: number): Promise<boolean> {
  const touched = await tables.touched(now - MOST_RESTED_MS, now + MOST_APART_MS);
  return touched ?? true;
}
