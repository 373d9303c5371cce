import { parentPort, workerData } from 'node:worker_threads';
import type { Change } from '@undertow/table';
import { openDatabase } from './database';
import { Writer } from './writer';

// Waits for the disk, so that the thread that talks to everybody does not have to.
const db = openDatabase(String(workerData));
const writer = new Writer(db);

parentPort?.on('message', (message: string) => {
  if (message !== 'close') {
    const groups: readonly (readonly Change[])[] = JSON.parse(message);
    parentPort?.postMessage(writer.commit(groups));
    return;
  }
  db.close();
  parentPort?.close();
});
