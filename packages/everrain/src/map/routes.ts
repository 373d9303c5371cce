import type { Sea, Tiles } from './chart';
import { CELLS, distance, HEX_COUNT, type Hex, neighbour, SIDES, turned } from './geometry';
import { facingOfPose, hexOfPose, POSE_COUNT, type Pose, poseOf, turnedPose } from './pose';
import { covers, hexesUnder, strikes } from './storms';

/**
 * What a step costs in each hex: 0 where a ship cannot go, 1 on calm sea, 2 on rough; seen without the ship itself (E11.9,
 * E11.20). Plain lists here and below: typed arrays of this size are slower to make than to use.
 */
export type Water = readonly number[];

const CLOSED = 0;
const CALM = 1;
const ROUGH = 2;
const UNCHARTED: Water = new Array<number>(HEX_COUNT).fill(CLOSED);

/** `from` is always open: the ship lies there, maybe above another that passes. */
export function waterAround(sea: Sea, tiles: Tiles, from: Hex): Water {
  const water = UNCHARTED.slice();
  for (let slot = 0; slot < sea.slots.length; slot++) {
    const placed = sea.slots[slot];
    if (!placed) continue;
    const { hexes } = tiles(placed.tile);
    for (let cell = 0; cell < CELLS; cell++) {
      const kind = hexes[placed.turned ? CELLS - 1 - cell : cell];
      water[slot * CELLS + cell] = kind === 'rough' ? ROUGH : CALM;
    }
  }
  if (from >= 0 && !water[from]) water[from] = CALM;
  for (const storm of sea.storms) for (const hex of hexesUnder(storm)) if (water[hex]) water[hex] = ROUGH;
  const here = water[from];
  for (const { hex } of sea.captains) if (hex !== null) water[hex] = CLOSED;
  for (const { hex } of sea.enemyShips) water[hex] = CLOSED;
  if (sea.elder?.arisen) water[sea.elder.arisen.hex] = CLOSED;
  if (here !== undefined) water[from] = here;
  return water;
}

/** What it costs to turn in a hex; nothing is paid where no ship can be. */
const turnIn = (water: Water, hex: Hex): number => water[hex] ?? CLOSED;

/** What it costs to go from one open hex to another, doubled where either is rough. */
const moveOver = (water: Water, from: Hex, to: Hex): number => Math.max(water[from] ?? CLOSED, water[to] ?? CLOSED);

/** Where a voyage ends; `more` is what still has to be spared there (E11.22). */
export interface Goal {
  readonly pose: Pose;
  readonly more: number;
}

/** By pose; -1 where no route leads to any goal. */
export type Costs = readonly number[];

const UNREACHED = -1;
const NOWHERE_REACHED: Costs = new Array<number>(POSE_COUNT).fill(UNREACHED);

/**
 * What the cheapest route to any of the goals costs from every pose; -1 where there is none. With `from`, only poses that
 * are nearer to a goal than that one need be right: the rest is not looked at.
 */
export function costsTo(water: Water, goals: readonly Goal[], from?: Pose): Costs {
  const costs = NOWHERE_REACHED.slice();
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
      const turn = turnIn(water, hex);
      reach(turnedPose(pose, 1), cost + turn);
      reach(turnedPose(pose, 5), cost + turn);
      const facing = facingOfPose(pose);
      const behind = neighbour(hex, turned(facing, 3));
      if (behind >= 0 && water[behind]) reach(poseOf(behind, facing), cost + moveOver(water, behind, hex));
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
  costs: Costs,
  goals: readonly Goal[],
  from: Pose,
  moves: number,
): Voyage[] {
  const ends = new Map<number, Voyage>();
  const seen = new Set<number>();
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
    const spare = spareAt(goals, pose);
    if (spare !== undefined && cost === spare) {
      finish(pose, hits, moves - left + (left >= spare ? spare : 0), left >= spare);
      return;
    }
    const hex = hexOfPose(pose);
    const turn = turnIn(water, hex);
    const facing = facingOfPose(pose);
    const next = neighbour(hex, facing);
    const steps: [Pose, number, number][] = [
      [turnedPose(pose, 1), turn, isStormy(sea, hex) ? 1 : 0],
      [turnedPose(pose, 5), turn, isStormy(sea, hex) ? 1 : 0],
    ];
    if (next >= 0 && water[next])
      steps.push([poseOf(next, facing), moveOver(water, hex, next), strikes(sea.storms, hex, next)]);
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

/** What still has to be spared at a pose, if it is a goal: where it is several, the last one counts. */
function spareAt(goals: readonly Goal[], pose: Pose): number | undefined {
  for (let i = goals.length - 1; i >= 0; i--) {
    const goal = goals[i];
    if (goal?.pose === pose) return goal.more;
  }
  return undefined;
}

function isStormy(sea: Sea, hex: Hex): boolean {
  for (const storm of sea.storms) if (covers(storm, hex)) return true;
  return false;
}

/** Goals for a ship bound for a hex: any facing there; beside it, with a move to spare, where another ship lies (E11.22). */
export function goalsAt(water: Water, hex: Hex): Goal[] {
  if (water[hex]) return SIDES.map((side) => ({ pose: poseOf(hex, side), more: 0 }));
  const goals: Goal[] = [];
  for (const side of SIDES) {
    const beside = neighbour(hex, side);
    if (beside < 0 || !water[beside]) continue;
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
      if (next >= 0 && water[next]) reachable.add(next);
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
  readonly costs: Costs;
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
