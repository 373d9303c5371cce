import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Front, startFront, startNats, startPostgres } from '@undertow/server';
import { type Command, Option } from 'commander';
import { positive } from '../flags.ts';
import { type NodeProcess, startNode } from '../node-process.ts';
import { port } from './serve.ts';

interface ClusterFlags {
  readonly nodes: number;
  readonly port: number;
  readonly host: string;
  readonly examples?: true;
}

const tell = (line: string): void => console.error(line);

/** `undertow cluster`: a whole cluster on this machine, to try it. Nothing of it is kept. */
export function clusterCommand(program: Command): void {
  program
    .command('cluster')
    .description('try several nodes on this machine: PostgreSQL, NATS, nodes and one address in front')
    .addOption(new Option('-n, --nodes <number>', 'how many nodes').default(3).argParser(positive))
    .addOption(
      new Option('-p, --port <number>', 'port of the address in front, 0 for any').default(4680).argParser(port),
    )
    .addOption(new Option('--host <address>', 'address in front to listen on').default('127.0.0.1'))
    .option('--examples', 'host the example games as well')
    .action(async (flags: ClusterFlags) => {
      const stops: (() => unknown)[] = [];
      let stopping: Promise<void> | undefined;
      const stopAll = async (): Promise<void> => {
        for (const stop of stops.splice(0).reverse()) await stop();
      };
      const stop = (): void => {
        stopping ??= stopAll().then(() => process.exit());
      };
      process.on('SIGINT', stop);
      process.on('SIGTERM', stop);
      try {
        await start(flags, stops, () => stopping !== undefined);
      } catch (error) {
        await stopAll();
        throw error;
      }
    });
}

async function start(flags: ClusterFlags, stops: (() => unknown)[], isStopping: () => boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-cluster-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  tell('Starting PostgreSQL and NATS');
  const database = await startPostgres(folder);
  stops.push(() => database.stop());
  const bus = await startNats();
  stops.push(() => bus.stop());
  const front = await startFront(flags.host, flags.port);
  stops.push(() => front.close());
  tell(`Starting ${flags.nodes} nodes`);
  const more = flags.examples ? ['--examples'] : [];
  const starting = Array.from({ length: flags.nodes }, () => startNode(database.url, bus.url, more));
  const nodes = await Promise.all(starting);
  stops.push(() => Promise.all(nodes.map((node) => node.stop())));
  show(front, nodes, isStopping);
  console.log(`Undertow is at ${front.url}`);
  for (const [i, node] of nodes.entries()) tell(`  node ${i + 1} is process ${node.pid} at ${node.url}`);
  tell('Ctrl-C stops all of it, and nothing is kept. Kill a node to see its tables go on elsewhere.');
}

/** The address in front knows which nodes there are; whoever watches is told when one ends. */
function show(front: Front, nodes: readonly NodeProcess[], isStopping: () => boolean): void {
  const living = new Set(nodes);
  const tellFront = (): void => front.set([...living].map(({ url }) => url));
  for (const [i, node] of nodes.entries())
    node.gone.then(() => {
      living.delete(node);
      tellFront();
      if (!isStopping()) tell(`  node ${i + 1} has ended; ${living.size} go on`);
    });
  tellFront();
}
