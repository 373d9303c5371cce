import type { Flow, Seat } from '@undertow/kernel';
import type { CrewMember, EnemyFigure } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { courseToCrew, isWithCrew, nearestQuarries, stepAlong } from './quarry';

// What an enemy's own abilities ask of the deck.

/** The crew on deck nearest to this enemy; several where they are equally near (E10.25). */
export function nearestCrew(g: Table, seat: Seat, enemy: EnemyFigure): CrewMember[] {
  const captain = captainOf(g.state, seat);
  const near = nearestQuarries(g, seat, captain, enemy);
  return captain.crew.filter(({ id }) => near.some(({ crew }) => crew === id));
}

/** So many steps toward the nearest crew, as far as there is a way. */
export function* moveTowardCrew(g: Table, seat: Seat, enemy: EnemyFigure, steps: number): Flow {
  const captain = captainOf(g.state, seat);
  if (isWithCrew(g, seat, captain, enemy)) return;
  const course = yield* courseToCrew(g, seat, enemy, steps);
  for (let i = 0; i < steps && course; i++) stepAlong(g, seat, enemy, course);
}
