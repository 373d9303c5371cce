import type { Running } from '../hosted/running';
import type { TableMeta } from '../meta';
import { steadyNow } from '../steady';
import { putReport } from '../store/changes';
import type { Book } from '../store/log';
import type { FiledReport, Report } from './report';

/** Stores a report, which says how far the table has come; gives its number. */
export async function fileReport(
  book: Book,
  version: number,
  meta: TableMeta,
  running: Running | undefined,
  by: Report['by'],
  text: string,
): Promise<number> {
  const [answers, talk] = await Promise.all([book.answers(), book.talk()]);
  const filed: FiledReport = {
    table: meta.id,
    by,
    text,
    at: steadyNow(),
    game: meta.game,
    version,
    status: meta.status,
    options: meta.options,
    settings: meta.settings,
    answered: answers.length,
    seats: meta.seats.map(({ kind, level, away }) => ({ kind, level, away })),
    lines: talk.length,
    pending: (running?.pending ?? []).map(({ seat, id, kind, rule }) => ({ seat, id, kind, rule })),
  };
  return book.written([putReport(meta.id, filed)]);
}
