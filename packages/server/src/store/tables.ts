import { type TableMeta, tableMeta } from '../table/meta';
import type { Change } from './changes';
import type { Db } from './database';
import { idRow, metaRow, tableRow } from './rows';

/** A new table. */
export function insertTable(meta: TableMeta, seed: string): Change {
  const listed = meta.settings.listed ? 1 : 0;
  const values = [meta.id, meta.game, meta.status, listed, seed, JSON.stringify(meta), Date.now(), null];
  return { statement: 'insertTable', values };
}

/** A table as it is now. */
export function updateTable(meta: TableMeta): Change {
  const deadlines = meta.seats.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  const wake = meta.status === 'playing' && deadlines.length > 0 ? Math.min(...deadlines) : null;
  const listed = meta.settings.listed ? 1 : 0;
  return { statement: 'updateTable', values: [meta.status, listed, JSON.stringify(meta), Date.now(), wake, meta.id] };
}

/** How long a table that never began is kept. */
const LOBBY_KEPT_MS = 30 * 86_400_000;

/** Tables that nobody has changed for a month, and that never began, are gone. */
export const forgetLobbies = (now: number): Change => ({ statement: 'forgetLobbies', values: [now - LOBBY_KEPT_MS] });

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
