import { allGames } from '@undertow/games';
import { serve } from '../../src/serve';
import { pearlsRegistry } from './pearls';

// A server in a process of its own, to be killed. Tells its address to whoever started it.
const [, , dataDir, place] = process.argv;
if (dataDir === undefined) throw new Error('say where the data is');
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'error',
  commitAt: place === 'beside' ? 'beside' : 'here',
  games: { ...allGames(), ...pearlsRegistry() },
  limits: { createPerMinute: 100_000, costlyPerMinute: 100_000, requestsPerMinute: 1_000_000 },
});
process.send?.({ url: server.url });
process.on('message', (message) => {
  if (message === 'close') server.close().then(() => process.exit(0));
});
