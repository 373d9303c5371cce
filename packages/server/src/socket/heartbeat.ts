import type { WebSocket } from 'ws';
import { relieve } from './relief';

const BEAT_MS = 30_000;
/** How much all connections together may leave unread, and how often that is looked at. */
const MOST_UNREAD = 128_000_000;
const RELIEVE_MS = 500;

/** Ends connections whose other side is gone without a word. */
export function heartbeat(sockets: () => Iterable<WebSocket>): () => void {
  const waiting = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets()) {
      if (waiting.has(socket)) {
        socket.terminate();
        continue;
      }
      waiting.add(socket);
      socket.once('pong', () => waiting.delete(socket));
      socket.ping();
    }
  }, BEAT_MS).unref();
  const relieving = setInterval(() => relieve(sockets(), MOST_UNREAD), RELIEVE_MS).unref();
  return () => {
    clearInterval(timer);
    clearInterval(relieving);
  };
}
