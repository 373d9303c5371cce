import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Change } from '@undertow/table';
import { openDatabase } from './database';
import { Writer } from './writer';

type Groups = readonly (readonly Change[])[];

// Waits for the disk, so that the thread that talks to everybody does not have to.
const db = openDatabase(String(workerData));
const writer = new Writer(db);

/** What has come in the meantime, after this; the end of it all comes last. */
function* arrived(port: MessagePort, first: string): Generator<string> {
  let message: string | undefined = first;
  while (message !== undefined) {
    yield message;
    message = receiveMessageOnPort(port)?.message;
  }
}

/** Everything that waits goes into one commit: the disk is waited for once. */
function take(port: MessagePort, first: string): void {
  const waiting = [...arrived(port, first)];
  const groups = waiting.filter((message) => message !== 'close').flatMap((message): Groups => JSON.parse(message));
  if (groups.length > 0) port.postMessage(writer.commit(groups));
  if (!waiting.includes('close')) return;
  db.close();
  port.close();
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (message: string) => take(port, message));
}
