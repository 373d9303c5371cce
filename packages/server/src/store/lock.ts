import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** Somebody else holds the lock; everything else that goes wrong lies in the file or in the folder. */
const isHeld = (error: unknown): boolean =>
  /database (table )?is locked|SQLITE_BUSY|SQLITE_LOCKED/i.test(String(error));

/**
 * Keeps a second server off the same data. What holds is a lock of the operating system, so it ends with the process
 * however that ends; gives what lets go of it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'lock.db');
  let lock: Database.Database | undefined;
  try {
    lock = new Database(file);
    lock.exec('PRAGMA busy_timeout = 200');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isHeld(error))
      throw new Error(`Another Undertow already uses the data in ${dataDir}. Stop it, or choose another folder.`);
    throw new Error(
      `The lock ${file} cannot be used (${String(error)}). There is nothing in it but the lock: make sure that no ` +
        'Undertow is running there and that the folder can be written, delete lock.db, and start again.',
    );
  }
  const held = lock;
  return () => held.close();
}
