import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { ZONES } from '../../content/ship';
import type { AnyOption } from '../../model/question';
import type { Captain, CrewMember, EnemyFigure } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import type { Aboard } from './aboard';
import { hasKnack } from './passives';
import {
  bestRoutes,
  crewSpot,
  distancesFrom,
  enemySpot,
  graphOf,
  isFar,
  type Quarry,
  type Spot,
  zoneOf,
} from './spots';

/** Crew on deck that enemies may choose: one they do not see only while there is nobody else. */
export function quarries(g: Aboard, seat: Seat, captain: Captain): CrewMember[] {
  const onDeck: CrewMember[] = [];
  for (const crew of captain.crew) if (crewSpot(crew) >= 0) onDeck.push(crew);
  if (onDeck.length < 2) return onDeck;
  const seen = onDeck.filter((crew) => !hasKnack(g, seat, crew, 'unseen-by-enemies'));
  return seen.length > 0 ? seen : onDeck;
}

export function isWithCrew(g: Aboard, seat: Seat, captain: Captain, enemy: EnemyFigure): boolean {
  const spot = enemySpot(enemy);
  for (const crew of quarries(g, seat, captain)) if (crewSpot(crew) === spot) return true;
  return false;
}

/** The nearest crew to this enemy that it can get to (E10.24); several where they are equally near. */
export function nearestQuarries(g: Table, seat: Seat, captain: Captain, enemy: EnemyFigure): Quarry[] {
  const steps = distancesFrom(captain, graphOf(g.state.boarding), enemySpot(enemy));
  let found: Quarry[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const crew of quarries(g, seat, captain)) {
    const spot = crewSpot(crew);
    const far = steps[spot] ?? -1;
    if (far < 0 || far > best) continue;
    if (far < best) found = [];
    best = far;
    found.push({ crew: crew.id, spot, steps: far });
  }
  return found;
}

/** E10.25: whose ship it is chooses among equally near ones. */
function* chooseQuarry(g: Table, seat: Seat, enemy: EnemyFigure): Flow<CrewMember | null> {
  const captain = captainOf(g.state, seat);
  const found = nearestQuarries(g, seat, captain, enemy);
  const [first] = found;
  if (!first) return null;
  const id = found.every(({ spot }) => spot === first.spot) ? first.crew : yield* askTarget(seat, enemy, found);
  return captain.crew.find((crew) => crew.id === id) ?? null;
}

function* askTarget(seat: Seat, enemy: EnemyFigure, found: readonly Quarry[]): Flow<number> {
  const picked = yield* askOne(seat, () => ({
    kind: 'enemy-target',
    options: found.map(({ crew }): AnyOption => ({ ref: { is: 'crew', crew } })),
    rule: 'E10.25',
    about: { enemy: enemy.id },
  }));
  return picked.is === 'crew' ? picked.crew : (found[0]?.crew ?? -1);
}

/** Where an enemy is heading, and along which spots. */
export interface Course {
  readonly toward: number | null;
  readonly route: Spot[];
}

/** To the nearest crew; where none can be got at, beside one (E10.24). `null` when there is nowhere to go. */
export function* courseToCrew(g: Table, seat: Seat, enemy: EnemyFigure, reach: number): Flow<Course | null> {
  const captain = captainOf(g.state, seat);
  const target = yield* chooseQuarry(g, seat, enemy);
  if (target) return yield* courseTo(g, seat, enemy, [crewSpot(target)], target.id, reach);
  const graph = graphOf(g.state.boarding);
  const beside: Spot[] = [];
  for (const crew of quarries(g, seat, captain))
    for (const spot of graph[crewSpot(crew)] ?? []) if (!beside.includes(spot)) beside.push(spot);
  if (beside.includes(enemySpot(enemy))) return null;
  return yield* courseTo(g, seat, enemy, beside, null, reach);
}

/** E10.23: with nobody on deck, to the nearest node that is whole. */
export function* courseToNode(g: Table, seat: Seat, enemy: EnemyFigure, reach: number): Flow<Course | null> {
  const { destroyed } = captainOf(g.state, seat);
  const whole = ZONES.filter((zone) => !destroyed[zone]);
  return yield* courseTo(g, seat, enemy, whole, null, reach);
}

/** E10.19: routes that are equally good are for whose ship it is to choose from, as far as the enemy can go along them. */
function* courseTo(
  g: Table,
  seat: Seat,
  enemy: EnemyFigure,
  goals: readonly Spot[],
  toward: number | null,
  reach: number,
): Flow<Course | null> {
  const all = bestRoutes(captainOf(g.state, seat), graphOf(g.state.boarding), enemySpot(enemy), goals);
  const routes = differing(all, reach);
  const [first] = routes;
  if (!first) return null;
  if (routes.length === 1) return { toward, route: first };
  const picked = yield* askOne(seat, () => ({
    kind: 'enemy-path',
    options: routes.map((via): AnyOption => ({ ref: { is: 'path', via } })),
    rule: 'E10.19',
    about: { enemy: enemy.id },
  }));
  return { toward, route: picked.is === 'path' ? [...picked.via] : first };
}

/** One of each that are the same for so many steps. */
function differing(routes: readonly Spot[][], reach: number): readonly Spot[][] {
  if (routes.length < 2) return routes;
  const kept: Spot[][] = [];
  for (const route of routes) if (!kept.some((other) => sameFor(route, other, reach))) kept.push(route);
  return kept;
}

function sameFor(a: readonly Spot[], b: readonly Spot[], steps: number): boolean {
  for (let i = 0; i < steps && i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return false;
  return true;
}

/** One step along a course. */
export function stepAlong(g: Table, seat: Seat, enemy: EnemyFigure, course: Course): void {
  const next = course.route.shift();
  if (next === undefined) return;
  const from = enemySpot(enemy);
  enemy.zone = zoneOf(next);
  enemy.aboard = isFar(next);
  g.emit({ type: 'enemy-moved', seat, enemy: enemy.id, kind: enemy.kind, from, to: next, toward: course.toward });
}
