import { closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { troubleOf } from '@undertow/table';
import Database from 'libsql';
import { migrate } from './migrations';
import { quickRow } from './rows';

export type Db = Database.Database;

/** Opens the database of a data folder. A commit is on disk when it returns: the log is flushed every time. */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    return opened(dataDir);
  } catch (error) {
    if (troubleOf(error) !== 'damaged') throw error;
    throw new Error(
      `The data in ${dataDir} is damaged and cannot be opened (${String(error)}). Copy the folder, then bring back a ` +
        'backup with `undertow restore FILE --replace`, or start with another folder.',
    );
  }
}

function opened(dataDir: string): Db {
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
  try {
    const rows = db.prepare('PRAGMA quick_check(3)').all();
    const found = rows.map((row) => quickRow.parse(row).quick_check);
    return found.length === 1 && found[0] === 'ok' ? undefined : found.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Where the head of the file says how long its pages are and how many there are; the longest page does not fit its number. */
const HEAD = 32;
const PAGE_LENGTH_AT = 16;
const PAGES_AT = 28;
const LONGEST_PAGE = 65_536;

/** Whether the file in a data folder is as long as its head says. */
export function isWhole(dataDir: string): boolean {
  const file = openSync(join(dataDir, 'undertow.db'), 'r');
  try {
    const head = Buffer.alloc(HEAD);
    if (readSync(file, head, 0, HEAD, 0) < HEAD) return false;
    const length = head.readUInt16BE(PAGE_LENGTH_AT);
    const pageLength = length === 1 ? LONGEST_PAGE : length;
    return fstatSync(file).size >= pageLength * head.readUInt32BE(PAGES_AT);
  } finally {
    closeSync(file);
  }
}
