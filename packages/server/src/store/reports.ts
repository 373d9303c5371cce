import { type Report, report } from '../reports/report';
import type { Db } from './database';
import { reportRow } from './rows';

/** "Something is wrong": what people and the server itself reported. */
export class ReportStore {
  readonly #add;
  readonly #get;

  constructor(db: Db) {
    this.#add = db.prepare('INSERT INTO reports (tbl, report) VALUES (?, ?)');
    this.#get = db.prepare('SELECT number, tbl, report FROM reports WHERE number = ?');
  }

  add(table: string, filed: Report): number {
    return Number(this.#add.run(table, JSON.stringify(filed)).lastInsertRowid);
  }

  get(number: number): Report | undefined {
    const found = this.#get.get(number);
    return found ? report.parse(JSON.parse(reportRow.parse(found).report)) : undefined;
  }
}
