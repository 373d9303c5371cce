import type { Running } from '../hosted/running';
import type { TableMeta } from '../meta';
import { putReport } from '../store/changes';
import type { Store } from '../store/store';
import type { Report } from './report';

/** Stores a report with everything it takes to reproduce it; gives its number. */
export function fileReport(
  store: Store,
  version: number,
  meta: TableMeta,
  seed: string,
  running: Running | undefined,
  by: Report['by'],
  text: string,
): Promise<number> {
  const filed: Report = {
    table: meta.id,
    by,
    text,
    at: Date.now(),
    game: meta.game,
    version,
    status: meta.status,
    options: meta.options,
    settings: meta.settings,
    seed,
    answers: store.answers.since(meta.id, 0).map((answer): [number, ...number[]] => [...answer]),
    seats: meta.seats.map(({ kind, level, away }) => ({ kind, level, away })),
    talk: [...store.talk.all(meta.id)],
    pending: (running?.pending ?? []).map(({ seat, id, kind, rule }) => ({ seat, id, kind, rule })),
  };
  return store.journal.written([putReport(meta.id, filed)]);
}
