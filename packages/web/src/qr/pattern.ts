import { Grid } from './grid';

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The remainder of a number's bits, for the two notes about the code itself. */
function remainder(value: number, divisor: number, width: number): number {
  let rest = value;
  for (let step = 0; step < width; step++) rest = (rest << 1) ^ ((rest >> (width - 1)) * divisor);
  return rest;
}

function finder(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      grid.fix(centreX + dx, centreY + dy, ring !== 2 && ring !== 4);
    }
  }
}

function alignment(grid: Grid, version: number): void {
  const places = ALIGNMENT[version - 1] ?? [];
  const last = places.at(-1);
  for (const x of places) {
    for (const y of places) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) grid.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
}

function versionNote(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const far = grid.size - 11 + (bit % 3);
    const near = Math.floor(bit / 3);
    grid.fix(far, near, dark);
    grid.fix(near, far, dark);
  }
}

/** Says which mask was used; level M is 00. Until the mask is known, this keeps the place free. */
export function formatNote(grid: Grid, mask: number): void {
  const { size } = grid;
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const dark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit <= 5; bit++) grid.fix(8, bit, dark(bit));
  grid.fix(8, 7, dark(6));
  grid.fix(8, 8, dark(7));
  grid.fix(7, 8, dark(8));
  for (let bit = 9; bit < 15; bit++) grid.fix(14 - bit, 8, dark(bit));
  for (let bit = 0; bit < 8; bit++) grid.fix(size - 1 - bit, 8, dark(bit));
  for (let bit = 8; bit < 15; bit++) grid.fix(8, size - 15 + bit, dark(bit));
  grid.fix(8, size - 8, true);
}

/** Everything in a code that is not data. */
export function pattern(version: number): Grid {
  const size = version * 4 + 17;
  const grid = new Grid(size);
  for (let at = 0; at < size; at++) {
    grid.fix(6, at, at % 2 === 0);
    grid.fix(at, 6, at % 2 === 0);
  }
  finder(grid, 3, 3);
  finder(grid, size - 4, 3);
  finder(grid, 3, size - 4);
  alignment(grid, version);
  formatNote(grid, 0);
  versionNote(grid, version);
  return grid;
}
