import { metaFrom, type Part, type TableMeta } from '@undertow/table';
import type { Db } from './database';
import { idRow, namedRow, partRow, tableRow } from './rows';

/** Tables on disk: what they are, not what is played at them. */
export class TableStore {
  readonly #read;
  readonly #parts;
  readonly #listed;
  readonly #due;

  constructor(db: Db) {
    this.#read = db.prepare('SELECT game, seed FROM tables WHERE id = ?');
    this.#parts = db.prepare('SELECT part, value FROM parts WHERE tbl = ?');
    // Of one status at a time: so the index brings them in order, however many there are.
    this.#listed = db.prepare(
      'SELECT id, game FROM tables WHERE listed = 1 AND status = ? ORDER BY touched DESC LIMIT 200',
    );
    this.#due = db.prepare('SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? LIMIT 100');
  }

  read(id: string): { readonly meta: TableMeta; readonly seed: string; readonly inParts: boolean } | undefined {
    const found = this.#read.get(id);
    if (!found) return undefined;
    const { game, seed } = tableRow.parse(found);
    const parts = this.#partsOf(id);
    return { meta: metaFrom(id, game, parts), seed, inParts: parts.some(({ part }) => part === 'table') };
  }

  /** The tables that want to be found, those that wait for people first, each kind the latest first. */
  listed(): readonly TableMeta[] {
    return [...this.#listed.all('lobby'), ...this.#listed.all('playing')].map((row) => {
      const { id, game } = namedRow.parse(row);
      return metaFrom(id, game, this.#partsOf(id));
    });
  }

  /** Sleeping tables at which somebody's time has run out. */
  due(now: number): readonly string[] {
    return this.#due.all(now).map((row) => idRow.parse(row).id);
  }

  #partsOf(id: string): readonly Part[] {
    return this.#parts.all(id).map((row) => partRow.parse(row));
  }
}
