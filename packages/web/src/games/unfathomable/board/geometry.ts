import type { Room, Space } from '@undertow/unfathomable';
import { edge, type Hull, halfAt, type Spot } from './hull';
import { SPACES } from './ids';

export type Layout = 'wide' | 'tall';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything the ship is drawn from, in one layout. */
export interface Chart {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** The outline of every space. */
  readonly shape: Readonly<Record<Space, string>>;
  /** Where pieces in a space gather. */
  readonly centre: Readonly<Record<Space | 'the-deep', Point>>;
  /** Where a space's name or number stands. */
  readonly label: Readonly<Record<Space | 'the-deep', Point>>;
  /** Where the fire of a damaged room burns. */
  readonly fire: Readonly<Record<Room, Point>>;
  /** From here pieces are laid out in rows of so many. */
  readonly perRow: Readonly<Record<Space | 'the-deep', number>>;
  readonly arrows: readonly { readonly from: Point; readonly angle: number; readonly kind: 'climb' | 'enter' }[];
  readonly deckOutline: string;
  readonly roomOutline: string;
  readonly waterOutline: string;
  /** Lines inside the hull: bulkheads and keel. */
  readonly walls: string;
  readonly deep: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** Scales text and pieces. */
  readonly unit: number;
}

interface Plan {
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
  readonly deep: Chart['deep'];
  readonly unit: number;
  /** Where along the keel the bow and stern pieces stand: water, deck. */
  readonly bow: { readonly water: number; readonly deck: number; readonly bridge: number };
  readonly aft: { readonly water: number; readonly deck: number; readonly boiler: number };
}

const WIDE: Plan = {
  layout: 'wide',
  width: 1540,
  height: 860,
  axis: 424,
  rooms: { nose: 318, shoulder: 560, quarter: 1120, stern: 1232, half: 166 },
  deck: { nose: 168, shoulder: 570, quarter: 1150, stern: 1352, half: 256 },
  water: { nose: 24, shoulder: 590, quarter: 1200, stern: 1496, half: 368 },
  cuts: [560, 808, 1056],
  cell: { u: 66, v: 46 },
  deep: { x: 1396, y: 772, rx: 172, ry: 88 },
  unit: 1,
  bow: { water: 218, deck: 352, bridge: 462 },
  aft: { water: 1330, deck: 1226, boiler: 1136 },
};

const TALL: Plan = {
  layout: 'tall',
  width: 780,
  height: 1130,
  axis: 390,
  rooms: { nose: 168, shoulder: 340, quarter: 760, stern: 846, half: 214 },
  deck: { nose: 84, shoulder: 345, quarter: 790, stern: 938, half: 306 },
  water: { nose: 8, shoulder: 360, quarter: 830, stern: 1026, half: 386 },
  cuts: [332, 506, 680],
  cell: { u: 40, v: 66 },
  deep: { x: 390, y: 1116, rx: 430, ry: 116 },
  unit: 1.12,
  bow: { water: 176, deck: 240, bridge: 268 },
  aft: { water: 930, deck: 858, boiler: 748 },
};

const ODD_ROOM = ['chapel', 'cargo-hold'] as const;
const EVEN_ROOM = ['captains-cabin', 'galley'] as const;

