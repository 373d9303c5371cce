import { type FiledReport, filedReport, type Report, report, wholeReport } from '@undertow/table';
import type { AnswerStore } from './answers';
import type { Db } from './database';
import { reportRow } from './rows';
import type { TableStore } from './tables';
import type { TalkStore } from './talk';

/** "Something is wrong": what people and the server itself reported. */
export class ReportStore {
  readonly #get;

  constructor(
    db: Db,
    private readonly tables: TableStore,
    private readonly answers: AnswerStore,
    private readonly talk: TalkStore,
  ) {
    this.#get = db.prepare('SELECT number, tbl, report FROM reports WHERE number = ?');
  }

  get(number: number): Report | undefined {
    const found = this.#get.get(number);
    if (!found) return undefined;
    const stored: unknown = JSON.parse(reportRow.parse(found).report);
    const filed = filedReport.safeParse(stored);
    // Earlier releases wrote down the whole game each time.
    return filed.success ? this.#whole(filed.data) : report.parse(stored);
  }

  #whole(filed: FiledReport): Report {
    const { table } = filed;
    return wholeReport(filed, {
      seed: this.tables.read(table)?.seed ?? '',
      answers: this.answers.since(table, 0),
      cut: this.answers.cut(table),
      talk: this.talk.all(table),
    });
  }
}
