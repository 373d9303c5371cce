import type { Seat } from '@undertow/kernel';
import type { SeatInfo, TableInfo, TableLine } from '@undertow/protocol';
import type { SeatMeta, TableMeta } from './meta';

/** What is true only while a table is awake. */
export interface Presence {
  readonly connected: (seat: Seat) => boolean;
  readonly spectators: number;
  readonly takeback: TableInfo['takeback'];
}

const nobody: Presence = { connected: () => false, spectators: 0, takeback: null };

const seatInfo = (seat: SeatMeta, connected: boolean): SeatInfo => ({
  kind: seat.kind,
  name: seat.name,
  level: seat.kind === 'bot' ? seat.level : null,
  standIn: seat.kind === 'bot' && seat.tokenHash !== null,
  ready: seat.ready,
  connected,
  away: seat.away,
});

/** What everybody may know about a table. */
export const infoOf = (meta: TableMeta, presence: Presence = nobody): TableInfo => ({
  id: meta.id,
  game: meta.game,
  name: meta.name,
  status: meta.status,
  options: meta.options,
  settings: meta.settings,
  seats: meta.seats.map((seat, number) => seatInfo(seat, presence.connected(number))),
  host: meta.host,
  spectators: presence.spectators,
  commitment: meta.commitment,
  takeback: presence.takeback,
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