function draw(plan: Plan): Chart {
  const { rooms, deck, water, cuts, axis, layout } = plan;
  const place = ({ u, v }: Spot): Point => (layout === 'wide' ? { x: u, y: axis + v } : { x: axis - v, y: u });
  const at = (u: number, v: number): Point => place({ u, v });
  const path = (spots: readonly Spot[]): string =>
    `M${spots
      .map(place)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`;

  const sides = [-1, 1] as const;
  const band = (outer: Hull, inner: Hull, side: -1 | 1, a: number, b: number): string =>
    path([
      ...edge(outer, side, Math.max(a, outer.nose), Math.min(b, outer.stern)),
      ...edge(inner, side, Math.max(a, inner.nose), Math.min(b, inner.stern)).reverse(),
    ]);
  const whole = (hull: Hull, a = hull.nose, b = hull.stern): string =>
    path([...edge(hull, -1, a, b), ...edge(hull, 1, a, b).reverse()]);
  const between = (a: number, b: number, side: -1 | 1): string =>
    path([...edge(rooms, side, a, b), { u: b, v: 0 }, { u: a, v: 0 }]);
  const cellAt = (u: number): string => {
    const { u: du, v: dv } = plan.cell;
    return path([
      { u: u - du, v: -dv },
      { u: u + du, v: -dv },
      { u: u + du, v: dv },
      { u: u - du, v: dv },
    ]);
  };

  const stops = [-1e6, ...cuts, 1e6];
  const middle = (cuts[0] + cuts[1]) / 2;
  const after = (cuts[1] + cuts[2]) / 2;

  const shape: Record<string, string> = {
    bridge: whole(rooms, rooms.nose, cuts[0]),
    'boiler-room': whole(rooms, cuts[2], rooms.stern),
    'sick-bay': cellAt(middle),
    brig: cellAt(after),
  };
  const centre: Record<string, Point> = {
    'the-deep': { x: plan.deep.x + (layout === 'wide' ? 0 : 50), y: plan.deep.y + (layout === 'wide' ? 12 : -46) },
  };
  const label: Record<string, Point> = {
    'the-deep':
      layout === 'wide'
        ? { x: plan.deep.x, y: plan.deep.y - plan.deep.ry * 0.6 }
        : { x: plan.deep.x - 190, y: plan.deep.y - 40 },
  };
  const perRow: Record<string, number> = {};
  const fire: Record<string, Point> = {};
  const arrows: Chart['arrows'][number][] = [];

  const between2 = (outer: Hull, inner: Hull, u: number, lean = 0.5): number =>
    halfAt(inner, u) + (halfAt(outer, u) - halfAt(inner, u)) * lean;

  for (const side of sides) {
    for (let segment = 0; segment < 4; segment++) {
      const number = segment * 2 + (side === -1 ? 1 : 2);
      const a = stops[segment] ?? 0;
      const b = stops[segment + 1] ?? 0;
      shape[`deck-${number}`] = band(deck, rooms, side, a, b);
      shape[`water-${number}`] = band(water, deck, side, a, b);
      const middleOfDeck =
        segment === 0 ? plan.bow.deck : segment === 3 ? plan.aft.deck : segment === 1 ? middle : after;
      const middleOfWater =
        segment === 0 ? plan.bow.water : segment === 3 ? plan.aft.water : segment === 1 ? middle : after;
      const outerLean = segment === 0 || segment === 3 ? 0.46 : 0.42;
      centre[`deck-${number}`] = at(middleOfDeck, side * between2(deck, rooms, middleOfDeck));
      centre[`water-${number}`] = at(middleOfWater, side * between2(water, deck, middleOfWater, outerLean));
      const inset = layout === 'wide' ? 32 : 26;
      const numberAt =
        segment === 0 ? cuts[0] - inset : segment === 3 ? cuts[2] + inset : (segment === 1 ? cuts[0] : cuts[1]) + inset;
      label[`deck-${number}`] = at(numberAt, side * (halfAt(deck, numberAt) - (layout === 'wide' ? 30 : 30)));
      const name = segment === 0 ? plan.bow.water - (layout === 'wide' ? 8 : 66) : numberAt;
      label[`water-${number}`] =
        segment === 0
          ? layout === 'wide'
            ? at(268, side * 300)
            : at(308, side * 340)
          : at(name, side * (halfAt(deck, name) + 24));
      perRow[`deck-${number}`] = layout === 'wide' && segment > 0 && segment < 3 ? 5 : layout === 'wide' ? 3 : 2;
      perRow[`water-${number}`] = layout === 'wide' && segment > 0 && segment < 3 ? 4 : 2;
      // One arrow over each border a monster crosses, pointing straight in.
      const arrowU =
        segment === 0
          ? cuts[0] - (layout === 'wide' ? 96 : 66)
          : segment === 3
            ? cuts[2] + (layout === 'wide' ? 84 : 62)
            : middleOfDeck + (cuts[1] - cuts[0]) * 0.32;
      for (const [hull, kind] of [
        [deck, 'climb'],
        [rooms, 'enter'],
      ] as const) {
        const here = halfAt(hull, arrowU);
        const slope = (halfAt(hull, arrowU + 4) - halfAt(hull, arrowU - 4)) / 8;
        const from = at(arrowU, side * here);
        const to = at(arrowU + slope * 10, side * (here - 10));
        arrows.push({ from, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI, kind });
      }
    }
  }

  for (const [side, names] of [
    [-1, ODD_ROOM],
    [1, EVEN_ROOM],
  ] as const) {
    for (const [index, name] of names.entries()) {
      const a = cuts[index] ?? 0;
      const b = cuts[index + 1] ?? 0;
      shape[name] = between(a, b, side);
      const u = (a + b) / 2;
      centre[name] = layout === 'wide' ? at(u, side === -1 ? -74 : 70) : at(u + 14, side * rooms.half * 0.66);
      label[name] = layout === 'wide' ? at(u, side === -1 ? -140 : 114) : at(a + 26, side * rooms.half * 0.53);
      fire[name] = layout === 'wide' ? at(b - 38, side * 122) : at(b - 36, side * rooms.half * 0.84);
      perRow[name] = layout === 'wide' ? 5 : 2;
    }
  }
  centre.bridge = layout === 'wide' ? at(plan.bow.bridge + 6, 52) : at(plan.bow.bridge + 27, 0);
  label.bridge = layout === 'wide' ? at(plan.bow.bridge, -26) : at(plan.bow.bridge - 38, 0);
  centre['boiler-room'] = layout === 'wide' ? at(plan.aft.boiler, 48) : at(plan.aft.boiler + 36, 0);
  label['boiler-room'] = layout === 'wide' ? at(plan.aft.boiler + 2, -52) : at(cuts[2] + 26, 0);
  fire.bridge = layout === 'wide' ? at(plan.bow.bridge + 62, -72) : at(plan.bow.bridge + 34, -124);
  fire['boiler-room'] = layout === 'wide' ? at(plan.aft.boiler - 30, -116) : at(plan.aft.boiler + 16, -150);
  perRow.bridge = 4;
  perRow['boiler-room'] = layout === 'wide' ? 3 : 5;
  for (const [name, u] of [
    ['sick-bay', middle],
    ['brig', after],
  ] as const) {
    centre[name] = layout === 'wide' ? at(u, 10) : at(u + 12, 0);
    label[name] = layout === 'wide' ? at(u, -26) : at(u - 22, 0);
    fire[name] = at(u, 0);
    perRow[name] = 3;
  }

  const line = (a: Spot, b: Spot): string => {
    const [from, to] = [place(a), place(b)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  };
  const walls = [
    ...cuts.map((u) => line({ u, v: -halfAt(rooms, u) }, { u, v: halfAt(rooms, u) })),
    // The keel stops at the two cells.
    line({ u: cuts[0], v: 0 }, { u: middle - plan.cell.u, v: 0 }),
    line({ u: middle + plan.cell.u, v: 0 }, { u: after - plan.cell.u, v: 0 }),
    line({ u: after + plan.cell.u, v: 0 }, { u: cuts[2], v: 0 }),
  ].join('');

  const missing = SPACES.find((space) => !shape[space] || !centre[space] || !label[space]);
  if (missing) throw new Error(`The chart lacks ${missing}`);
  return {
    layout,
    width: plan.width,
    height: plan.height,
    shape: pick(shape, ''),
    centre: withDeep(centre),
    label: withDeep(label),
    fire: {
      bridge: fire.bridge ?? ORIGIN,
      chapel: fire.chapel ?? ORIGIN,
      'captains-cabin': fire['captains-cabin'] ?? ORIGIN,
      'cargo-hold': fire['cargo-hold'] ?? ORIGIN,
      galley: fire.galley ?? ORIGIN,
      'boiler-room': fire['boiler-room'] ?? ORIGIN,
      'sick-bay': ORIGIN,
      brig: ORIGIN,
    },
    perRow: { ...pick(perRow, 4), 'the-deep': 5 },
    arrows,
    deckOutline: whole(deck),
    roomOutline: whole(rooms),
    waterOutline: whole(water),
    walls,
    deep: plan.deep,
    unit: plan.unit,
  };
}

const ORIGIN: Point = { x: 0, y: 0 };

function pick<T>(from: Readonly<Record<string, T>>, otherwise: T): Record<Space, T> {
  const of = (space: Space): T => from[space] ?? otherwise;
  return {
    bridge: of('bridge'),
    chapel: of('chapel'),
    'captains-cabin': of('captains-cabin'),
    'cargo-hold': of('cargo-hold'),
    galley: of('galley'),
    'boiler-room': of('boiler-room'),
    'sick-bay': of('sick-bay'),
    brig: of('brig'),
    'deck-1': of('deck-1'),
    'deck-2': of('deck-2'),
    'deck-3': of('deck-3'),
    'deck-4': of('deck-4'),
    'deck-5': of('deck-5'),
    'deck-6': of('deck-6'),
    'deck-7': of('deck-7'),
    'deck-8': of('deck-8'),
    'water-1': of('water-1'),
    'water-2': of('water-2'),
    'water-3': of('water-3'),
    'water-4': of('water-4'),
    'water-5': of('water-5'),
    'water-6': of('water-6'),
    'water-7': of('water-7'),
    'water-8': of('water-8'),
  };
}

const withDeep = (from: Readonly<Record<string, Point>>): Record<Space | 'the-deep', Point> => ({
  ...pick(from, ORIGIN),
  'the-deep': from['the-deep'] ?? ORIGIN,
});

const charts: Partial<Record<Layout, Chart>> = {};

export function chartFor(layout: Layout): Chart {
  charts[layout] ??= draw(layout === 'wide' ? WIDE : TALL);
  return charts[layout];
}
