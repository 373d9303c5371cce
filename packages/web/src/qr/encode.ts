import { codewords } from './codewords';
import type { Grid } from './grid';
import { MASKS, penalty } from './mask';
import { formatNote, pattern } from './pattern';

/** Lays the bits out in columns of two, upwards and downwards in turn, from the lower right corner. */
function layOut(grid: Grid, bytes: readonly number[]): void {
  let bit = 0;
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < grid.size; step++) {
      const y = upwards ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.fixed(x, y)) continue;
        const byte = bytes[bit >> 3] ?? 0;
        grid.set(x, y, ((byte >> (7 - (bit & 7))) & 1) === 1);
        bit++;
      }
    }
  }
}

function masked(plain: Grid, mask: number): Grid {
  const grid = plain.copy();
  const flips = MASKS[mask];
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (!grid.fixed(x, y) && flips?.(x, y)) grid.set(x, y, !grid.dark(x, y));
    }
  }
  formatNote(grid, mask);
  return grid;
}

/** A QR code for a text, as rows of dark and light modules: byte mode, level M, the mask that reads best. */
export function encodeQr(text: string): readonly (readonly boolean[])[] {
  const { version, bytes } = codewords(text);
  const plain = pattern(version);
  layOut(plain, bytes);
  const candidates = MASKS.map((_, mask) => {
    const grid = masked(plain, mask);
    return { grid, points: penalty(grid) };
  });
  const best = candidates.reduce((found, each) => (each.points < found.points ? each : found));
  return best.grid.rows();
}
