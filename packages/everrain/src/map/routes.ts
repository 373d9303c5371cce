import type { Sea, Tiles } from './chart';
import { CELLS, distance, HEX_COUNT, type Hex, neighbour, SIDES, turned } from './geometry';
import { facingOfPose, hexOfPose, POSE_COUNT, type Pose, poseOf, turnedPose } from './pose';
import { covers, hexesUnder, strikes } from './storms';

/** Which hexes a ship can enter, and which of them are rough, seen without the ship itself (E11.9, E11.20). */
export interface Water {
  readonly open: Uint8Array;
  readonly rough: Uint8Array;
}

/** `from` is always open: the ship lies there, maybe above another that passes. */
export function waterAround(sea: Sea, tiles: Tiles, from: Hex): Water {
  const open = new Uint8Array(HEX_COUNT);
  const rough = new Uint8Array(HEX_COUNT);
  for (let slot = 0; slot < sea.slots.length; slot++) {
    const placed = sea.slots[slot];
    if (!placed) continue;
    const { hexes } = tiles(placed.tile);
    for (let cell = 0; cell < CELLS; cell++) {
      const hex = slot * CELLS + cell;
      open[hex] = 1;
      if (hexes[placed.turned ? CELLS - 1 - cell : cell] === 'rough') rough[hex] = 1;
    }
  }
  for (const { hex } of sea.captains) if (hex !== null) open[hex] = 0;
  for (const { hex } of sea.enemyShips) open[hex] = 0;
  if (sea.elder?.arisen) open[sea.elder.arisen.hex] = 0;
  for (const storm of sea.storms) for (const hex of hexesUnder(storm)) rough[hex] = 1;
  if (from >= 0) open[from] = 1;
  return { open, rough };
}

/** Where a voyage ends; `more` is what still has to be spared there (E11.22). */
export interface Goal {
  readonly pose: Pose;
  readonly more: number;
}

const UNREACHED = -1;

/**
 * What the cheapest route to any of the goals costs from every pose; -1 where there is none. With `from`, only poses that
 * are nearer to a goal than that one need be right: the rest is not looked at.
 */
export function costsTo(water: Water, goals: readonly Goal[], from?: Pose): Int16Array {
  const costs = new Int16Array(POSE_COUNT).fill(UNREACHED);
  const queue: Pose[][] = [];
  const reach = (pose: Pose, cost: number): void => {
    const known = costs[pose] ?? 0;
    if (known !== UNREACHED && known <= cost) return;
    costs[pose] = cost;
    let bucket = queue[cost];
    while (bucket === undefined) {
      queue.push([]);
      bucket = queue[cost];
    }
    bucket.push(pose);
  };
  for (const { pose, more } of goals) reach(pose, more);
  for (let cost = 0; cost < queue.length; cost++) {
    const bucket = queue[cost] ?? [];
    const needed = from === undefined ? UNREACHED : (costs[from] ?? UNREACHED);
    if (needed !== UNREACHED && needed <= cost) break;
    for (let i = 0; i < bucket.length; i++) {
      const pose = bucket[i] ?? 0;
      if (costs[pose] !== cost) continue;
      const hex = hexOfPose(pose);
      const turn = water.rough[hex] ? 2 : 1;
      reach(turnedPose(pose, 1), cost + turn);
      reach(turnedPose(pose, 5), cost + turn);
      const facing = facingOfPose(pose);
      const behind = neighbour(hex, turned(facing, 3));
      if (behind < 0 || !water.open[behind] || !water.open[hex]) continue;
      reach(poseOf(behind, facing), cost + (water.rough[behind] || water.rough[hex] ? 2 : 1));
    }
  }
  return costs;
}

/** A way a ship can go with its moves. */
export interface Voyage {
  /** Poses one after another, the start left out. */
  readonly path: readonly Pose[];
  readonly spent: number;
  readonly arrived: boolean;
}

/**
 * All ways along cheapest routes with so many moves that end differently: elsewhere, or struck more often by storms. A
 * step that cannot be paid in full is not made (E11.17).
 */
