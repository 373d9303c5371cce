import type { Room, Space } from '@undertow/unfathomable';
import { around, type Box, boxBetween, type Extent, middleOf, type Point } from './boxes';
import { edge, type Hull, halfAt, type Spot } from './hull';
import { SPACES } from './ids';
import { type Layout, PLANS, type Plan, type RoomPlan, spot } from './plans';

/** Everything the ship is drawn from, in one layout. */
export interface Chart {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** The outline of every space. */
  readonly shape: Readonly<Record<Space, string>>;
  /** Where pieces in a space gather. */
  readonly centre: Readonly<Record<Space | 'the-deep', Point>>;
  /** Where a space's name or number stands; for a room the middle of its upper edge. */
  readonly label: Readonly<Record<Space | 'the-deep', Point>>;
  /** Where the fire of a damaged room burns. */
  readonly fire: Readonly<Record<Room, Point>>;
  /** Where the lifeboats hang. */
  readonly boats: readonly Point[];
  /** Where the pieces of a space have their place. */
  readonly floor: Readonly<Record<Space | 'the-deep', Box>>;
  readonly arrows: readonly { readonly from: Point; readonly angle: number; readonly kind: 'climb' | 'enter' }[];
  readonly deckOutline: string;
  readonly roomOutline: string;
  readonly waterOutline: string;
  /** Lines inside the hull: bulkheads and keel. */
  readonly walls: string;
  readonly deep: Plan['deep'];
}

const ODD_ROOM = ['chapel', 'cargo-hold'] as const;
const EVEN_ROOM = ['captains-cabin', 'galley'] as const;

function draw(plan: Plan): Chart {
  const { rooms, deck, water, cuts, axis, layout } = plan;
  const lies = layout !== 'upright';
  const place = ({ u, v }: Spot): Point => (lies ? { x: u, y: axis + v } : { x: axis - v, y: u });
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
  const deep = plan.deep;
  const centre: Record<string, Point> = { 'the-deep': { x: deep.x, y: deep.y + deep.ry * 0.1 } };
  const label: Record<string, Point> = { 'the-deep': { x: deep.x, y: deep.y - deep.ry * 0.52 } };
  const floor: Record<string, Box> = {};
  const fire: Record<string, Point> = {};
  const arrows: Chart['arrows'][number][] = [];
  const boats: Point[] = [];

  function furnish(name: Room, room: RoomPlan): void {
    const box = boxBetween(place(room.floor.from), place(room.floor.to));
    floor[name] = box;
    centre[name] = middleOf(box);
    label[name] = place(room.sign);
    fire[name] = place(room.fire);
  }
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
      const { u: along, v: across } = plan.number;
      const numberAt =
        segment === 0 ? cuts[0] - along : segment === 3 ? cuts[2] + along : (segment === 1 ? cuts[0] : cuts[1]) + along;
      label[`deck-${number}`] = at(numberAt, side * (halfAt(deck, numberAt) - across));
      label[`water-${number}`] = at(numberAt, side * (halfAt(deck, numberAt) + 24));
      const amidships = segment === 1 || segment === 2;
      const planks = deck.half - rooms.half;
      const size = amidships ? plan.amidships : plan.ends;
      const turned = (along: number, across: number): Extent =>
        lies ? { width: along, height: across } : { width: across, height: along };
      floor[`deck-${number}`] = around(centre[`deck-${number}`] ?? ORIGIN, turned(size.deck, planks));
      floor[`water-${number}`] = around(centre[`water-${number}`] ?? ORIGIN, turned(size.water, plan.swell));
      if (amidships) boats.push(at(middleOfDeck, side * (deck.half - 16)));
      // One arrow over each border a monster crosses, pointing straight in.
      const arrowU =
        segment === 0
          ? cuts[0] - plan.arrow.ends
          : segment === 3
            ? cuts[2] + plan.arrow.ends
            : middleOfDeck + plan.arrow.middle;
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
      furnish(name, plan.between(a, b, side));
    }
  }
  furnish('bridge', plan.bridge);
  furnish('boiler-room', plan.boiler);
  for (const [name, u] of [
    ['sick-bay', middle],
    ['brig', after],
  ] as const) {
    furnish(name, { ...plan.held(u), fire: spot(u, 0) });
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
    fire: ofRooms(fire),
    boats,
    floor: {
      ...pick(floor, around(ORIGIN, { width: 0, height: 0 })),
      // Below its name.
      'the-deep': around({ x: deep.x, y: deep.y + deep.ry * 0.26 }, { width: deep.rx * 1.72, height: deep.ry * 1.36 }),
    },
    arrows,
    deckOutline: whole(deck),
    roomOutline: whole(rooms),
    waterOutline: whole(water),
    walls,
    deep,
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

const ofRooms = (from: Readonly<Record<string, Point>>): Record<Room, Point> => ({
  bridge: from.bridge ?? ORIGIN,
  chapel: from.chapel ?? ORIGIN,
  'captains-cabin': from['captains-cabin'] ?? ORIGIN,
  'cargo-hold': from['cargo-hold'] ?? ORIGIN,
  galley: from.galley ?? ORIGIN,
  'boiler-room': from['boiler-room'] ?? ORIGIN,
  'sick-bay': from['sick-bay'] ?? ORIGIN,
  brig: from.brig ?? ORIGIN,
});

const charts: Partial<Record<Layout, Chart>> = {};

export function chartFor(layout: Layout): Chart {
  charts[layout] ??= draw(PLANS[layout]);
  return charts[layout];
}
