import { metaFrom, type Part, type TableMeta } from '@undertow/table';
import type { Db } from './database';
import { idRow, listedRow, partRow, tableRow, touchedRow } from './rows';

/** So many of each kind: more than are ever shown, since some are left out. */
const LONGEST_LIST = 150;

/** Of one status after the other: so the index finds them, however many there are. */
export const TOUCHED_SQL = `SELECT
  EXISTS (SELECT 1 FROM tables WHERE status IN ('lobby', 'playing', 'over') AND touched BETWEEN $1 AND $2) AS lately,
  EXISTS (SELECT 1 FROM tables) AS ever`;

interface Stored {
  readonly meta: TableMeta;
  readonly seed: string;
  readonly touched: number;
  readonly inParts: boolean;
}

interface Known {
  readonly touched: number;
  readonly meta: TableMeta;
}

/** Tables on disk: what they are, not what is played at them. */
export class TableStore {
  readonly #read;
  readonly #parts;
  readonly #listed;
  readonly #due;
  readonly #touched;
  /** What was on the list the last time, by table: most of it has not changed since. */
  #known = new Map<string, Known>();

  constructor(db: Db) {
    this.#read = db.prepare('SELECT game, seed, touched FROM tables WHERE id = ?');
    this.#parts = db.prepare('SELECT part, value FROM parts WHERE tbl = ?');
    // Of one status at a time: so the index brings them in order, however many there are.
    this.#listed = db.prepare(
      `SELECT id, game, touched FROM tables WHERE listed = 1 AND status = ? ORDER BY touched DESC LIMIT ${LONGEST_LIST}`,
    );
    this.#due = db.prepare('SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? LIMIT 100');
    this.#touched = db.prepare(TOUCHED_SQL.replaceAll(/\$\d/g, '?'));
  }

  read(id: string): Stored | undefined {
    const found = this.#read.get(id);
    if (!found) return undefined;
    const { game, seed, touched } = tableRow.parse(found);
    const parts = this.#partsOf(id);
    return { meta: metaFrom(id, game, parts), seed, touched, inParts: parts.some(({ part }) => part === 'table') };
  }

  /** The tables that want to be found, as everybody knows them: those that wait for people first, each kind the latest first. */
  listed(): readonly TableMeta[] {
    const known = this.#known;
    this.#known = new Map();
    return (['lobby', 'playing'] as const).flatMap((status) =>
      this.#listed.all(status).flatMap((row) => {
        const { id, game, touched } = listedRow.parse(row);
        const before = known.get(id);
        const meta = before?.touched === touched ? before.meta : this.#readable(id, game);
        if (meta) this.#known.set(id, { touched, meta });
        return meta ? [{ ...meta, status }] : [];
      }),
    );
  }

  /** What cannot be read is not shown; whoever comes to it is told why. */
  #readable(id: string, game: string): TableMeta | undefined {
    try {
      return metaFrom(id, game, this.#partsOf(id));
    } catch {
      return undefined;
    }
  }

  /** Sleeping tables at which somebody's time has run out. */
  due(now: number): readonly string[] {
    return this.#due.all(now).map((row) => idRow.parse(row).id);
  }

  /** Whether any table was last changed in this time; nothing is known where there are no tables. */
  touched(from: number, to: number): boolean | undefined {
    const { lately, ever } = touchedRow.parse(this.#touched.get(from, to));
    return ever ? lately : undefined;
  }

  #partsOf(id: string): readonly Part[] {
    return this.#parts.all(id).map((row) => partRow.parse(row));
  }
}
