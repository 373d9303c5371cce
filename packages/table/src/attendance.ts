import type { Decision, Seat } from '@undertow/kernel';
import type { SeatMeta, TableMeta } from './meta';

// Who plays at a table and who only looks on, and what follows from it for how long anybody has to wait.

/** Somebody alone with bots: bots respond at once, so a short least time hides as much, and nobody is kept waiting. */
const ALONE_WINDOW_MS = 250;

/** A person who answers. */
export const isHere = ({ kind, away }: SeatMeta): boolean => kind === 'person' && !away;

/** Everybody who plays is away, and somebody of them may come back: nothing happens until then. */
export function isDeserted({ seats, status }: TableMeta, looks: (seat: Seat) => boolean): boolean {
  if (status !== 'playing' || seats.some(isHere)) return false;
  // Whoever lets a bot play and looks on is here.
  const looksOn = seats.some(({ kind, tokenHash }, seat) => kind === 'bot' && tokenHash !== null && looks(seat));
  return !looksOn && seats.some(({ tokenHash }) => tokenHash !== null);
}

/** The least time of a window at a table where these kinds of windows open. */
export function leastWindowMs({ seats, settings }: TableMeta, windows: readonly string[]): number {
  // Where nothing is ever answered in secret, there is nothing to hide.
  if (windows.length === 0) return 0;
  // Whoever lets a bot play comes back to the same hand: it is hidden from the others meanwhile.
  const people = seats.filter(({ tokenHash }) => tokenHash !== null).length;
  if (people === 0) return 0;
  return people === 1 ? Math.min(settings.windowMs, ALONE_WINDOW_MS) : settings.windowMs;
}

/** Nobody has to wait for a bot that nobody watches, nor in a window, which lasts its time anyway. */
export const botDelayMs = ({ seats, settings }: TableMeta, { open }: Decision): number =>
  open !== false && seats.some(isHere) ? settings.botMs : 0;
