import { type Reader, relieve } from './relief';

const BEAT_MS = 30_000;
/** Not all at once: with thousands of connections everybody else would wait for a tenth of a second. */
const TURNS = 30;
/** How much all connections together may leave unread, and how often that is looked at. */
const MOST_UNREAD = 128_000_000;
const RELIEVE_MS = 500;

/** A connection that answers when it is asked whether it is still there. */
export interface Answering extends Reader {
  ping(): void;
  once(event: 'pong', heard: () => void): void;
}

/** Ends connections whose other side is gone without a word. */
export function heartbeat(sockets: () => Iterable<Answering>): () => void {
  const waiting = new WeakSet<Answering>();
  const turns = new WeakMap<Answering, number>();
  let met = 0;
  let now = 0;
  const turnOf = (socket: Answering): number => {
    let turn = turns.get(socket);
    if (turn === undefined) {
      turn = met++ % TURNS;
      turns.set(socket, turn);
    }
    return turn;
  };
  const timer = setInterval(() => {
    now = (now + 1) % TURNS;
    for (const socket of sockets()) {
      if (turnOf(socket) !== now) continue;
      if (waiting.has(socket)) {
        socket.terminate();
        continue;
      }
      waiting.add(socket);
      socket.once('pong', () => waiting.delete(socket));
      socket.ping();
    }
  }, BEAT_MS / TURNS).unref();
  const relieving = setInterval(() => relieve(sockets(), MOST_UNREAD), RELIEVE_MS).unref();
  return () => {
    clearInterval(timer);
    clearInterval(relieving);
  };
}
