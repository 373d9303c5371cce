import type { Storm } from '../model/state';
import { axialQ, axialR, distance, type Hex, hexAt, SIDES, type Side, turned } from './geometry';

const AHEAD: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const ahead = (side: Side): readonly [number, number] => AHEAD[side] ?? [0, 0];

type Cells = readonly (readonly [number, number])[];

/** One hex, a line of two, a triangle, a rhombus (E5.38). */
function shape(size: number, orientation: Side): Cells {
  const [aq, ar] = ahead(orientation);
  const [bq, br] = ahead(turned(orientation, 1));
  const cells: Cells = [
    [0, 0],
    [aq, ar],
    [bq, br],
    [aq + bq, ar + br],
  ];
  return cells.slice(0, size);
}

const SHAPES: readonly (readonly Cells[])[] = [0, 1, 2, 3, 4].map((size) =>
  SIDES.map((orientation) => shape(size, orientation)),
);
const cellsOf = (size: number, orientation: Side): Cells => SHAPES[Math.min(size, 4)]?.[orientation] ?? [];

/** Ways a piece can lie that look different. */
const ORIENTATIONS: readonly (readonly Side[])[] = [[], [0], [0, 1, 2], [0, 1], [0, 1, 2]];

export function covers(storm: Storm, hex: Hex): boolean {
  const dq = axialQ(hex) - storm.q;
  const dr = axialR(hex) - storm.r;
  for (const [q, r] of cellsOf(storm.size, storm.orientation)) if (q === dq && r === dr) return true;
  return false;
}

/** The hexes of the board it covers. */
export function hexesUnder(storm: Storm): Hex[] {
  const hexes: Hex[] = [];
  for (const [q, r] of cellsOf(storm.size, storm.orientation)) {
    const hex = hexAt(storm.q + q, storm.r + r);
    if (hex !== undefined) hexes.push(hex);
  }
  return hexes;
}

/** How far its nearest hex on the board is; 0 where it covers the hex already. */
export function stormDistance(storm: Storm, hex: Hex): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const under of hexesUnder(storm)) nearest = Math.min(nearest, distance(under, hex));
  return nearest;
}

/** E5.39: every way a new piece can lie so that it covers this hex. */
export function placementsOver(size: number, hex: Hex): Storm[] {
  const placements: Storm[] = [];
  for (const orientation of ORIENTATIONS[Math.min(size, 4)] ?? []) {
    for (const [q, r] of cellsOf(size, orientation)) {
      placements.push({ size, orientation, q: axialQ(hex) - q, r: axialR(hex) - r });
    }
  }
  return placements;
}

/** One hex further in every direction in which some of it stays on the board (E5.54). It never turns (E5.40). */
export function drifts(storm: Storm): Storm[] {
  const moved: Storm[] = [];
  for (const side of SIDES) {
    const [q, r] = ahead(side);
    const next: Storm = { size: storm.size, orientation: storm.orientation, q: storm.q + q, r: storm.r + r };
    if (hexesUnder(next).length > 0) moved.push(next);
  }
  return moved;
}

/** E5.53: the drifts that bring it nearer; none where it covers the hex already. */
export function driftsToward(storm: Storm, hex: Hex): Storm[] {
  const now = stormDistance(storm, hex);
  return drifts(storm).filter((next) => stormDistance(next, hex) < now);
}

/**
 * How often storms strike a ship on this step: once for each storm it leaves and once for each it enters (E5.45, E5.46).
 */
export function strikes(storms: readonly Storm[], from: Hex, to: Hex): number {
  let count = 0;
  for (const storm of storms) if (covers(storm, from) !== covers(storm, to)) count++;
  return count;
}
