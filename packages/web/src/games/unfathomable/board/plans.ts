import type { Hull, Spot } from './hull';

/** The same 24 spaces in three shapes: a long hull, a broad one that lies, a broad one that stands. */
export type Layout = 'long' | 'lying' | 'upright';

/** Along the keel and across it, where the names, the people and the fire of a room have their places. */
export interface RoomPlan {
  readonly label: Spot;
  readonly centre: Spot;
  readonly fire: Spot;
  readonly die: Spot;
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
  /** How far the numbers stand from a bulkhead and from the railing. */
  readonly number: Spot;
  /** How far from a bulkhead or the middle the arrows of the monsters lie. */
  readonly arrow: { readonly ends: number; readonly middle: number };
  readonly bridge: RoomPlan;
  readonly boiler: RoomPlan;
  /** A room between two bulkheads `a` and `b`, on the side of the odd numbers or the other. */
  readonly between: (a: number, b: number, side: -1 | 1) => RoomPlan;
  /** One of the cells on the keel, around `u`. */
  readonly held: (u: number) => Pick<RoomPlan, 'label' | 'centre'>;
}

export const spot = (u: number, v: number): Spot => ({ u, v });

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
  number: spot(34, 32),
  arrow: { ends: 96, middle: 90 },
  bridge: { label: spot(388, -62), die: spot(388, -32), centre: spot(392, 46), fire: spot(466, -112) },
  boiler: { label: spot(1206, -98), die: spot(1206, -54), centre: spot(1206, 30), fire: spot(1128, -150) },
  between: (a, b, side) => ({
    label: spot((a + b) / 2, side * (side < 0 ? 182 : 84)),
    die: spot(a + 36, side * (side < 0 ? 84 : 186)),
    centre: spot((a + b) / 2 + 10, side * (side < 0 ? 112 : 150)),
    fire: spot(b - 44, side * 150),
  }),
  held: (u) => ({ label: spot(u, -38), centre: spot(u, 14) }),
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
  number: spot(36, 34),
  arrow: { ends: 76, middle: 84 },
  bridge: { label: spot(262, -76), die: spot(262, -42), centre: spot(262, 50), fire: spot(296, -140) },
  boiler: { label: spot(912, -104), die: spot(912, -54), centre: spot(912, 40), fire: spot(884, -176) },
  between: (a, b, side) => ({
    label: spot((a + b) / 2, side * (side < 0 ? 208 : 96)),
    die: spot(a + 40, side * (side < 0 ? 92 : 214)),
    centre: spot((a + b) / 2 + 10, side * (side < 0 ? 128 : 172)),
    fire: spot(b - 44, side * 178),
  }),
  held: (u) => ({ label: spot(u, -40), centre: spot(u, 18) }),
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
  number: spot(28, 40),
  arrow: { ends: 62, middle: 46 },
  bridge: { label: spot(134, 0), die: spot(190, 128), centre: spot(194, 0), fire: spot(196, -150) },
  boiler: { label: spot(552, 120), die: spot(590, 120), centre: spot(576, -40), fire: spot(556, -176) },
  between: (a, b, side) => ({
    label: spot(a + 26, side * 178),
    die: spot(a + 66, side * 232),
    centre: spot((a + b) / 2 + 24, side * 164),
    fire: spot(b - 34, side * 226),
  }),
  held: (u) => ({ label: spot(u - 38, 0), centre: spot(u + 14, 0) }),
};

export const PLANS: Readonly<Record<Layout, Plan>> = { long: LONG, lying: LYING, upright: UPRIGHT };

/** The hull that fills an area of these proportions best. */
export const layoutFor = (width: number, height: number): Layout =>
  width >= 1.7 * height ? 'long' : width >= 1.2 * height ? 'lying' : 'upright';
