import type { Seat } from '@undertow/kernel';
import type { SeatInfo, TableInfo, TableLine } from '@undertow/protocol';
import type { SeatMeta, TableMeta } from './meta';
import { commitmentsOf } from './seats/draw';

/** What is true only while a table is awake. */
export interface Presence {
  readonly connected: (seat: Seat) => boolean;
  readonly spectators: number;
  readonly goneMs: (seat: Seat) => number;
  readonly takeback: TableInfo['takeback'];
  readonly votes: TableInfo['votes'];
  readonly paused: boolean;
}

const nobody: Presence = {
  connected: () => false,
  goneMs: () => 0,
  spectators: 0,
  takeback: null,
  votes: [],
  paused: false,
};

const seatInfo = (seat: SeatMeta, connected: boolean, goneMs: number): SeatInfo => ({
  kind: seat.kind,
  name: seat.name,
  level: seat.kind === 'bot' ? seat.level : null,
  standIn: seat.kind === 'bot' && seat.tokenHash !== null,
  ready: seat.ready,
  looked: seat.looked,
  connected,
  away: seat.away,
  goneMs: seat.kind === 'person' && !connected ? goneMs : null,
});

/** What everybody may know about a table. */
export const infoOf = (meta: TableMeta, presence: Presence = nobody): TableInfo => ({
  id: meta.id,
  game: meta.game,
  name: meta.name,
  status: meta.status,
  options: meta.options,
  settings: meta.settings,
  seats: meta.seats.map((seat, number) => seatInfo(seat, presence.connected(number), presence.goneMs(number))),
  host: meta.host,
  spectators: presence.spectators,
  commitment: meta.commitment,
  lots: commitmentsOf(meta),
  takeback: presence.takeback,
  votes: presence.votes,
  paused: presence.paused,
  heldBy: meta.held?.by ?? null,
  asked: meta.status === 'playing' ? meta.asked : [],
  next: meta.next,
  createdAt: meta.createdAt,
});

export const lineOf = (meta: TableMeta): TableLine => {
  const count = (kind: SeatMeta['kind']) => meta.seats.filter((seat) => seat.kind === kind).length;
  return {
    id: meta.id,
    game: meta.game,
    name: meta.name,
    status: meta.status,
    seats: meta.seats.length,
    open: count('open'),
    people: count('person'),
    bots: count('bot'),
    spectators: meta.settings.spectators,
    pace: meta.settings.pace,
    createdAt: meta.createdAt,
  };
};
