import { type BotLevel, DEFAULT_ORDERS, type RefusalReason } from '@undertow/protocol';
import type { SeatMeta, TableMeta } from '../meta';
import { isRefused } from './names';
import { hashOf, newToken } from './secret';

export const openSeat = (): SeatMeta => ({
  kind: 'open',
  name: null,
  level: null,
  tokenHash: null,
  transfer: null,
  lot: null,
  ready: false,
  looked: 0,
  away: false,
  orders: DEFAULT_ORDERS,
  notes: [],
  muted: [],
  bankMs: 0,
  deadline: null,
});

/** Makes a seat somebody's, or nobody's, and keeps what belongs to the game: its clock's bank. */
function reset(seat: SeatMeta, to: Partial<SeatMeta>): void {
  const { bankMs } = seat;
  Object.assign(seat, openSeat(), { bankMs }, to);
}

export const clearSeat = (seat: SeatMeta): void => reset(seat, {});

export const seatBot = (seat: SeatMeta, level: BotLevel): void => reset(seat, { kind: 'bot', level, ready: true });

/** A bot plays for a person, who can come back. */
export function standIn(seat: SeatMeta, level: BotLevel): void {
  seat.kind = 'bot';
  seat.level = level;
  seat.away = false;
}

/** The person plays again. */
export function comeBack(seat: SeatMeta): void {
  seat.kind = 'person';
  seat.level = null;
  seat.away = false;
}

export interface Taken {
  readonly seat: number;
  readonly token: string;
}

/** Takes an open seat, the first one unless told which. */
export function takeSeat(
  meta: TableMeta,
  status: TableMeta['status'],
  name: string,
  wanted: number | undefined,
): Taken | RefusalReason {
  const number = wanted ?? meta.seats.findIndex(({ kind }) => kind === 'open');
  const seat = meta.seats[number];
  if (number < 0) return 'table-full';
  if (!seat) return 'no-seat';
  if (seat.kind !== 'open') return 'seat-taken';
  if (status === 'over') return 'over';
  if (isRefused(name, meta)) return 'name-taken';
  const token = newToken();
  reset(seat, { kind: 'person', name, tokenHash: hashOf(token), ready: status !== 'lobby' });
  meta.host ??= number;
  return { seat: number, token };
}

/** Gives a seat to another device. */
export function retoken(seat: SeatMeta): string {
  const token = newToken();
  seat.tokenHash = hashOf(token);
  seat.transfer = null;
  return token;
}

/** Somebody gets up for good; the next person becomes host. */
export function leaveSeat(meta: TableMeta, number: number, replacement: BotLevel): void {
  const seat = meta.seats[number];
  if (!seat) return;
  if (meta.status === 'lobby') clearSeat(seat);
  else seatBot(seat, replacement);
  if (meta.host === number) passHost(meta);
}

function passHost(meta: TableMeta): void {
  const next = meta.seats.findIndex(({ kind }) => kind === 'person');
  meta.host = next < 0 ? null : next;
}

/** Moves a person to another open seat in the lobby. */
export function moveSeat(meta: TableMeta, from: number, to: number): RefusalReason | undefined {
  const here = meta.seats[from];
  const there = meta.seats[to];
  if (meta.status !== 'lobby') return 'not-in-lobby';
  if (!here || !there) return 'no-seat';
  if (there.kind !== 'open') return 'seat-taken';
  here.transfer = null;
  meta.seats[from] = there;
  meta.seats[to] = here;
  if (meta.host === from) meta.host = to;
  return undefined;
}
