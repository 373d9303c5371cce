import type { Hull, Spot } from './hull';

/** The same 24 spaces in three shapes: a long hull, a broad one that lies, a broad one that stands. */
export type Layout = 'long' | 'lying' | 'upright';

/** A part of the ship, from one corner to the opposite one. */
export interface Patch {
  readonly from: Spot;
  readonly to: Spot;
}

/** Along the keel and across it, where the name, the people and the fire of a room have their places. */
export interface RoomPlan {
  /** The middle of the upper edge of its name. */
  readonly sign: Spot;
  /** Where people may stand, as far as name and fire leave it free. */
  readonly floor: Patch;
  readonly fire: Spot;
}

export interface Plan {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly axis: number;
  readonly rooms: Hull;
  readonly deck: Hull;
  readonly water: Hull;
  readonly cuts: readonly [number, number, number];
  /** The two small rooms on the keel: half their length and half their width. */
  readonly cell: { readonly u: number; readonly v: number };
  readonly deep: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** Where along the keel the pieces at bow and stern stand: water, deck. */
  readonly bow: { readonly water: number; readonly deck: number };
  readonly aft: { readonly water: number; readonly deck: number };
  /** How long a row of pieces may be along the keel, amidships and at both ends, and how broad the water for them is. */
  readonly amidships: { readonly deck: number; readonly water: number };
  readonly ends: { readonly deck: number; readonly water: number };
  readonly swell: number;
  /** How far the numbers stand from a bulkhead and from the railing. */
  readonly number: Spot;
  /** How far from a bulkhead or the middle the arrows of the monsters lie. */
  readonly arrow: { readonly ends: number; readonly middle: number };
  readonly bridge: RoomPlan;
  readonly boiler: RoomPlan;
  /** A room between two bulkheads `a` and `b`, on the side of the odd numbers or the other. */
  readonly between: (a: number, b: number, side: -1 | 1) => RoomPlan;
  /** One of the cells on the keel, around `u`. */
  readonly held: (u: number) => Omit<RoomPlan, 'fire'>;
}

export const spot = (u: number, v: number): Spot => ({ u, v });
const patch = (from: Spot, to: Spot): Patch => ({ from, to });

const LONG: Plan = {
  layout: 'long',
  width: 1540,
  height: 780,
  axis: 390,
  rooms: { nose: 196, shoulder: 520, quarter: 1140, stern: 1344, half: 212 },
  deck: { nose: 44, shoulder: 540, quarter: 1140, stern: 1478, half: 314 },
  water: { nose: 6, shoulder: 560, quarter: 1180, stern: 1534, half: 386 },
  cuts: [520, 800, 1080],
  cell: { u: 104, v: 56 },
  deep: { x: 1424, y: 710, rx: 114, ry: 68 },
  bow: { water: 166, deck: 330 },
  aft: { water: 1262, deck: 1300 },
  amidships: { deck: 268, water: 212 },
  ends: { deck: 190, water: 150 },
  swell: 110,
  number: spot(34, 32),
  arrow: { ends: 96, middle: 90 },
  bridge: { sign: spot(398, -84), floor: patch(spot(284, -84), spot(508, 118)), fire: spot(466, -124) },
  boiler: { sign: spot(1196, -118), floor: patch(spot(1092, -118), spot(1300, 118)), fire: spot(1128, -156) },
  between: (a, b, side) => ({
    sign: spot((a + b) / 2, side < 0 ? -204 : 63),
    floor: side < 0 ? patch(spot(a + 10, -204), spot(b - 10, -61)) : patch(spot(a + 10, 63), spot(b - 10, 204)),
    fire: spot(b - 36, side * (side < 0 ? 96 : 166)),
  }),
  held: (u) => ({ sign: spot(u, -50), floor: patch(spot(u - 98, -50), spot(u + 98, 51)) }),
};

const LYING: Plan = {
  layout: 'lying',
  width: 1160,
  height: 800,
  axis: 400,
  rooms: { nose: 116, shoulder: 346, quarter: 850, stern: 1000, half: 244 },
  deck: { nose: 30, shoulder: 360, quarter: 850, stern: 1108, half: 342 },
  water: { nose: 4, shoulder: 380, quarter: 890, stern: 1156, half: 396 },
  cuts: [346, 592, 838],
  cell: { u: 100, v: 62 },
  deep: { x: 1062, y: 734, rx: 96, ry: 62 },
  bow: { water: 110, deck: 196 },
  aft: { water: 960, deck: 972 },
  amidships: { deck: 236, water: 174 },
  ends: { deck: 190, water: 150 },
  swell: 110,
  number: spot(36, 34),
  arrow: { ends: 76, middle: 84 },
  bridge: { sign: spot(252, -112), floor: patch(spot(170, -112), spot(336, 134)), fire: spot(306, -152) },
  boiler: { sign: spot(914, -132), floor: patch(spot(850, -132), spot(974, 144)), fire: spot(884, -178) },
  between: (a, b, side) => ({
    sign: spot((a + b) / 2, side < 0 ? -236 : 69),
    floor: side < 0 ? patch(spot(a + 9, -236), spot(b - 9, -67)) : patch(spot(a + 9, 69), spot(b - 9, 236)),
    fire: spot(b - 34, side * (side < 0 ? 104 : 196)),
  }),
  held: (u) => ({ sign: spot(u, -57), floor: patch(spot(u - 94, -57), spot(u + 94, 57)) }),
};

const UPRIGHT: Plan = {
  layout: 'upright',
  width: 780,
  height: 790,
  axis: 390,
  rooms: { nose: 92, shoulder: 262, quarter: 546, stern: 640, half: 262 },
  deck: { nose: 34, shoulder: 266, quarter: 566, stern: 712, half: 344 },
  water: { nose: 2, shoulder: 280, quarter: 596, stern: 784, half: 388 },
  cuts: [240, 380, 520],
  cell: { u: 54, v: 94 },
  deep: { x: 676, y: 728, rx: 100, ry: 60 },
  bow: { water: 108, deck: 176 },
  aft: { water: 604, deck: 636 },
  amidships: { deck: 132, water: 120 },
  ends: { deck: 100, water: 120 },
  swell: 80,
  number: spot(28, 40),
  arrow: { ends: 62, middle: 46 },
  bridge: { sign: spot(112, 0), floor: patch(spot(112, 190), spot(234, -190)), fire: spot(200, -206) },
  boiler: { sign: spot(526, 0), floor: patch(spot(526, 196), spot(632, -196)), fire: spot(560, -212) },
  between: (a, b, side) => ({
    sign: spot(a + 6, side * 178),
    floor: patch(spot(a + 6, side * 98), spot(b - 5, side * 257)),
    fire: spot(b - 30, side * 230),
  }),
  held: (u) => ({ sign: spot(u - 50, 0), floor: patch(spot(u - 50, 89), spot(u + 50, -89)) }),
};

export const PLANS: Readonly<Record<Layout, Plan>> = { long: LONG, lying: LYING, upright: UPRIGHT };

/** The hull that fills an area of these proportions best. */
export const layoutFor = (width: number, height: number): Layout =>
  width >= 1.7 * height ? 'long' : width >= 1.2 * height ? 'lying' : 'upright';
