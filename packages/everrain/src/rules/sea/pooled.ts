import type { Seat } from '@undertow/kernel';
import { isKnown, isRough } from '../../map/chart';
import { moveCost } from '../../map/costs';
import { neighbour, SIDES } from '../../map/geometry';
import type { Table } from '../../model/types';
import { captainOf, hasFlag, isAfloat } from '../query';
import { pointsOfOrder, zonesOf } from '../ship/manning';
import { issue } from '../ship/orders';

const HELMS = zonesOf('navigation');

/** E3.13: how many navigation orders can be spent together: two for a ship in distress, any number by agreement. */
export function poolSizes(g: Table, seat: Seat): number[] {
  const { fresh } = captainOf(g.state, seat);
  const orders = fresh.navigation + fresh.fleeting;
  if (orders < 2) return [];
  if (!hasFlag(g, 'pool-orders')) return isStranded(g, seat) ? [2] : [];
  const sizes: number[] = [];
  for (let count = 2; count <= orders; count++) sizes.push(count);
  return sizes;
}

/** All navigation nodes destroyed, and no way out that one order could pay. */
function isStranded(g: Table, seat: Seat): boolean {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain) || !HELMS.every((zone) => captain.destroyed[zone])) return false;
  if (pointsOfOrder(g, seat).points > 1) return false;
  const { state, content } = g;
  if (isRough(state, content.tile, captain.hex)) return true;
  for (const side of SIDES) {
    const next = neighbour(captain.hex, side);
    if (isKnown(state, next) && moveCost(state, content.tile, captain.hex, next) === 1) return false;
  }
  return true;
}

/** Spends so many orders at once, fleeting ones last (E3.18); their points are added up. */
export function poolOrders(g: Table, seat: Seat, count: number): void {
  const { turn } = g.state;
  if (turn.points > 0) g.emit({ type: 'points-lost', seat, points: turn.points }); // E3.11
  const plain = captainOf(g.state, seat).fresh.navigation;
  const points = pointsOfOrder(g, seat).points;
  for (let i = 0; i < count; i++) issue(g, seat, 'navigation', i >= plain, points);
  turn.points = points * count;
}
