import { parentPort, workerData } from 'node:worker_threads';
import type { Change } from '@undertow/table';
import { openDatabase } from './database';
import { Writer } from './writer';

// Waits for the disk, so that the thread that talks to everybody does not have to.
const db = openDatabase(String(workerData));
const writer = new Writer(db);

parentPort?.on('message', (message: 'close' | readonly (readonly Change[])[]) => {
  if (message !== 'close') {
    parentPort?.postMessage(writer.commit(message));
    return;
  }
  db.close();
  parentPort?.close();
});
