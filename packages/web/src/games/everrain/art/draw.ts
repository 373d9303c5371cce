/** What every drawing here is made of: steady chance, rounded numbers, hexes and soft outlines. */

export type Point = readonly [number, number];

export const round = (n: number): number => Math.round(n * 10) / 10;

/** The same numbers for the same seed, so that a hex looks alike every time it is drawn. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Corners of a pointy hex, clockwise from the top. */
export const corners = (x: number, y: number, radius: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const hexagon = (x: number, y: number, radius: number): string => points(corners(x, y, radius));

/** A closed line that runs softly through all points. */
export function soft(list: readonly Point[]): string {
  const at = (i: number): Point => list[(i + list.length) % list.length] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${round(startX)},${round(startY)}`;
  for (let i = 0; i < list.length; i++) {
    const [before, here, next, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${round(here[0] + (next[0] - before[0]) / 6)},${round(here[1] + (next[1] - before[1]) / 6)} `;
    path += `${round(next[0] - (after[0] - here[0]) / 6)},${round(next[1] - (after[1] - here[1]) / 6)} ${round(next[0])},${round(next[1])}`;
  }
  return `${path}Z`;
}

/** An uneven round, as a coast is. */
export function coast(x: number, y: number, rx: number, ry: number, seed: number, count: number): readonly Point[] {
  const next = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const k = 0.85 + 0.3 * next();
    return [x + rx * k * Math.cos(angle), y + ry * k * Math.sin(angle)];
  });
}

export const grown = (list: readonly Point[], x: number, y: number, by: number): readonly Point[] =>
  list.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by]);
