/**
 * The chart: 5 by 5 slots of six hexes each, three over three. Hexes are numbered slot * 6 + cell, cells row by row; the
 * arithmetic is axial (q to the east, r to the south-east) with pointy hexes. A tile turned half round reads its
 * printed hexes backwards.
 */
export type Hex = number;
export type Slot = number;
/** A side of a hex, clockwise: 0 east, 1 south-east, 2 south-west, 3 west, 4 north-west, 5 north-east. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];
export const SLOTS_ACROSS = 5;
export const SLOT_COUNT = 25;
export const CELLS = 6;
export const HEX_COUNT = SLOT_COUNT * CELLS;
export const START_SLOT: Slot = 12;

const STEP_Q = [1, 0, -1, -1, 0, 1];
const STEP_R = [0, 1, 1, 0, -1, -1];

const Q: number[] = [];
const R: number[] = [];
for (let slot = 0; slot < SLOT_COUNT; slot++) {
  const across = slot % SLOTS_ACROSS;
  const down = Math.floor(slot / SLOTS_ACROSS);
  for (let cell = 0; cell < CELLS; cell++) {
    Q.push(across * 3 - down + (cell % 3));
    R.push(down * 2 + Math.floor(cell / 3));
  }
}

const COLUMNS = SLOTS_ACROSS * 3;
const ROWS = (SLOT_COUNT / SLOTS_ACROSS) * 2;

/** The hex with these coordinates, if the board reaches so far. */
export function hexAt(q: number, r: number): Hex | undefined {
  if (r < 0 || r >= ROWS) return undefined;
  const down = r >> 1;
  const column = q + down;
  if (column < 0 || column >= COLUMNS) return undefined;
  const across = Math.floor(column / 3);
  return (down * SLOTS_ACROSS + across) * CELLS + (r & 1) * 3 + (column - across * 3);
}

/** Six numbers for each hex: its neighbours clockwise from the east, -1 beyond the board. */
const NEIGHBOURS: readonly number[] = Q.flatMap((q, hex) =>
  SIDES.map((side) => hexAt(q + (STEP_Q[side] ?? 0), (R[hex] ?? 0) + (STEP_R[side] ?? 0)) ?? -1),
);

export const axialQ = (hex: Hex): number => Q[hex] ?? 0;
export const axialR = (hex: Hex): number => R[hex] ?? 0;
export const slotOf = (hex: Hex): Slot => Math.floor(hex / CELLS);
export const cellOf = (hex: Hex): number => hex % CELLS;
export const hexesOf = (slot: Slot): readonly Hex[] => HEXES_OF[slot] ?? [];

const HEXES_OF: readonly (readonly Hex[])[] = Array.from({ length: SLOT_COUNT }, (_, slot) =>
  Array.from({ length: CELLS }, (_unused, cell) => slot * CELLS + cell),
);

/** The hex on that side, or -1 beyond the board (E5.20). */
export const neighbour = (hex: Hex, side: Side): Hex => NEIGHBOURS[hex * 6 + side] ?? -1;

const TURNS: readonly Side[] = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5];
/** Turned clockwise by so many sides (negative: the other way). */
export const turned = (side: Side, by: number): Side => TURNS[(((side + by) % 6) + 6) % 6] ?? side;

export function distance(a: Hex, b: Hex): number {
  const dq = axialQ(a) - axialQ(b);
  const dr = axialR(a) - axialR(b);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The side of `from` on which its neighbour `to` lies. */
export function sideTowards(from: Hex, to: Hex): Side | undefined {
  return SIDES.find((side) => neighbour(from, side) === to);
}

/**
 * The hex at an offset written for a ship facing east, turned with the ship. `dq` counts ahead, `dr` to starboard aft, as
 * the axes lie for facing 0.
 */
export function relative(from: Hex, facing: Side, dq: number, dr: number): Hex | undefined {
  let q = dq;
  let r = dr;
  for (let turns = 0; turns < facing; turns++) {
    const before = q;
    q = -r;
    r = before + r;
  }
  return hexAt(axialQ(from) + q, axialR(from) + r);
}
