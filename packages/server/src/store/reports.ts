import { type Report, report } from '../reports/report';
import type { Change } from './changes';
import type { Db } from './database';
import { reportRow } from './rows';

/** Somebody reported something; the number of the row is the number of the report. */
export const putReport = (table: string, filed: Report): Change => ({
  statement: 'fileReport',
  values: [table, JSON.stringify(filed)],
});

/** "Something is wrong": what people and the server itself reported. */
export class ReportStore {
  readonly #get;

  constructor(db: Db) {
    this.#get = db.prepare('SELECT number, tbl, report FROM reports WHERE number = ?');
  }

  get(number: number): Report | undefined {
    const found = this.#get.get(number);
    return found ? report.parse(JSON.parse(reportRow.parse(found).report)) : undefined;
  }
}
