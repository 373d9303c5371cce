import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOrder, OrderKind } from '../../content/ids';
import type { Why } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { Captain } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf } from '../query';

/** Orders that are fresh, of any kind. */
export const freshOrders = ({ fresh }: Captain): number =>
  fresh.crew + fresh.navigation + fresh.artillery + fresh.fleeting;

const KINDS: readonly AnyOrder[] = ['crew', 'navigation', 'artillery', 'fleeting'];

/** Kinds of which there is a fresh one. */
export function freshKinds({ fresh }: Captain): AnyOrder[] {
  const kinds: AnyOrder[] = [];
  for (const kind of KINDS) if (fresh[kind] > 0) kinds.push(kind);
  return kinds;
}

/** E3.1: a fresh order is spent for its effect. A fleeting one serves as any kind, once (E3.18). */
export function issue(g: Table, seat: Seat, as: OrderKind, fleeting: boolean, points?: number): void {
  spend(captainOf(g.state, seat), fleeting ? 'fleeting' : as);
  if (points === undefined) g.emit({ type: 'order', seat, as, fleeting });
  else g.emit({ type: 'order', seat, as, fleeting, points });
}

function spend(captain: Captain, order: AnyOrder): void {
  if (captain.fresh[order] <= 0) throw new Error(`there is no fresh ${order} order`);
  captain.fresh[order]--;
  if (order !== 'fleeting') captain.issued[order]++; // E3.18, E3.19: a fleeting one is gone for good
}

/** E3.2: fresh orders are spent without their effect. */
export function exhaust(g: Table, seat: Seat, orders: readonly AnyOrder[], why: Why): void {
  if (orders.length === 0) return;
  const captain = captainOf(g.state, seat);
  for (const order of orders) spend(captain, order);
  g.emit({ type: 'exhausted', seat, orders: [...orders], source: why });
}

/** E3.21: as many as are asked for, or all there are; whose they are picks. */
export function* exhaustSome(g: Table, seat: Seat, kind: OrderKind | 'any', count: number, why: Why): Flow {
  const captain = captainOf(g.state, seat);
  if (kind !== 'any') {
    const orders: AnyOrder[] = [];
    for (let i = 0; i < Math.min(count, captain.fresh[kind]); i++) orders.push(kind);
    exhaust(g, seat, orders, why);
    return;
  }
  for (let i = 0; i < count && freshOrders(captain) > 0; i++) {
    const picked = yield* askOne(seat, () => ({
      kind: 'choose-order',
      options: freshKinds(captain).map((order): AnyOption => ({ ref: { is: 'anyorder', order } })),
      rule: 'E3.21',
      auto: true,
      about: { count: count - i },
    }));
    if (picked.is === 'anyorder') exhaust(g, seat, [picked.order], why);
  }
}

/** E3.20: new orders are fresh at once, and there is no limit to them. */
export function gainOrder(g: Table, seat: Seat, order: AnyOrder, source: Why): void {
  captainOf(g.state, seat).fresh[order]++;
  g.emit({ type: 'order-gained', seat, order, source });
}
