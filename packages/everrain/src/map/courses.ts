import { isKnown, isOccupied, type Sea, type Tiles } from './chart';
import { isWaivable, moveCost, turnCost } from './costs';
import { type Hex, neighbour, type Side } from './geometry';
import { facingOfPose, hexOfPose, type Pose, poseOf, turnedPose } from './pose';
import { covers, strikes } from './storms';

/** What a captain's ship can do with its navigation points. `sea` is without the ship itself. */
export interface Helm {
  readonly hex: Hex;
  readonly facing: Side;
  readonly points: number;
  /** Steps that may still ignore rough seas this turn. */
  readonly waivers: number;
}

export interface Course {
  readonly hex: Hex;
  readonly facing: Side;
  readonly cost: number;
  /** How often storms strike on the way (E5.44 to E5.46). */
  readonly strikes: number;
  /** Poses on the way, the last one included. */
  readonly path: readonly Pose[];
}

interface Reached {
  readonly pose: Pose;
  readonly cost: number;
  readonly waivers: number;
  readonly strikes: number;
  readonly path: readonly Pose[];
}

/** Every pose one step away. */
function stepsFrom(sea: Sea, tiles: Tiles, at: Reached): Reached[] {
  const hex = hexOfPose(at.pose);
  const reached: Reached[] = [];
  const add = (pose: Pose, cost: number, to: Hex, hits: number): void => {
    const waived = at.waivers > 0 && isWaivable(sea, cost, hex, to);
    reached.push({
      pose,
      cost: at.cost + (waived ? 1 : cost),
      waivers: waived ? at.waivers - 1 : at.waivers,
      strikes: at.strikes + hits,
      path: [...at.path, pose],
    });
  };
  const turning = turnCost(sea, tiles, hex);
  const inStorm = turnStrikes(sea, hex);
  add(turnedPose(at.pose, 1), turning, hex, inStorm);
  add(turnedPose(at.pose, 5), turning, hex, inStorm);
  const facing = facingOfPose(at.pose);
  const next = neighbour(hex, facing);
  if (isKnown(sea, next))
    add(poseOf(next, facing), moveCost(sea, tiles, hex, next), next, strikes(sea.storms, hex, next));
  return reached;
}

/** E5.44: turning strikes once however many storms overlap there. */
export function turnStrikes(sea: Sea, hex: Hex): number {
  for (const storm of sea.storms) if (covers(storm, hex)) return 1;
  return 0;
}

/**
 * Every way of lying this ship can come to with its points, the cheapest course to each: dearer ones only where they are
 * the only ones. Other ships can be passed, but nothing ends there (E5.6).
 */
export function courses(sea: Sea, tiles: Tiles, from: Helm): Course[] {
  const best = new Map<number, Reached>();
  const start: Reached = {
    pose: poseOf(from.hex, from.facing),
    cost: 0,
    waivers: from.waivers,
    strikes: 0,
    path: [],
  };
  let edge: Reached[] = [start];
  best.set(start.pose, start);
  while (edge.length > 0) {
    const next: Reached[] = [];
    for (const at of edge) {
      for (const step of stepsFrom(sea, tiles, at)) {
        if (step.cost > from.points) continue;
        const known = best.get(step.pose);
        if (known && !isBetter(step, known)) continue;
        best.set(step.pose, step);
        next.push(step);
      }
    }
    edge = next;
  }
  const found: Course[] = [];
  for (const { pose, cost, strikes: hits, path } of best.values()) {
    const hex = hexOfPose(pose);
    if (pose !== start.pose && !isOccupied(sea, hex))
      found.push({ hex, facing: facingOfPose(pose), cost, strikes: hits, path });
  }
  return found;
}

const isBetter = (one: Reached, other: Reached): boolean =>
  one.cost !== other.cost
    ? one.cost < other.cost
    : one.strikes !== other.strikes
      ? one.strikes < other.strikes
      : one.waivers > other.waivers;

/** E5.7: whether a ship lying here could still come to a hex of its own. */
export function comesFree(sea: Sea, tiles: Tiles, from: Helm): boolean {
  return !isOccupied(sea, from.hex) || courses(sea, tiles, from).some(({ hex }) => hex !== from.hex);
}
