import { allGames } from '@undertow/games';
import { serve } from '@undertow/server';
import { z } from 'zod';

/** Makes a process of this program a server. */
export const WORD = 'be-a-node';

/** What a server process is told when it is started. */
const place = z.union([
  z.strictObject({ database: z.string(), bus: z.string() }),
  z.strictObject({ dataDir: z.string() }),
]);
export type Place = z.infer<typeof place>;

/** A server in a process of its own, to be killed, stopped and drained. */
async function beNode(place: Place): Promise<void> {
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    dataDir: 'dataDir' in place ? place.dataDir : '',
    meeting: 'database' in place ? place : undefined,
    logLevel: process.env.LOG_LEVEL ?? 'silent',
    games: allGames(),
    limits: { createPerMinute: 1e9, costlyPerMinute: 1e9, requestsPerMinute: 1e9 },
  });
  process.on('SIGTERM', () => {
    server.close().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ url: server.url });
}

/** Whether this process was started to be a server; then it becomes one. */
export async function becomesNode(): Promise<boolean> {
  if (process.argv[2] !== WORD) return false;
  await beNode(place.parse(JSON.parse(process.env.UNDERTOW_PLACE ?? '')));
  return true;
}
