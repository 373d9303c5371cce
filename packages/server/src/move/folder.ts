import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '../store/database';
import { lockFolder } from '../store/lock';
import { BATCH, KINDS, orderOf, type Row, type Side } from './side';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The data folder of a server that is not running. */
export function folderSide(folder: string, mustExist: boolean): Side {
  const dataDir = resolve(folder);
  if (mustExist && !existsSync(join(dataDir, 'undertow.db'))) throw new Error(`There is no data in ${folder}.`);
  const unlock = lockFolder(dataDir);
  const db = openDatabase(dataDir);
  return {
    isEmpty: async () => db.prepare('SELECT 1 FROM tables LIMIT 1').get() === undefined,
    async *read(kind) {
      let rows: Row[] = [];
      for (const found of db.prepare(`SELECT ${KINDS[kind].join(', ')} FROM ${kind}${orderOf(kind)}`).iterate()) {
        rows.push(row.parse(found));
        if (rows.length < BATCH) continue;
        yield rows;
        rows = [];
      }
      yield rows;
    },
    write: async (fill) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        await fill(async (kind, rows) => {
          const columns = KINDS[kind];
          const insert = db.prepare(
            `INSERT INTO ${kind} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
          );
          for (const each of rows) insert.run(...columns.map((column) => each[column] ?? null));
        });
        db.exec('COMMIT');
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close: async () => {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      unlock();
    },
  };
}
