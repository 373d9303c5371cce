import { askAll, type Flow, type Seat } from '@undertow/kernel';
import { ORDER_KINDS, type OrderKind } from '../content/ids';
import type { AnyOption, Ref } from '../model/question';
import type { Table } from '../model/types';
import { captainOf, clockwise } from './query';
import { shipStat } from './ship/passives';

/** E2.2, E6.42: how many orders a captain gets back. */
export const refreshLimit = (g: Table, seat: Seat): number => Math.max(0, 3 + shipStat(g, seat, 'refresh'));

/** E2.3: everybody together, before any turn. */
export function* refreshOrders(g: Table): Flow {
  const { state } = g;
  const given = yield* askAll<'refresh', Ref>(clockwise(state.players, 0), (seat) => {
    const { issued } = captainOf(state, seat);
    const limit = refreshLimit(g, seat);
    if (limit === 0 || issued.crew + issued.navigation + issued.artillery <= limit) return null; // E2.4
    const options: AnyOption[] = [];
    for (const order of ORDER_KINDS)
      for (let i = 0; i < issued[order]; i++) options.push({ ref: { is: 'anyorder', order } });
    return { kind: 'refresh', options, min: 0, max: limit, rule: 'E2.2' };
  });
  for (let seat = 0; seat < state.players; seat++) {
    const refs = given.find(([asked]) => asked === seat)?.[1];
    const orders: OrderKind[] = [];
    if (refs) for (const ref of refs) pushOrder(orders, ref);
    else if (refreshLimit(g, seat) > 0) pushAll(orders, captainOf(state, seat).issued);
    makeFresh(g, seat, orders);
  }
}

function pushOrder(orders: OrderKind[], ref: Ref): void {
  if (ref.is === 'anyorder' && ref.order !== 'fleeting') orders.push(ref.order);
}

function pushAll(orders: OrderKind[], issued: Readonly<Record<OrderKind, number>>): void {
  for (const order of ORDER_KINDS) for (let i = 0; i < issued[order]; i++) orders.push(order);
}

/** Issued orders are fresh again. */
export function makeFresh(g: Table, seat: Seat, orders: readonly OrderKind[]): void {
  if (orders.length === 0) return;
  const { fresh, issued } = captainOf(g.state, seat);
  for (const order of orders) {
    issued[order]--;
    fresh[order]++;
  }
  g.emit({ type: 'refreshed', seat, orders: [...orders] });
}
