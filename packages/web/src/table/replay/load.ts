import type { Eyes, Replay, SeatInfo, TableRecord } from '@undertow/protocol';
import { Refused, tableInfo } from '../../net/http';
import { type Film, filmOf } from './film';
import { openedFile } from './opened';

/** The name under which a record opened from a file goes. */
export const FILE = 'file';

const isReplay = (body: unknown): body is Replay =>
  typeof body === 'object' && body !== null && 'steps' in body && Array.isArray(body.steps) && 'viewers' in body;

const isRecord = (body: unknown): body is TableRecord =>
  typeof body === 'object' && body !== null && 'format' in body && body.format === 'undertow-record';

async function get(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Refused(response.status === 409 ? 'not-over' : 'no-table');
  return response.json();
}

function openedRecord(): TableRecord {
  const parsed: unknown = JSON.parse(openedFile.value ?? 'null');
  if (!isRecord(parsed)) throw new Refused('malformed');
  return parsed;
}

const seatsOf = ({ seats }: TableRecord): readonly SeatInfo[] =>
  seats.map(({ name, kind }) => ({
    kind,
    name,
    level: null,
    standIn: false,
    ready: true,
    connected: true,
    away: false,
  }));

export async function loadRecord(id: string): Promise<TableRecord> {
  if (id === FILE) return openedRecord();
  const body = await get(`/api/tables/${id}/record`);
  if (!isRecord(body)) throw new Refused('internal');
  return body;
}

/** A finished game through somebody's eyes: from the server, or played again here from a record. */
export async function loadFilm(id: string, eyes: Eyes): Promise<Film> {
  if (id === FILE) {
    const record = openedRecord();
    const { rerun } = await import('./rerun');
    return rerun(record, eyes, seatsOf(record));
  }
  const [replay, table] = await Promise.all([get(`/api/tables/${id}/replay?eyes=${eyes}`), tableInfo(id)]);
  if (!isReplay(replay)) throw new Refused('internal');
  return filmOf(replay, table.seats);
}
