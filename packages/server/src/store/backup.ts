import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { type Db, damageIn } from './database';
import { lockFolder } from './lock';
import { MIGRATIONS } from './migrations';
import { countRow, schemaRow } from './rows';

/** What is in a copy of the data. */
export interface Copied {
  readonly tables: number;
  readonly answers: number;
  readonly bytes: number;
}

/**
 * Copies the data of a server into one file, as it is at one moment. The server may be running: it goes on writing, and
 * the copy holds everything that was acknowledged before it began.
 */
export function backUp(dataDir: string, file: string): Copied {
  const source = join(dataDir, 'undertow.db');
  if (!existsSync(source)) throw new Error(`There is no data in ${dataDir}.`);
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name, so that no backup is lost.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  reading(source, (db) => {
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
  });
  chmodSync(part, 0o600);
  const copied = inspect(part);
  finish(part, file);
  return copied;
}

/**
 * Makes a copy the data of a folder. What was in the folder is kept under another name, and only with `replace`: nobody
 * loses games by mistyping.
 */
export function restore(file: string, dataDir: string, replace: boolean): Copied & { readonly kept: string | null } {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const copied = inspect(file);
  const unlock = lockFolder(dataDir);
  try {
    const target = join(dataDir, 'undertow.db');
    const there = existsSync(target);
    if (there && !replace)
      throw new Error(`There is data in ${dataDir} already. Choose another folder, or say --replace to put it aside.`);
    const kept = there ? putAside(dataDir) : null;
    const part = `${target}.part`;
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    finish(part, target);
    return { ...copied, kept };
  } finally {
    unlock();
  }
}

/** What a copy holds; fails in words when it is none, is damaged or is of a newer release. */
function inspect(file: string): Copied {
  const broken = (why: string): Error => new Error(`${file} is not a backup that can be used: ${why}.`);
  try {
    return reading(file, (db) => {
      const { user_version: schema } = schemaRow.parse(db.prepare('PRAGMA user_version').get());
      if (schema > MIGRATIONS.length) throw new Error(`it was made by a newer Undertow (schema ${schema})`);
      const damage = damageIn(db);
      if (damage !== undefined) throw new Error(`it is damaged (${damage})`);
      const count = (table: string): number => countRow.parse(db.prepare(`SELECT count(*) n FROM ${table}`).get()).n;
      return { tables: count('tables'), answers: count('answers'), bytes: statSync(file).size };
    });
  } catch (error) {
    throw broken(error instanceof Error ? error.message : String(error));
  }
}

function reading<T>(file: string, act: (db: Db) => T): T {
  const db = new Database(file);
  try {
    return act(db);
  } finally {
    db.close();
  }
}

/** Moves the data of a folder out of the way, with whatever belongs to it. */
function putAside(dataDir: string): string {
  const name = `undertow-before-${new Date().toISOString().replaceAll(':', '-')}.db`;
  for (const ending of ['', '-wal', '-shm']) {
    const file = join(dataDir, `undertow.db${ending}`);
    if (existsSync(file)) renameSync(file, join(dataDir, `${name}${ending}`));
  }
  return join(dataDir, name);
}

/** A file gets its name when all of it is on disk. */
function finish(part: string, file: string): void {
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, file);
}
