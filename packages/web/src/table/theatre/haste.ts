/** The more there is still to tell, the faster it is told. */
export function haste(waiting: number): number {
  if (waiting > 80) return 0;
  if (waiting > 40) return 0.25;
  return waiting > 16 ? 0.6 : 1;
}
