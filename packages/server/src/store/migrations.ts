import type { Db } from './database';
import { schemaRow } from './rows';

/**
 * How the database came to be what it is, step by step: number n leads from schema n to schema n + 1. A step that has been
 * released is never changed; what has to change is a new step at the end.
 */
export const MIGRATIONS: readonly string[] = [
  // 0 to 1: the first release
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, seed TEXT NOT NULL,
    meta TEXT NOT NULL, touched INTEGER NOT NULL, wake INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (listed, status, touched);
  CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE TABLE answers (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (tbl, seq)
  ) WITHOUT ROWID;
  CREATE TABLE checkpoints (
    tbl TEXT PRIMARY KEY, at INTEGER NOT NULL, serial INTEGER NOT NULL, state TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE talk (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (tbl, n)
  ) WITHOUT ROWID;
  CREATE TABLE transfers (
    code TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat INTEGER NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE reports (number INTEGER PRIMARY KEY AUTOINCREMENT, tbl TEXT NOT NULL, report TEXT NOT NULL);
  `,
  // 1 to 2: what happened is kept with the answer it followed from, and every checkpoint with the version of its rules
  `
  ALTER TABLE answers ADD COLUMN heard TEXT;
  CREATE TABLE moments (
    tbl TEXT NOT NULL, at INTEGER NOT NULL, serial INTEGER NOT NULL, state TEXT NOT NULL, version INTEGER NOT NULL,
    result TEXT, PRIMARY KEY (tbl, at)
  ) WITHOUT ROWID;
  INSERT INTO moments (tbl, at, serial, state, version) SELECT tbl, at, serial, state, 1 FROM checkpoints;
  DROP TABLE checkpoints;
  ALTER TABLE moments RENAME TO checkpoints;
  `,
  // 2 to 3: what is known of a table in parts, so that a change writes only what it touched
  `
  CREATE TABLE parts (
    tbl TEXT NOT NULL, part TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (tbl, part)
  ) WITHOUT ROWID;
  INSERT INTO parts (tbl, part, value) SELECT id, 'whole', meta FROM tables;
  ALTER TABLE tables DROP COLUMN meta;
  `,
  // 3 to 4: answers that no longer count are put aside, and what is old is found without looking at everything
  `
  CREATE TABLE archive (
    number INTEGER PRIMARY KEY, tbl TEXT NOT NULL, seq INTEGER NOT NULL, answer TEXT NOT NULL, heard TEXT,
    by TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE INDEX archive_table ON archive (tbl, number);
  CREATE INDEX tables_old ON tables (status, touched);
  CREATE INDEX reports_table ON reports (tbl);
  `,
];

/** Brings a database to today's schema, each step as a whole or not at all. */
export function migrate(db: Db): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const found = schemaOf(db);
    if (found > MIGRATIONS.length)
      throw new Error(
        `This data was written by a newer Undertow (schema ${found}, this one knows ${MIGRATIONS.length}). ` +
          'Use that one, or another data folder.',
      );
    for (const step of MIGRATIONS.slice(found)) db.exec(step);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** The number of the schema; the first release did not write one down. */
function schemaOf(db: Db): number {
  const { user_version: stored } = schemaRow.parse(db.prepare('PRAGMA user_version').get());
  if (stored > 0) return stored;
  const first = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'answers'").get();
  return first ? 1 : 0;
}
