import type { Grid } from './grid';

type Mask = (x: number, y: number) => boolean;

export const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

/** How hard a code is to read: long runs, blocks, look-alikes of the corners, too much of one shade. */
export function penalty(grid: Grid): number {
  const rows = grid.rows();
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...text.matchAll(FINDER_LIKE)].length;
  }
  for (let y = 0; y < grid.size - 1; y++) {
    for (let x = 0; x < grid.size - 1; x++) {
      const shade = grid.dark(x, y);
      if (shade === grid.dark(x + 1, y) && shade === grid.dark(x, y + 1) && shade === grid.dark(x + 1, y + 1))
        points += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  const share = (dark * 100) / (grid.size * grid.size);
  return points + 10 * Math.floor(Math.abs(share - 50) / 5);
}
