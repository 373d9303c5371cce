import type { Eyes, SeatInfo, TableRecord } from '@undertow/protocol';
import { loadPart } from '../../app/parts';
import type { FilmPart } from '../../game-page';
import { Refused, tableInfo, tableRecord, tableReplay } from '../../net/http';
import { cutFilm, type Film, stepsOf } from './film';
import { openedFile } from './opened';

/** The name under which a record opened from a file goes. */
export const FILE = 'file';

/** A finished game, with which game it is. */
export interface Loaded {
  readonly game: string;
  readonly film: Film;
}

const isRecord = (body: unknown): body is TableRecord =>
  typeof body === 'object' && body !== null && 'format' in body && body.format === 'undertow-record';

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
    goneMs: null,
    looked: 0,
  }));

export const loadRecord = async (id: string): Promise<TableRecord> => (id === FILE ? openedRecord() : tableRecord(id));

async function cutterFor(game: string): Promise<FilmPart> {
  const part = await loadPart(game, 'film');
  if (!part) throw new Refused('unknown-game');
  return part;
}

/** A finished game through somebody's eyes: from the server, or played again here from a record. */
export async function loadFilm(id: string, eyes: Eyes): Promise<Loaded> {
  if (id === FILE) {
    const record = openedRecord();
    const part = await cutterFor(record.game);
    return { game: record.game, film: cutFilm(part, await part.rerun(record, eyes), seatsOf(record)) };
  }
  const [replay, table] = await Promise.all([tableReplay(id, eyes), tableInfo(id)]);
  const part = await cutterFor(table.game);
  return { game: table.game, film: cutFilm(part, stepsOf(part, replay), table.seats) };
}
