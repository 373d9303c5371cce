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
    // Of one status at a time: so the index brings them in order, however many there are.
    this.#listed = db.prepare(
      'SELECT meta FROM tables WHERE listed = 1 AND status = ? ORDER BY touched DESC LIMIT 200',
    );
    this.#due = db.prepare('SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? LIMIT 100');
  }

  read(id: string): { readonly meta: TableMeta; readonly seed: string } | undefined {
    const found = this.#read.get(id);
    if (!found) return undefined;
    const { meta, seed } = tableRow.parse(found);
    return { meta: tableMeta.parse(JSON.parse(meta)), seed };
  }

  /** The tables that want to be found, those that wait for people first, each kind the latest first. */
  listed(): readonly TableMeta[] {
    return [...this.#listed.all('lobby'), ...this.#listed.all('playing')].map((row) =>
      tableMeta.parse(JSON.parse(metaRow.parse(row).meta)),
    );
  }

  /** Sleeping tables at which somebody's time has run out. */
  due(now: number): readonly string[] {
    return this.#due.all(now).map((row) => idRow.parse(row).id);
  }
}
