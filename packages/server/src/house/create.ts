import { type CreateRequest, DEFAULT_SETTINGS, type RefusalReason } from '@undertow/protocol';
import type { Registry, TableMeta } from '@undertow/table';
import { gameOf, hasLevel, newTableId, openSeat, seatBot, type Taken, takeSeat, withSettings } from '@undertow/table';

/** A new table as somebody asked for it, with that person seated. */
export function newTable(
  games: Registry,
  request: CreateRequest,
  commitment: string | null,
): { meta: TableMeta; taken: Taken } | RefusalReason {
  const hosted = gameOf(games, request.game);
  if (!hosted) return 'unknown-game';
  const understood = hosted.options(request.options ?? hosted.defaults);
  if (!understood) return 'bad-options';
  if (request.bots !== undefined && !hasLevel(hosted, request.bots)) return 'bad-options';
  const meta: TableMeta = {
    id: newTableId(),
    game: hosted.id,
    name: request.table ?? request.name,
    status: 'lobby',
    options: understood.options,
    rules: { version: hosted.version, since: 0 },
    settings: withSettings(DEFAULT_SETTINGS, request.settings ?? {}),
    seats: Array.from({ length: understood.seats }, openSeat),
    host: null,
    commitment,
    lots: null,
    held: null,
    next: null,
    asked: [],
    createdAt: Date.now(),
    startedAt: null,
    endedAt: null,
    limits: { said: {}, reports: null },
  };
  const taken = takeSeat(meta, 'lobby', request.name, request.seat ?? 0);
  if (typeof taken === 'string') return taken;
  const { bots } = request;
  if (bots) for (const seat of meta.seats) if (seat.kind === 'open') seatBot(seat, bots);
  return { meta, taken };
}
