import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from './engine';

/** How often nodes are asked whether they are ready. */
const LOOK_MS = 200;
const LOOK_WITHIN_MS = 1_000;

/** One address in front of several nodes. */
export interface Front {
  readonly url: string;
  /** Which nodes there are now, by their addresses. */
  set(nodes: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Brings each connection to the next node that is ready. It knows nothing of what is said: enough to try a cluster on one
 * machine, where a real site has a real proxy.
 */
export async function startFront(host: string, port: number): Promise<Front> {
  let nodes: readonly string[] = [];
  let ready: ReadonlySet<string> = new Set();
  let turn = 0;
  const open = new Set<Socket>();

  const look = async (): Promise<void> => {
    const asked = nodes;
    const answers = await Promise.all(
      asked.map((node) =>
        fetch(`${node}/readyz`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = new Set(asked.filter((_, i) => answers[i]));
  };
  let looking: NodeJS.Timeout;
  const lookOn = (): void => {
    looking = setTimeout(() => look().finally(lookOn), LOOK_MS).unref();
  };
  lookOn();

  const bring = (guest: Socket, left: readonly string[]): void => {
    const [node, ...others] = left;
    if (node === undefined || guest.destroyed) {
      guest.destroy();
      return;
    }
    const { hostname, port: at } = new URL(node);
    const there = connect(Number(at), hostname);
    const fail = (): void => bring(guest, others);
    there.once('error', fail);
    there.once('connect', () => {
      there.off('error', fail);
      open.add(there);
      for (const [from, to] of [
        [guest, there],
        [there, guest],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
      there.once('close', () => open.delete(there));
    });
  };
  const server: Server = createServer((guest) => {
    guest.on('error', () => {});
    open.add(guest);
    guest.once('close', () => open.delete(guest));
    const good = nodes.filter((node) => ready.has(node));
    const all = good.length > 0 ? good : nodes;
    const first = turn++ % Math.max(1, all.length);
    bring(guest, [...all.slice(first), ...all.slice(0, first)]);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${portOf(server)}`,
    set: (now) => {
      nodes = now;
      look();
    },
    close: async () => {
      clearTimeout(looking);
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
