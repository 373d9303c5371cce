import { type Chart, isCovered, isLand, isOccupied, kindAt, type Sea, type Tiles } from './chart';
import { axialQ, axialR, HEX_COUNT, type Hex, hexAt } from './geometry';

/** What the straight line between two hex centres runs over, the two left out. Beyond the board is -1. */
interface Line {
  readonly through: readonly Hex[];
  /** Edges the line runs along, with the hexes on both sides (E5.36). */
  readonly along: readonly (readonly [Hex, Hex])[];
}

const LINES: (Line | undefined)[] = new Array(HEX_COUNT * HEX_COUNT);

function lineBetween(from: Hex, to: Hex): Line {
  const key = from * HEX_COUNT + to;
  LINES[key] ??= trace(from, to);
  return LINES[key];
}

const CLOSE = 1e-9;

/**
 * A hex is all points nearer to its centre than 1 in each of the three differences of cube coordinates; a straight line
 * is linear in them, so that it enters and leaves at the borders of an interval.
 */
function trace(from: Hex, to: Hex): Line {
  const q0 = axialQ(from);
  const r0 = axialR(from);
  const dq = axialQ(to) - q0;
  const dr = axialR(to) - r0;
  const slopes = [dq - dr, dq + 2 * dr, -2 * dq - dr];
  const through: Hex[] = [];
  const along: (readonly [Hex, Hex])[] = [];
  for (let q = Math.min(q0, q0 + dq) - 1; q <= Math.max(q0, q0 + dq) + 1; q++) {
    for (let r = Math.min(r0, r0 + dr) - 1; r <= Math.max(r0, r0 + dr) + 1; r++) {
      const hex = hexAt(q, r) ?? -1;
      if (hex === from || hex === to) continue;
      const a = q0 - q;
      const b = r0 - r;
      const starts = [a - b, a + 2 * b, -2 * a - b];
      let enters = 0;
      let leaves = 1;
      let border: number | null = null;
      for (let axis = 0; axis < 3; axis++) {
        const start = starts[axis] ?? 0;
        const slope = slopes[axis] ?? 0;
        if (slope === 0) {
          if (Math.abs(start) > 1) leaves = -1;
          else if (Math.abs(start) === 1) border = axis;
        } else {
          const one = (-1 - start) / slope;
          const two = (1 - start) / slope;
          enters = Math.max(enters, Math.min(one, two));
          leaves = Math.min(leaves, Math.max(one, two));
        }
      }
      if (leaves - enters < CLOSE) continue;
      if (border === null) through.push(hex);
      else if (starts[border] === 1) along.push([hex, beyond(q, r, border)]);
    }
  }
  return { through, along };
}

/** The hex on the other side of the edge that lies at difference 1 of this axis. */
const beyond = (q: number, r: number, axis: number): Hex =>
  (axis === 0 ? hexAt(q + 1, r - 1) : axis === 1 ? hexAt(q, r + 1) : hexAt(q - 1, r)) ?? -1;

/** E5.32, E5.33, E5.37: ships, the Elder One, land, storms and what nobody has charted. */
function blocks(sea: Sea, tiles: Tiles, hex: Hex): boolean {
  const kind = hex < 0 ? null : kindAt(sea, tiles, hex);
  return kind === null || isLand(kind) || isCovered(sea, hex) || isOccupied(sea, hex);
}

/** E5.31: whether a ship at one hex sees the other. The two hexes themselves never block (E5.34, E5.35). */
export function sees(sea: Sea, tiles: Tiles, from: Hex, to: Hex): boolean {
  const { through, along } = lineBetween(from, to);
  for (const hex of through) if (blocks(sea, tiles, hex)) return false;
  for (const [one, other] of along) if (blocks(sea, tiles, one) && blocks(sea, tiles, other)) return false;
  return true;
}

/** Every charted hex that can be seen from here. */
export function seenFrom(sea: Sea, tiles: Tiles, from: Hex): Hex[] {
  const seen: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (hex !== from && isCharted(sea, tiles, hex) && sees(sea, tiles, from, hex)) seen.push(hex);
  }
  return seen;
}

const isCharted = (chart: Chart, tiles: Tiles, hex: Hex): boolean => kindAt(chart, tiles, hex) !== null;
