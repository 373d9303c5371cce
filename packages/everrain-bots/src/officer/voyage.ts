// What every way of lying costs the ship from where it lies, storms and altars counted as dear.
import { HEX_COUNT, type Hex, neighbour, type Pose, poseOf, SIDES, type Side, slotOf } from '@undertow/everrain/map';
import type { Situation } from './situation';
import { type Waters, watersOf } from './waters';

export interface Voyage {
  readonly start: Pose;
  readonly waters: Waters;
  /** Navigation points to every pose; -1 where the ship cannot come. */
  readonly points: Int16Array;
  /** The pose before, on the way. */
  readonly before: Int16Array;
}

const POSES = HEX_COUNT * 6;
/** Half points: a storm's blow counts as four points on the way, an altar's stirring as three. */
const BLOW = 8;
const STIRRING = 6;

/** All that have been asked for on the same waters, by where they begin. */
const voyages = new WeakMap<Waters, Map<Pose, Voyage>>();

export function voyageFrom(s: Situation, hex: Hex, facing: Side): Voyage {
  const waters = watersOf(s);
  const from = voyages.get(waters) ?? new Map<Pose, Voyage>();
  voyages.set(waters, from);
  const start = poseOf(hex, facing);
  const voyage = from.get(start) ?? explore(waters, start);
  from.set(start, voyage);
  return voyage;
}

/** By what it weighs to come there; emptied after every use. */
const buckets: Pose[][] = [];
const weight = new Int16Array(POSES);

/** Ships are sailed round, not through: passing them is for people. */
function explore(waters: Waters, start: Pose): Voyage {
  const { known, free, rough, haven, stormy, altar } = waters;
  const points = new Int16Array(POSES).fill(-1);
  const before = new Int16Array(POSES).fill(-1);
  weight.fill(-1);
  let most = 0;
  const reach = (pose: Pose, w: number, p: number, from: Pose): void => {
    const lightest = weight[pose] ?? -1;
    if (lightest >= 0 && lightest <= w) return;
    weight[pose] = w;
    points[pose] = p;
    before[pose] = from;
    while (buckets.length <= w) buckets.push([]);
    buckets[w]?.push(pose);
    if (w > most) most = w;
  };
  reach(start, 0, 0, -1);
  for (let w = 0; w <= most; w++) {
    const bucket = buckets[w] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const pose = bucket[i] ?? 0;
      if (weight[pose] !== w) continue;
      const at = Math.floor(pose / 6);
      const facing = pose - at * 6;
      const p = points[pose] ?? 0;
      const turn = haven[at] ? 0 : rough[at] ? 2 : 1;
      // A free turn still counts a little, so that nobody goes round in circles.
      const turned = w + Math.max(1, 2 * turn) + (stormy[at] ? BLOW : 0);
      reach(facing === 5 ? pose - 5 : pose + 1, turned, p + turn, pose);
      reach(facing === 0 ? pose + 5 : pose - 1, turned, p + turn, pose);
      const next = neighbour(at, SIDES[facing] ?? 0);
      if (next < 0 || !known[next] || !free[next]) continue;
      const cost = rough[at] || rough[next] ? 2 : 1;
      const blows = stormy[at] === stormy[next] ? 0 : BLOW;
      const stirs = altar[slotOf(next)] && slotOf(at) !== slotOf(next) ? STIRRING : 0;
      reach(next * 6 + facing, w + 2 * cost + blows + stirs, p + cost, pose);
    }
    bucket.length = 0;
  }
  return { start, waters, points, before };
}

/** The cheapest way of lying on a hex, if the ship can come there. */
export function poseAt({ points, waters: { free } }: Voyage, hex: Hex): Pose | null {
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
