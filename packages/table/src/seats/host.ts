import type { HostAction, RefusalReason, Settings } from '@undertow/protocol';
import type { Hosted } from '../hosted/running';
import type { TableMeta } from '../meta';
import { withSettings } from '../settings';
import { clearSeat, comeBack, openSeat, seatBot, standIn } from './seats';

/** What only can be settled before the game starts. */
const LOBBY_ONLY: readonly (keyof Settings)[] = ['pace'];

/** Shorter than this, the time a window lasts begins to tell whether anybody was asked. */
const LEAST_WINDOW_MS = 400;

/** Whether a window would no longer hide anything. What everybody agreed to play with stays allowed. */
const shortens = (before: number, wanted: number | undefined): boolean =>
  wanted !== undefined && wanted < before && wanted < LEAST_WINDOW_MS;

/** Seats whose player changed, so that the game can hand over; or why nothing did. */
export type HostResult = { readonly reseated: readonly number[] } | RefusalReason;

const nothingMoved: HostResult = { reseated: [] };

/** Carries out what the host wants, except for starting, which the table does. `status` is what everybody knows. */
export function hostDoes(
  meta: TableMeta,
  status: TableMeta['status'],
  hosted: Hosted,
  action: Exclude<HostAction, { do: 'start' }>,
): HostResult {
  switch (action.do) {
    case 'fill':
      return hasLevel(hosted, action.level) ? fill(meta, action) : 'bad-options';
    case 'to-bot':
      return hasLevel(hosted, action.level) ? toBot(meta, status, action) : 'bad-options';
    case 'to-person':
      return toPerson(meta, action.seat);
    case 'clear':
      return clear(meta, action.seat);
    case 'rename':
      meta.name = action.name;
      return nothingMoved;
    case 'settings':
      return change(meta, status, action.settings);
    case 'options':
      return reoption(meta, hosted, action.options);
  }
}

/** Whether the game has bots of this level. */
export const hasLevel = ({ bots }: Hosted, level: string): boolean => bots.levels.some(({ id }) => id === level);

function fill(meta: TableMeta, { seat, level }: Extract<HostAction, { do: 'fill' }>): HostResult {
  const open = meta.seats.flatMap(({ kind }, number) =>
    kind === 'open' && (seat ?? number) === number ? [number] : [],
  );
  if (open.length === 0) return seat === undefined ? 'table-full' : 'seat-taken';
  for (const number of open) {
    const place = meta.seats[number];
    if (place) seatBot(place, level);
  }
  return { reseated: open };
}

function toBot(
  meta: TableMeta,
  status: TableMeta['status'],
  { seat, level }: Extract<HostAction, { do: 'to-bot' }>,
): HostResult {
  const place = meta.seats[seat];
  if (!place) return 'no-seat';
  if (place.kind === 'person' && status === 'playing') standIn(place, level);
  else if (place.kind === 'bot') place.level = level;
  else return 'not-started';
  return { reseated: [seat] };
}

function toPerson(meta: TableMeta, seat: number): HostResult {
  const place = meta.seats[seat];
  if (!place) return 'no-seat';
  if (place.kind !== 'bot') return 'seat-taken';
  if (place.tokenHash === null) clearSeat(place);
  else comeBack(place);
  return { reseated: [seat] };
}

function clear(meta: TableMeta, seat: number): HostResult {
  const place = meta.seats[seat];
  if (!place) return 'no-seat';
  if (meta.status !== 'lobby') return 'not-in-lobby';
  if (seat === meta.host) return 'seat-taken';
  clearSeat(place);
  return { reseated: [seat] };
}

function change(
  meta: TableMeta,
  status: TableMeta['status'],
  wanted: Extract<HostAction, { do: 'settings' }>['settings'],
): HostResult {
  if (status !== 'lobby' && LOBBY_ONLY.some((key) => wanted[key] !== undefined)) return 'not-in-lobby';
  if (status === 'playing' && shortens(meta.settings.windowMs, wanted.windowMs)) return 'not-in-lobby';
  meta.settings = withSettings(meta.settings, wanted);
  return nothingMoved;
}

function reoption(meta: TableMeta, hosted: Hosted, raw: unknown): HostResult {
  if (meta.status !== 'lobby') return 'not-in-lobby';
  const understood = hosted.options(raw);
  if (!understood) return 'bad-options';
  const surplus = meta.seats.slice(understood.seats);
  if (surplus.some(({ kind }) => kind === 'person')) return 'seat-taken';
  meta.options = understood.options;
  meta.seats.length = Math.min(meta.seats.length, understood.seats);
  while (meta.seats.length < understood.seats) meta.seats.push(openSeat());
  return nothingMoved;
}

/** Why the game cannot start yet. */
export function startRefusal(meta: TableMeta): RefusalReason | undefined {
  if (meta.status !== 'lobby') return 'not-in-lobby';
  if (meta.seats.some(({ kind }) => kind === 'open')) return 'seats-open';
  const waiting = meta.seats.some(({ kind, ready }, number) => kind === 'person' && !ready && number !== meta.host);
  return waiting ? 'not-ready' : undefined;
}