export function voyages(
  sea: Sea,
  water: Water,
  costs: Int16Array,
  goals: readonly Goal[],
  from: Pose,
  moves: number,
): Voyage[] {
  const ends = new Map<number, Voyage>();
  const seen = new Set<number>();
  const more = new Map(goals.map((goal) => [goal.pose, goal.more]));
  const path: Pose[] = [];
  const finish = (pose: Pose, hits: number, spent: number, arrived: boolean): void => {
    const key = pose * 64 + hits;
    if (!ends.has(key)) ends.set(key, { path: [...path], spent, arrived });
  };
  const go = (pose: Pose, hits: number, left: number): void => {
    const key = pose * 64 + hits;
    if (seen.has(key)) return;
    seen.add(key);
    const cost = costs[pose] ?? UNREACHED;
    const spare = more.get(pose);
    if (spare !== undefined && cost === spare) {
      finish(pose, hits, moves - left + (left >= spare ? spare : 0), left >= spare);
      return;
    }
    const hex = hexOfPose(pose);
    const turn = water.rough[hex] ? 2 : 1;
    const facing = facingOfPose(pose);
    const next = neighbour(hex, facing);
    const steps: [Pose, number, number][] = [
      [turnedPose(pose, 1), turn, isStormy(sea, hex) ? 1 : 0],
      [turnedPose(pose, 5), turn, isStormy(sea, hex) ? 1 : 0],
    ];
    if (next >= 0 && water.open[next])
      steps.push([poseOf(next, facing), water.rough[hex] || water.rough[next] ? 2 : 1, strikes(sea.storms, hex, next)]);
    for (const [to, price, struck] of steps) {
      if (costs[to] === UNREACHED || (costs[to] ?? 0) + price !== cost) continue;
      if (price > left) {
        finish(pose, hits, moves - left, false);
        continue;
      }
      path.push(to);
      go(to, hits + struck, left - price);
      path.pop();
    }
  };
  if ((costs[from] ?? UNREACHED) !== UNREACHED) go(from, 0, moves);
  return [...ends.values()];
}

function isStormy(sea: Sea, hex: Hex): boolean {
  for (const storm of sea.storms) if (covers(storm, hex)) return true;
  return false;
}

/** Goals for a ship bound for a hex: any facing there; beside it, with a move to spare, where another ship lies (E11.22). */
export function goalsAt(water: Water, hex: Hex): Goal[] {
  if (water.open[hex]) return SIDES.map((side) => ({ pose: poseOf(hex, side), more: 0 }));
  const goals: Goal[] = [];
  for (const side of SIDES) {
    const beside = neighbour(hex, side);
    if (beside < 0 || !water.open[beside]) continue;
    for (const facing of SIDES) goals.push({ pose: poseOf(beside, facing), more: 1 });
  }
  return goals;
}

/** E11.20: where there is no free way, the nearest hexes it can come to. */
export function goalsNear(water: Water, from: Hex, to: Hex): Goal[] {
  const reachable = new Set<Hex>([from]);
  for (const hex of reachable) {
    for (const side of SIDES) {
      const next = neighbour(hex, side);
      if (next >= 0 && water.open[next]) reachable.add(next);
    }
  }
  let nearest = Number.POSITIVE_INFINITY;
  for (const hex of reachable) nearest = Math.min(nearest, distance(hex, to));
  const goals: Goal[] = [];
  for (const hex of reachable) {
    if (distance(hex, to) !== nearest) continue;
    for (const facing of SIDES) goals.push({ pose: poseOf(hex, facing), more: 0 });
  }
  return goals;
}

/** Where the journey to a hex leads and what it costs from everywhere; `free` tells whether the hex can be reached at all. */
export interface Plan {
  readonly water: Water;
  readonly goals: readonly Goal[];
  readonly costs: Int16Array;
  readonly free: boolean;
}

export function planTo(sea: Sea, tiles: Tiles, from: Pose, to: Hex): Plan {
  const here = hexOfPose(from);
  const water = waterAround(sea, tiles, here);
  const goals = goalsAt(water, to);
  const costs = costsTo(water, goals, from);
  if ((costs[from] ?? UNREACHED) !== UNREACHED) return { water, goals, costs, free: true };
  const near = goalsNear(water, here, to);
  return { water, goals: near, costs: costsTo(water, near, from), free: false };
}
