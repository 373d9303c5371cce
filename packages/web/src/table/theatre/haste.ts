/** So much to tell is left out: it was missed, and "since your last move" says what it came to. */
export const TOO_MUCH = 300;

/** The more there is still to tell, the faster it is told, but never all at once. */
export function haste(waiting: number): number {
  if (waiting > 40) return 0.4;
  return waiting > 16 ? 0.7 : 1;
}
