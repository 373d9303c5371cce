import { allGames } from '@undertow/games';
import { serve } from '@undertow/server';

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What the load process may ask the server process. */
export type Request = 'cpu' | 'memory' | 'sleep' | 'close';
export interface Memory {
  readonly heap: number;
  readonly rss: number;
  readonly awake: number;
  /** Milliseconds of processor time used so far. */
  readonly cpuMs: number;
}

/** The server under load, in a process of its own. */
export async function host(dataDir: string): Promise<void> {
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logLevel: 'error',
    games: allGames(),
    habits: { idleMs: 3_600_000 },
    limits: { createPerMinute: 1e9, costlyPerMinute: 1e9, requestsPerMinute: 1e9 },
  });
  const answer = (message: unknown): void => {
    switch (message) {
      case 'cpu':
        process.send?.({ heap: 0, rss: 0, awake: server.awake(), cpuMs: cpuMs() } satisfies Memory);
        return;
      case 'memory': {
        for (let i = 0; i < 3; i++) globalThis.gc?.();
        const { heapUsed, external, rss } = process.memoryUsage();
        const memory: Memory = { heap: heapUsed + external, rss, awake: server.awake(), cpuMs: cpuMs() };
        process.send?.(memory);
        return;
      }
      case 'sleep':
        server.sweep(Date.now() + 7_200_000);
        setTimeout(
          () => process.send?.({ heap: 0, rss: 0, awake: server.awake(), cpuMs: cpuMs() } satisfies Memory),
          2_000,
        );
        return;
      case 'close':
        server.close().then(() => process.exit(0));
        return;
      default:
        return;
    }
  };
  process.on('message', answer);
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url: server.url });
}
