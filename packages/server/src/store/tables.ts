import { metaFrom, type Part, type TableMeta } from '@undertow/table';
import type { Db } from './database';
import { idRow, listedRow, partRow, tableRow, touchedRow } from './rows';

/** So many of each kind: more than are ever shown, since some are left out. */
const LONGEST_LIST = 150;

/** Of one status after the other: so the index finds them, however many there are. */
export const TOUCHED_SQL = `SELECT
  EXISTS (SELECT 1 FROM tables WHERE status IN ('lobby', 'playing', 'over') AND touched BETWEEN $1 AND $2) AS lately,
  EXISTS (SELECT 1 FROM tables) AS ever`;

interface Known {
  readonly touched: number;
  readonly meta: TableMeta;
}

/** Those touched in the same moment stay as they were. */
export const latestFirst = <T extends { readonly touched: number }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => b.touched - a.touched);

/** Tables on disk: what they are, not what is played at them. */
export class TableStore {
  readonly #read;
  readonly #parts;
  readonly #listed;
  readonly #ended;
  readonly #due;
  readonly #touched;
  /** What was on the list the last time, by table: most of it has not changed since. */
  #known = new Map<string, Known>();

  constructor(db: Db) {
    this.#read = db.prepare('SELECT game, seed FROM tables WHERE id = ?');
    this.#parts = db.prepare('SELECT part, value FROM parts WHERE tbl = ?');
    // Of one status at a time: so the index brings them in order, however many there are.
    this.#listed = db.prepare(
      `SELECT id, game, touched FROM tables WHERE listed = 1 AND status = ? ORDER BY touched DESC LIMIT ${LONGEST_LIST}`,
    );
    this.#ended = db.prepare("SELECT id, game, touched FROM tables WHERE id = ? AND listed = 1 AND status = 'over'");
    this.#due = db.prepare('SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? LIMIT 100');
    this.#touched = db.prepare(TOUCHED_SQL.replaceAll(/\$\d/g, '?'));
  }

  read(id: string): { readonly meta: TableMeta; readonly seed: string; readonly inParts: boolean } | undefined {
    const found = this.#read.get(id);
    if (!found) return undefined;
    const { game, seed } = tableRow.parse(found);
    const parts = this.#partsOf(id);
    return { meta: metaFrom(id, game, parts), seed, inParts: parts.some(({ part }) => part === 'table') };
  }

  /** The tables that want to be found, those that wait for people first, each kind the latest first. */
  listed(untold: () => readonly string[] = () => []): readonly TableMeta[] {
    const read = (found: readonly unknown[]) => found.map((row) => listedRow.parse(row));
    const playing = read(this.#listed.all('playing'));
    const ended = untold().flatMap((id) => read(this.#ended.all(id)));
    const rows = [...read(this.#listed.all('lobby')), ...latestFirst([...playing, ...ended])];
    const known = this.#known;
    this.#known = new Map();
    return rows.flatMap(({ id, game, touched }) => {
      const before = known.get(id);
      const meta = before?.touched === touched ? before.meta : this.#readable(id, game);
      if (meta) this.#known.set(id, { touched, meta });
      return meta ? [meta] : [];
    });
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
