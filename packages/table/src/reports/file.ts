import type { Running } from '../hosted/running';
import type { TableMeta } from '../meta';
import { putReport } from '../store/changes';
import type { Book } from '../store/log';
import type { Report } from './report';

/** Stores a report with everything it takes to reproduce it; gives its number. */
export async function fileReport(
  book: Book,
  version: number,
  meta: TableMeta,
  seed: string,
  running: Running | undefined,
  by: Report['by'],
  text: string,
): Promise<number> {
  const [answers, talk] = await Promise.all([book.answers(), book.talk()]);
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
    answers: answers.map((answer): [number, ...number[]] => [...answer]),
    seats: meta.seats.map(({ kind, level, away }) => ({ kind, level, away })),
    talk: [...talk],
    pending: (running?.pending ?? []).map(({ seat, id, kind, rule }) => ({ seat, id, kind, rule })),
  };
  return book.written([putReport(meta.id, filed)]);
}
