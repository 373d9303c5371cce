import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Keeps a second server off the same data. What holds is a lock of the operating system, so it ends with the process
 * however that ends; gives what lets go of it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new Database(join(dataDir, 'lock.db'));
  try {
    lock.exec('PRAGMA busy_timeout = 200');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`Another Undertow already uses the data in ${dataDir}. Stop it, or choose another folder.`);
  }
  return () => lock.close();
}
