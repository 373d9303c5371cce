import { type TableMeta, tableMeta } from '@undertow/table';
import type { Db } from './database';
import { idRow, metaRow, tableRow } from './rows';

/** Tables on disk: what they are, not what is played at them. */
export class TableStore {
  readonly #read;
  readonly #listed;
  readonly #due;

  constructor(db: Db) {
    this.#read = db.prepare('SELECT seed, meta FROM tables WHERE id = ?');
    this.#listed = db.prepare(
      "SELECT meta FROM tables WHERE listed = 1 AND status <> 'over' ORDER BY touched DESC LIMIT 100",
    );
    this.#due = db.prepare('SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? LIMIT 100');
  }

  read(id: string): { readonly meta: TableMeta; readonly seed: string } | undefined {
    const found = this.#read.get(id);
    if (!found) return undefined;
    const { meta, seed } = tableRow.parse(found);
    return { meta: tableMeta.parse(JSON.parse(meta)), seed };
  }

  listed(): readonly TableMeta[] {
    return this.#listed.all().map((row) => tableMeta.parse(JSON.parse(metaRow.parse(row).meta)));
  }

  /** Sleeping tables at which somebody's time has run out. */
  due(now: number): readonly string[] {
    return this.#due.all(now).map((row) => idRow.parse(row).id);
  }
}
