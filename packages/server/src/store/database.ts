import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, seed TEXT NOT NULL,
    meta TEXT NOT NULL, touched INTEGER NOT NULL, wake INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, touched);
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE TABLE IF NOT EXISTS answers (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (tbl, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoints (
    tbl TEXT PRIMARY KEY, at INTEGER NOT NULL, serial INTEGER NOT NULL, state TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS talk (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (tbl, n)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transfers (
    code TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat INTEGER NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reports (number INTEGER PRIMARY KEY AUTOINCREMENT, tbl TEXT NOT NULL, report TEXT NOT NULL);
`;

export type Db = Database.Database;

/** Opens the database of a data folder. A commit is on disk when it returns: the log is flushed every time. */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Database(join(dataDir, 'undertow.db'));
  // An answer is a few bytes in a page of its own table: small pages make a commit of many tables several times shorter.
  db.exec('PRAGMA page_size = 1024');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA busy_timeout = 5000');
  db.exec('PRAGMA wal_autocheckpoint = 16000');
  db.exec(SCHEMA);
  return db;
}
