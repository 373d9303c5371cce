// Which way to go, and whether it is worth an order.
import { pointsOfOrder } from '@undertow/everrain';
import { isLand, kindAt } from '@undertow/everrain/map';
import { type Goal, goalKey, goalsOf, pace } from './goals';
import type { Situation } from './situation';
import { type Voyage, voyageFrom } from './voyage';

export interface Course {
  readonly voyage: Voyage;
  readonly goals: readonly Goal[];
  readonly goal: Goal | null;
}

/** Every possible goal, the best of them kept in mind. */
export function plot(s: Situation): Course | null {
  const { hex, facing } = s.me;
  if (hex === null) return null;
  const voyage = voyageFrom(s, hex, facing);
  const goals = goalsOf(s, voyage);
  const goal = goals[0] ?? null;
  s.memory.goal = goal ? goalKey(goal) : null;
  if (s.memory.resolve !== null && !goals.some((each) => goalKey(each) === s.memory.resolve)) s.memory.resolve = null;
  return { voyage, goals, goal };
}

export const isOnLand = ({ me, view, content }: Situation): boolean =>
  me.hex !== null && isLand(kindAt(view, content.tile, me.hex) ?? 'calm');

/** What another navigation order toward the goal gains: its part of the way, less a night at sea where there is land now. */
export function sailingGain(s: Situation, goal: Goal): number {
  if (goal.is === 'stay' || goal.points === 0) return -1;
  const orders = s.me.fresh.navigation + s.me.fresh.fleeting;
  const each = pointsOfOrder(s.aboard, s.seat).points;
  const reach = orders * each;
  const part = Math.min(1, reach / goal.points);
  const gain = goal.rate * Math.min(1, (part * goal.points) / pace(s)) + (reach >= goal.points ? 5 : 0);
  const lands = goal.is === 'port' || goal.is === 'island' || goal.is === 'altar';
  if (!isOnLand(s) || (lands && reach >= goal.points)) return gain;
  const onDeck = s.me.crew.filter(({ place }) => place.is === 'deck').length;
  return gain - s.taste.seaEvent - onDeck * s.taste.strain;
}
