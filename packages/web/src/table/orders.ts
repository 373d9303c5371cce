import { signal } from '@preact/signals';
import type { Order, Orders } from '@undertow/protocol';
import { recall, remember } from '../app/store';

/** The response windows one can give orders for, by the server's names, with the name the words know them by. */
export const WINDOWS = [
  ['before-roll', 'before-roll'],
  ['after-roll', 'after-roll'],
  ['before-check', 'before-check'],
  ['after-total', 'after-total'],
  ['would-be-defeated', 'defeat'],
  ['passenger-would-be-defeated', 'passenger-defeat'],
] as const;

export const ORDERS = ['never', 'usable', 'always'] as const satisfies Order[];

const isOrder = (value: unknown): value is Order => ORDERS.some((each) => each === value);

function read(stored: unknown): Orders {
  const from: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const windows: Record<string, Order> = {};
  if (typeof from.windows === 'object' && from.windows !== null) {
    for (const [kind, order] of Object.entries(from.windows)) if (isOrder(order)) windows[kind] = order;
  }
  return { windows, others: isOrder(from.others) ? from.others : 'usable', own: from.own !== false };
}

/** The standing orders this person takes to every table. */
export const standingOrders = signal<Orders>(read(recall('orders')));

export function giveOrders(part: Partial<Orders>): void {
  standingOrders.value = { ...standingOrders.value, ...part };
  remember('orders', standingOrders.value);
}

/** The orders to send to a table that knows others; nothing when it knows them already. */
export const ordersToSend = (known: Orders | null): Orders | null =>
  known === null || JSON.stringify(read(known)) === JSON.stringify(standingOrders.value) ? null : standingOrders.value;
