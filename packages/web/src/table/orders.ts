import { type Signal, signal } from '@preact/signals';
import type { Order, Orders } from '@undertow/protocol';
import { ORDERS } from '@undertow/protocol/plain';
import { recall, remember } from '../app/store';

const isOrder = (value: unknown): value is Order => ORDERS.some((each) => each === value);

function read(stored: unknown): Orders {
  const from: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const windows: Record<string, Order> = {};
  if (typeof from.windows === 'object' && from.windows !== null) {
    for (const [kind, order] of Object.entries(from.windows)) if (isOrder(order)) windows[kind] = order;
  }
  return { windows, others: isOrder(from.others) ? from.others : 'usable', own: from.own !== false };
}

const kept = new Map<string, Signal<Orders>>();

/** The standing orders this person takes to every table of a game. */
export function standingOrders(game: string): Signal<Orders> {
  const known = kept.get(game) ?? signal(read(recall(`${game}.orders`)));
  kept.set(game, known);
  return known;
}

export function giveOrders(game: string, part: Partial<Orders>): void {
  const orders = standingOrders(game);
  orders.value = { ...orders.value, ...part };
  remember(`${game}.orders`, orders.value);
}

/** The orders to send to a table that knows others; nothing when it knows them already. */
export function ordersToSend(game: string, known: Orders | null): Orders | null {
  const own = standingOrders(game).value;
  return known === null || JSON.stringify(read(known)) === JSON.stringify(own) ? null : own;
}
