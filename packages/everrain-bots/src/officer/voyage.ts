// What every way of lying costs the ship from where it lies, storms and altars counted as dear.
import {
  activeAltar,
  HEX_COUNT,
  type Hex,
  isCovered,
  isHaven,
  isKnown,
  isOccupied,
  isRough,
  neighbour,
  type Pose,
  poseOf,
  SIDES,
  type Side,
  SLOT_COUNT,
  slotOf,
} from '@undertow/everrain/map';
import type { Situation } from './situation';

/** The sea as this captain's ship meets it. */
interface Waters {
  readonly known: Uint8Array;
  readonly free: Uint8Array;
  readonly rough: Uint8Array;
  readonly haven: Uint8Array;
  readonly stormy: Uint8Array;
  readonly altar: Uint8Array;
}

export interface Voyage {
  readonly start: Pose;
  /** Navigation points to every pose; -1 where the ship cannot come. */
  readonly points: Int16Array;
  /** The pose before, on the way. */
  readonly before: Int16Array;
  /** Whether the ship could stop on a hex. */
  readonly free: Uint8Array;
  readonly stormy: Uint8Array;
}

function watersOf({ view, seat, content }: Situation): Waters {
  const { tile } = content;
  const others = { ...view, captains: view.captains.filter((_, other) => other !== seat) };
  const make = (): Uint8Array => new Uint8Array(HEX_COUNT);
  const waters = {
    known: make(),
    free: make(),
    rough: make(),
    haven: make(),
    stormy: make(),
    altar: new Uint8Array(SLOT_COUNT),
  };
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (!isKnown(view, hex)) continue;
    waters.known[hex] = 1;
    waters.free[hex] = isOccupied(others, hex) ? 0 : 1;
    waters.rough[hex] = isRough(view, tile, hex) ? 1 : 0;
    waters.haven[hex] = isHaven(view, tile, hex) ? 1 : 0;
    waters.stormy[hex] = isCovered(view, hex) ? 1 : 0;
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) waters.altar[slot] = activeAltar(view, tile, slot) === null ? 0 : 1;
  return waters;
}

const POSES = HEX_COUNT * 6;
/** Half points: a storm's blow counts as four points on the way, an altar's stirring as three. */
const BLOW = 8;
const STIRRING = 6;

/** Ships are sailed round, not through: passing them is for people. */
export function voyageFrom(s: Situation, hex: Hex, facing: Side): Voyage {
  const waters = watersOf(s);
  const { known, free, rough, haven, stormy, altar } = waters;
  const weight = new Int16Array(POSES).fill(-1);
  const points = new Int16Array(POSES).fill(-1);
  const before = new Int16Array(POSES).fill(-1);
  const buckets: Pose[][] = [];
  const reach = (pose: Pose, w: number, p: number, from: Pose): void => {
    const known = weight[pose] ?? -1;
    if (known >= 0 && known <= w) return;
    weight[pose] = w;
    points[pose] = p;
    before[pose] = from;
    while (buckets.length <= w) buckets.push([]);
    buckets[w]?.push(pose);
  };
  const start = poseOf(hex, facing);
  reach(start, 0, 0, -1);
  for (let w = 0; w < buckets.length; w++)
    for (const pose of buckets[w] ?? []) {
      if (weight[pose] !== w) continue;
      const at = Math.floor(pose / 6);
      const side = SIDES[pose % 6] ?? 0;
      const p = points[pose] ?? 0;
      const turn = haven[at] ? 0 : rough[at] ? 2 : 1;
      const blow = stormy[at] ? BLOW : 0;
      // A free turn still counts a little, so that nobody goes round in circles.
      reach(at * 6 + ((pose + 1) % 6), w + Math.max(1, 2 * turn) + blow, p + turn, pose);
      reach(at * 6 + ((pose + 5) % 6), w + Math.max(1, 2 * turn) + blow, p + turn, pose);
      const next = neighbour(at, side);
      if (next < 0 || !known[next] || !free[next]) continue;
      const cost = rough[at] || rough[next] ? 2 : 1;
      const blows = stormy[at] === stormy[next] ? 0 : BLOW;
      const stirs = slotOf(at) !== slotOf(next) && altar[slotOf(next)] ? STIRRING : 0;
      reach(next * 6 + side, w + 2 * cost + blows + stirs, p + cost, pose);
    }
  return { start, points, before, free, stormy };
}

/** The cheapest way of lying on a hex, if the ship can come there. */
export function poseAt({ points, free }: Voyage, hex: Hex): Pose | null {
  if (!free[hex]) return null;
  let best: Pose | null = null;
  for (const side of SIDES) {
    const pose = poseOf(hex, side);
    const cost = points[pose] ?? -1;
    if (cost >= 0 && (best === null || cost < (points[best] ?? 0))) best = pose;
  }
  return best;
}

/** The first step toward a pose. */
export function firstStep({ start, before }: Voyage, to: Pose): { is: 'helm'; by: 1 | -1 } | { is: 'forward' } | null {
  if (to === start) return null;
  let pose = to;
  for (let guard = 0; guard < POSES; guard++) {
    const previous = before[pose] ?? -1;
    if (previous < 0) return null;
    if (previous === start) break;
    pose = previous;
  }
  if (Math.floor(pose / 6) !== Math.floor(start / 6)) return { is: 'forward' };
  return { is: 'helm', by: (pose - start + 6) % 6 === 1 ? 1 : -1 };
}
