import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database';
import { type Handed, returned, taken } from './handover';
import { Writer } from './writer';

type Message = Handed | 'close';

// Waits for the disk, so that the thread that talks to everybody does not have to.
const db = openDatabase(String(workerData));
const writer = new Writer(db);

/** What has come in the meantime, after this; the end of it all comes last. */
function* arrived(port: MessagePort, first: Message): Generator<Message> {
  let message: Message | undefined = first;
  while (message !== undefined) {
    yield message;
    message = receiveMessageOnPort(port)?.message;
  }
}

/** Everything that waits goes into one commit: the disk is waited for once. */
function take(port: MessagePort, first: Message): void {
  const waiting = [...arrived(port, first)];
  const groups = waiting.flatMap((message) => (message === 'close' ? [] : taken(message)));
  if (groups.length > 0) port.postMessage(returned(writer.commit(groups)));
  if (!waiting.includes('close')) return;
  db.close();
  port.close();
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (message: Message) => take(port, message));
}
