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
  // 4 to 5: answers lie by number, those of a table side by side. Under a key of words half of what is read and written for
  // an answer was keys and what is too long to lie beside them. A table's book has room for 2^24, from the game's beginning
  // (-1) on. Who asks for a table's answers finds them as before
  `
  ALTER TABLE tables ADD COLUMN book INTEGER;
  UPDATE tables SET book = number
    FROM (SELECT id AS tbl, row_number() OVER (ORDER BY id) AS number FROM tables) WHERE id = tbl;
  CREATE UNIQUE INDEX tables_book ON tables (book);
  CREATE TRIGGER tables_opened AFTER INSERT ON tables WHEN NEW.book IS NULL BEGIN
    UPDATE tables SET book = (SELECT coalesce(max(book), 0) + 1 FROM tables) WHERE id = NEW.id;
  END;
  CREATE TABLE given (id INTEGER PRIMARY KEY, answer TEXT NOT NULL, heard TEXT);
  INSERT INTO given (id, answer, heard)
    SELECT (book << 24) + seq + 1, answer, heard FROM tables JOIN answers ON tbl = id ORDER BY book, seq;
  DROP TABLE answers;
  CREATE VIEW answers AS
    SELECT tables.id AS tbl, given.id - (book << 24) - 1 AS seq, answer, heard
    FROM tables JOIN given ON given.id >= book << 24 AND given.id < (book + 1) << 24;
  CREATE TRIGGER answers_put INSTEAD OF INSERT ON answers BEGIN
    INSERT INTO given (id, answer, heard)
      SELECT (book << 24) + NEW.seq + 1, NEW.answer, NEW.heard FROM tables WHERE id = NEW.tbl;
  END;
  CREATE TRIGGER answers_cut INSTEAD OF DELETE ON answers BEGIN
    DELETE FROM given WHERE id = (SELECT (book << 24) + OLD.seq + 1 FROM tables WHERE id = OLD.tbl);
  END;
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
