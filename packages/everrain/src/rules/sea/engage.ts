import { type Flow, rollDie, type Seat } from '@undertow/kernel';
import type { Cell } from '../../content/card';
import { isHaven, type Sea } from '../../map/chart';
import { canFire, firingPoses } from '../../map/firing';
import { distance, type Hex } from '../../map/geometry';
import { type Pose, poseOf } from '../../map/pose';
import { type Costs, costsTo, type Goal, voyages, type Water, waterAround } from '../../map/routes';
import type { EvasionFace } from '../../model/event';
import type { State } from '../../model/state';
import type { Table } from '../../model/types';
import { rollEvasion } from '../dice';
import { captainOf, hasFlag, isAfloat } from '../query';
import { evasionPool } from '../ship/manning';
import { chooseVoyage, type Hull, hullOf, sail, seaFor, travel } from './hull';

/** E11.12, E5.50: on the map, and in no port that protects. */
export function isTarget(g: Table, seat: Seat): boolean {
  const captain = captainOf(g.state, seat);
  return isAfloat(captain) && !isHaven(g.state, g.content.tile, captain.hex);
}

export const shipHex = (state: State, seat: Seat): Hex => captainOf(state, seat).hex ?? -1;

/** What it takes to bring a ship under fire from where the hull lies: where to, and at what cost from everywhere. */
interface Approach {
  readonly sea: Sea;
  readonly water: Water;
  readonly goals: readonly Goal[];
  readonly costs: Costs;
  readonly from: Pose;
}

function approach(g: Table, hull: Hull, pattern: readonly Cell[], target: Seat): Approach | null {
  const lying = hullOf(g.state, hull);
  if (!lying) return null;
  const sea = seaFor(g.state, hull);
  const water = waterAround(sea, g.content.tile, lying.hex);
  const goals: Goal[] = [];
  for (const pose of firingPoses(sea, g.content.tile, pattern, shipHex(g.state, target), water))
    goals.push({ pose, more: 0 });
  const from = poseOf(lying.hex, lying.facing);
  return { sea, water, goals, costs: costsTo(water, goals, from), from };
}

/** The cheapest way into a firing position; -1 where there is none. */
function costToAim(g: Table, hull: Hull, pattern: readonly Cell[], target: Seat): number {
  const way = approach(g, hull, pattern, target);
  return way?.costs[way.from] ?? -1;
}

/** Among these the one with the least of something; where several have, a die decides (E11.13). */
export function pickLeast(state: State, seats: readonly Seat[], measure: (seat: Seat) => number): Seat | null {
  let least = Number.POSITIVE_INFINITY;
  let best: Seat[] = [];
  for (const seat of seats) {
    const measured = measure(seat);
    if (measured < least) {
      least = measured;
      best = [seat];
    } else if (measured === least) best.push(seat);
  }
  const index = best.length > 1 ? rollDie(state, best.length) - 1 : 0;
  return best[index] ?? null;
}

/** The one who is cheapest to bring under fire; where nobody can be, the nearest. */
export function pickTarget(g: Table, hull: Hull, pattern: readonly Cell[], seats: readonly Seat[]): Seat | null {
  const [only] = seats;
  if (only === undefined || seats.length === 1) return only ?? null;
  const far = 1000;
  const hex = hullOf(g.state, hull)?.hex ?? 0;
  return pickLeast(g.state, seats, (seat) => {
    const cost = costToAim(g, hull, pattern, seat);
    return cost >= 0 ? cost : far + distance(hex, shipHex(g.state, seat));
  });
}

/** E12.26, E12.29: rolled together with the enemy's dice. */
export const rollDefence = (g: Table, target: Seat): EvasionFace[] =>
  rollEvasion(g.state, evasionPool(g, target, hasFlag(g, 'one-die-per-node')));

/** What is left of the moves once it lies so that it can fire; `null` where it does not come to that (E11.16). */
export function* bringUnderFire(
  g: Table,
  hull: Hull,
  pattern: readonly Cell[],
  target: Seat,
  moves: number,
): Flow<number | null> {
  if (moves === 0) return isUnderFire(g, hull, pattern, target) ? 0 : null;
  const way = approach(g, hull, pattern, target);
  if (!way) return null;
  const { sea, water, goals, costs, from } = way;
  if ((costs[from] ?? -1) < 0) {
    yield* travel(g, hull, shipHex(g.state, target), moves);
    return null;
  }
  const voyage = yield* chooseVoyage(g, hull, voyages(sea, water, costs, goals, from, moves));
  if (!voyage) return null;
  const afloat = yield* sail(g, hull, voyage.path);
  return afloat && voyage.arrived ? moves - voyage.spent : null;
}

/** Whether it could fire at this ship as it lies now. */
export function isUnderFire(g: Table, hull: Hull, pattern: readonly Cell[], seat: Seat): boolean {
  const lying = hullOf(g.state, hull);
  if (!lying || !isTarget(g, seat)) return false;
  return canFire(g.state, g.content.tile, pattern, lying.hex, lying.facing, shipHex(g.state, seat));
}
