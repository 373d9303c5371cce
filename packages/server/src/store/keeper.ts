import type { Before, Change, Outlived } from '@undertow/table';
import { forgetReport, forgetTable, forgetTalkOf } from '@undertow/table';
import type { Db } from './database';
import { countRow, idRow, numberRow } from './rows';

/** So many at a time: a game has hundreds of answers, and everybody else waits until they are gone. */
export const FORGET_AT_A_TIME = 10;

/** What is kept, in numbers. */
export interface Kept {
  readonly lobbies: number;
  readonly playing: number;
  readonly finished: number;
  readonly answers: number;
  readonly cutAnswers: number;
  readonly lines: number;
  readonly reports: number;
  readonly bytes: number;
}

/** What has been kept long enough, in numbers. */
export interface Overdue {
  readonly finished: number;
  readonly abandoned: number;
  readonly lines: number;
  readonly reports: number;
}

/** Knows how much is kept, and what has been kept long enough. */
export class Keeper {
  readonly #tables;
  readonly #talk;
  readonly #reports;

  constructor(private readonly db: Db) {
    this.#tables = db.prepare('SELECT id FROM tables WHERE status = ? AND touched < ? ORDER BY touched LIMIT ?');
    this.#talk = db.prepare(`SELECT id FROM tables WHERE status = 'over' AND touched < ?
      AND EXISTS (SELECT 1 FROM talk WHERE tbl = id) ORDER BY touched LIMIT ?`);
    this.#reports = db.prepare("SELECT number FROM reports WHERE json_extract(report, '$.at') < ? LIMIT ?");
  }

  outlived({ finished, abandoned, talk, reports }: Before): Outlived {
    const ids = (rows: readonly unknown[]): readonly string[] => rows.map((row) => idRow.parse(row).id);
    return {
      tables: [
        ...ids(this.#tables.all('over', finished, FORGET_AT_A_TIME)),
        ...ids(this.#tables.all('playing', abandoned, FORGET_AT_A_TIME)),
      ],
      talk: ids(this.#talk.all(talk, FORGET_AT_A_TIME)),
      reports: this.#reports.all(reports, FORGET_AT_A_TIME).map((row) => numberRow.parse(row).number),
    };
  }

  /** How much has been kept long enough in all. */
  overdue({ finished, abandoned, talk, reports }: Before): Overdue {
    const count = (from: string, ...values: readonly number[]): number =>
      countRow.parse(this.db.prepare(`SELECT count(*) n FROM ${from}`).get(...values)).n;
    return {
      finished: count("tables WHERE status = 'over' AND touched < ?", finished),
      abandoned: count("tables WHERE status = 'playing' AND touched < ?", abandoned),
      lines: count("talk JOIN tables ON id = tbl WHERE status = 'over' AND touched < ?", talk),
      reports: count("reports WHERE json_extract(report, '$.at') < ?", reports),
    };
  }

  kept(): Kept {
    const count = (from: string): number => countRow.parse(this.db.prepare(`SELECT count(*) n FROM ${from}`).get()).n;
    const size = '(SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size())';
    return {
      lobbies: count("tables WHERE status = 'lobby'"),
      playing: count("tables WHERE status = 'playing'"),
      finished: count("tables WHERE status = 'over'"),
      answers: count('answers WHERE seq >= 0'),
      cutAnswers: count('archive'),
      lines: count('talk'),
      reports: count('reports'),
      bytes: countRow.parse(this.db.prepare(`SELECT n FROM ${size}`).get()).n,
    };
  }
}

/** Forgets what has been kept long enough: each table as a whole or not at all. */
export async function forget(
  write: (changes: readonly Change[]) => Promise<unknown>,
  { tables, talk, reports }: Outlived,
): Promise<void> {
  for (const table of tables) await write(forgetTable(table));
  for (const table of talk) await write([forgetTalkOf(table)]);
  if (reports.length > 0) await write(reports.map(forgetReport));
}
