import { type Said, said } from '@undertow/protocol';
import type { Db } from './database';
import { saidRow } from './rows';

/** What was said at each table. */
export class TalkStore {
  readonly #all;
  readonly #latest;

  constructor(db: Db) {
    this.#all = db.prepare('SELECT said FROM talk WHERE tbl = ? ORDER BY n');
    this.#latest = db.prepare('SELECT said FROM talk WHERE tbl = ? ORDER BY n DESC LIMIT ?');
  }

  all(table: string): readonly Said[] {
    return this.#all.all(table).map(read);
  }

  /** The last few, oldest first. */
  latest(table: string, count: number): readonly Said[] {
    return this.#latest.all(table, count).map(read).reverse();
  }
}

const read = (row: unknown): Said => said.parse(JSON.parse(saidRow.parse(row).said));
