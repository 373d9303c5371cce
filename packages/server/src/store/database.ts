import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { migrate } from './migrations';
import { quickRow } from './rows';

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
  migrate(db);
  return db;
}

/** What is wrong with a file, or nothing. */
export function damageIn(db: Db): string | undefined {
  const found = db
    .prepare('PRAGMA quick_check(3)')
    .all()
    .map((row) => quickRow.parse(row).quick_check);
  return found.length === 1 && found[0] === 'ok' ? undefined : found.join('; ');
}
