import type { EnemyShipKind } from '../content/card';
import { aimed, patternOf } from './arcs';
import { type Waters, withoutCaptain, withoutShip } from './around';
import { knownHexes, type Sea, type Tiles } from './chart';
import { type Course, courses } from './courses';
import { distance, type Hex, type Side } from './geometry';
import { type Pose, poseOf } from './pose';
import { planTo, voyages } from './routes';
import { sees } from './sight';

// What the page shows before anything is done. Everything here is on the table for all to see: a view will do.

/** The sea with the captains' ships and how they lie. */
interface Fleet extends Sea {
  readonly captains: readonly { readonly hex: Hex | null; readonly facing: Side }[];
}

/** Where a captain's ship could go with so many points. `waivers`: steps that may still ignore rough seas this turn. */
export function coursesOf(sea: Fleet, tiles: Tiles, seat: number, points: number, waivers = 0): Course[] {
  const ship = sea.captains[seat];
  if (!ship || ship.hex === null) return [];
  return courses(withoutCaptain(sea, seat), tiles, { hex: ship.hex, facing: ship.facing, points, waivers });
}

/** What the page needs to know of an enemy ship. */
interface Bound {
  readonly id: number;
  readonly hex: Hex;
  readonly facing: Side;
  readonly destination: Hex;
}

const LONG_ENOUGH = 1000;

/** E11.28: the way an enemy ship would go if nobody crossed its course; the first of equal ones. */
export function routeOf(sea: Waters, tiles: Tiles, ship: Bound): readonly Pose[] {
  const from = poseOf(ship.hex, ship.facing);
  const around = withoutShip(sea, ship.id);
  const plan = planTo(around, tiles, from, ship.destination);
  const [first] = voyages(around, plan.water, plan.costs, plan.goals, from, LONG_ENOUGH);
  return first?.path ?? [];
}

/** E11.28: the hexes an enemy ship could fire at as it lies. */
export const firesAt = (kind: EnemyShipKind, { hex, facing }: Bound): Hex[] =>
  aimed(patternOf(kind), hex, facing).map((aim) => aim.hex);

/** E11.28: the hexes in which a captain's ship would be engaged: in range and in sight. */
export function engages(sea: Waters, tiles: Tiles, { range }: EnemyShipKind, ship: Bound): Hex[] {
  const around = withoutShip(sea, ship.id);
  return knownHexes(sea).filter(
    (hex) => hex !== ship.hex && distance(ship.hex, hex) <= range && sees(around, tiles, ship.hex, hex),
  );
}
