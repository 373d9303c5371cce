import type { WebSocket } from 'ws';

const BEAT_MS = 30_000;

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
  return () => clearInterval(timer);
}
