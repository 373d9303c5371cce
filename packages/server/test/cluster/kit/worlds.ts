import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '../../../src/cluster/bus';
import type { Directory } from '../../../src/cluster/directory';
import { Hub } from '../../../src/embedded/bus';
import { Ownership } from '../../../src/embedded/directory';
import { embeddedLog } from '../../../src/embedded/log';
import { findNats, startNats } from '../../../src/local/nats';
import { findPostgres, startPostgres } from '../../../src/local/postgres';
import { natsBus } from '../../../src/nats/bus';
import { postgresDirectory } from '../../../src/postgres/directory';
import { postgresLog } from '../../../src/postgres/log';
import { migrate, openPool } from '../../../src/postgres/pool';
import type { Watcher } from '../../../src/store/journal';
import type { Shelf } from '../../../src/store/shelf';
import { Store } from '../../../src/store/store';

/** One node's view of what all nodes share. */
export interface Node {
  readonly log: Shelf;
  readonly directory: Directory;
}

/** What nodes share, whatever it is made of. */
export interface World {
  readonly name: string;
  node(name: string): Promise<Node>;
  bus(name: string): Promise<Bus>;
  /** Every lease runs out. */
  lapse(): Promise<void>;
  close(): Promise<void>;
}

const LEASE_MS = 3_600_000;

const quiet: Watcher = {
  committed: () => {},
  problem: (error) => {
    throw error;
  },
};

const temp = (): string => mkdtempSync(join(tmpdir(), 'undertow-world-'));

async function embedded(): Promise<World> {
  const folder = temp();
  const store = new Store(folder);
  let now = 0;
  const ownership = new Ownership(LEASE_MS, () => now);
  const log = embeddedLog(store, (table, epoch) => ownership.holds(table, epoch));
  const hub = new Hub();
  return {
    name: 'embedded',
    node: async (name) => ({ log, directory: ownership.node(name) }),
    bus: async (name) => hub.node(name),
    lapse: async () => {
      now += LEASE_MS + 1;
    },
    close: async () => {
      await log.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function clustered(): Promise<World> {
  const folder = temp();
  const [database, nats] = await Promise.all([startPostgres(folder), startNats()]);
  const pools = [await openPool(database.url, 8)];
  const [shared] = pools;
  if (!shared) throw new Error('no pool');
  await migrate(shared);
  return {
    name: 'PostgreSQL and NATS',
    node: async (name) => {
      const writing = await openPool(database.url, 1);
      pools.push(writing);
      return { log: postgresLog(shared, writing, quiet), directory: postgresDirectory(shared, name, LEASE_MS) };
    },
    bus: (name) => natsBus(nats.url, name),
    lapse: async () => {
      await shared.query("UPDATE nodes SET until = clock_timestamp() - interval '1 second'");
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await Promise.all([database.stop(), nats.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether PostgreSQL and NATS can be had here. */
export const hasEngines = findPostgres() !== undefined && findNats() !== undefined;
if (!hasEngines) console.log('No PostgreSQL or no nats-server here: what needs them is skipped.');

export const WORLDS = [
  { title: 'embedded', open: embedded, skip: false },
  { title: 'PostgreSQL and NATS', open: clustered, skip: !hasEngines },
];
