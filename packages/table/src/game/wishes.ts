import type { Decision, Seat } from '@undertow/kernel';
import { type Order, type Orders, PASS_KIND } from '@undertow/protocol';
import type { Running } from '../hosted/running';

/** What a seat's standing orders say about a kind of window. */
const orderFor = (orders: Orders, window: string): Order => orders.windows[window] ?? orders.others;

/** Whether a decision is a response, asked in secret, that can be declined. */
const isResponse = ({ open, min }: Decision): boolean => open === false && min === 0;

/** Whether the server declines for a seat. */
export function declines(running: Running, orders: Orders, decision: Decision): boolean {
  if (!isResponse(decision)) return false;
  return orderFor(orders, decision.kind) === 'never' && !(orders.own && running.owns(decision.seat));
}

/** Whether a seat wants to be asked in this window even with nothing to use. */
export const bluffs = (orders: Orders, window: string): boolean => orderFor(orders, window) === 'always';

/** Numbers of such questions; far from the kernel's own. */
const PASS_IDS = 1_000_000_000;

/** The question with nothing to choose. Nobody but the seat itself can tell it from a real one. */
export const passQuestion = (seat: Seat, serial: number): Decision => ({
  id: PASS_IDS + serial,
  seat,
  kind: PASS_KIND,
  options: [],
  min: 0,
  max: 0,
  rule: '1.16',
  open: false,
});
