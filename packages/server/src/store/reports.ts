import { type Report, report } from '@undertow/table';
import type { Db } from './database';
import { reportRow } from './rows';

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
