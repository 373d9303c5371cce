/** To three places. */
export const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** Where the true rate lies with 95%, by Wilson's formula. */
export function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const margin = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - margin) / scale)), rounded(Math.min(1, (middle + margin) / scale))];
}
