import { askOne, type Flow } from '@undertow/kernel';
import { withoutElder, withoutShip } from '../../map/around';
import type { Sea } from '../../map/chart';
import { turnStrikes } from '../../map/courses';
import type { Hex, Side } from '../../map/geometry';
import { facingOfPose, hexOfPose, type Pose, poseOf } from '../../map/pose';
import { planTo, type Voyage, voyages } from '../../map/routes';
import { strikes } from '../../map/storms';
import type { FigureId, State } from '../../model/state';
import type { Table } from '../../model/types';

/** What sails against the captains: an enemy ship by its number, or the Elder One, which moves like one (E14.5). */
export type Hull = FigureId | 'elder';

interface Lying {
  hex: Hex;
  facing: Side;
}

export const hullOf = (state: State, hull: Hull): Lying | null =>
  (hull === 'elder' ? state.elder.arisen : state.enemyShips.find(({ id }) => id === hull)) ?? null;

export const seaFor = (state: State, hull: Hull): Sea =>
  hull === 'elder' ? withoutElder(state) : withoutShip(state, hull);

/** E11.23: among ways that cost the same the first player chooses. */
export function* chooseVoyage(g: Table, hull: Hull, ways: readonly Voyage[]): Flow<Voyage | null> {
  const [only] = ways;
  if (!only || ways.length === 1) return only ?? null;
  const chosen = yield* askOne(g.state.first, () => ({
    kind: 'route',
    options: ways.map(({ path }) => ({ ref: { is: 'path', via: path } as const })),
    rule: 'E11.23',
    about: hull === 'elder' ? {} : { ship: hull },
  }));
  return ways.find(({ path }) => path === chosen.via) ?? null;
}

/** Goes from pose to pose; storms strike on the way (E5.52, E14.18). Tells whether it is still there at the end. */
export function* sail(g: Table, hull: Hull, path: readonly Pose[]): Flow<boolean> {
  const { state } = g;
  for (const pose of path) {
    const lying = hullOf(state, hull);
    if (!lying) return false;
    const from = lying.hex;
    const to = hexOfPose(pose);
    lying.hex = to;
    lying.facing = facingOfPose(pose);
    tell(g, hull, from, to, lying.facing);
    const hits = from === to ? turnStrikes(state, to) : strikes(state.storms, from, to);
    if (hits === 0) continue;
    if (hull === 'elder') yield* g.book.hitElder(g, hits);
    else yield* g.book.hitEnemyShip(g, hull, hits, null);
  }
  return hullOf(state, hull) !== null;
}

function tell(g: Table, hull: Hull, from: Hex, to: Hex, facing: Side): void {
  if (hull === 'elder') {
    g.emit({ type: 'elder-moved', elder: g.state.elder.board, from, to, facing });
    return;
  }
  const ship = g.state.enemyShips.find(({ id }) => id === hull);
  if (ship) g.emit({ type: 'enemy-ship-moved', ship: hull, kind: ship.kind, from, to, facing });
}

/** All moves go along a cheapest route (E11.7). Tells whether it arrived. */
export function* travel(g: Table, hull: Hull, to: Hex, moves: number): Flow<boolean> {
  const lying = hullOf(g.state, hull);
  if (!lying || moves <= 0) return false;
  const from = poseOf(lying.hex, lying.facing);
  const sea = seaFor(g.state, hull);
  const plan = planTo(sea, g.content.tile, from, to);
  const ways = voyages(sea, plan.water, plan.costs, plan.goals, from, moves);
  const voyage = yield* chooseVoyage(g, hull, ways);
  if (!voyage) return false;
  const afloat = yield* sail(g, hull, voyage.path);
  return afloat && voyage.arrived && plan.free;
}
