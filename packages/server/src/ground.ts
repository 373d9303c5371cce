import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Bus } from './cluster/bus';
import type { Directory } from './cluster/directory';
import { Hub } from './embedded/bus';
import { Ownership } from './embedded/directory';
import { embeddedLog } from './embedded/log';
import { natsBus } from './nats/bus';
import { postgresDirectory } from './postgres/directory';
import { postgresLog } from './postgres/log';
import { migrate, openPool } from './postgres/pool';
import type { Place } from './store/committer';
import type { Watcher } from './store/journal';
import { lockFolder } from './store/lock';
import type { Shelf } from './store/shelf';
import { Store } from './store/store';

/** What a server stands on: what lasts, who owns what, who talks to whom. */
export interface Ground {
  readonly tables: Shelf;
  readonly directory: Directory;
  readonly bus: Bus;
  /** How long this node's lease lasts; it need not be renewed where it never ends. */
  readonly leaseMs: number | null;
  /** When clients shall come back after an interruption. */
  readonly comeBackMs: number;
  /** How long it may take at most to let all tables go, one after the other, when the node is stopped. */
  readonly letGoMs: number;
  close(): Promise<void>;
}

/** The name of a node that is alone. */
const ONLY_NODE = 'here';

/** When clients shall come back to a server that is stopped: it may be started again. */
const COME_BACK_MS = 2_000;
/** When they shall come back where others are there already. */
const COME_BACK_ELSEWHERE_MS = 100;
/** Whoever takes over the tables of a node that is stopped is not asked for all of them at once. */
const LET_GO_MS = 1_500;

/** One process, its folder, and nobody else. */
export async function embeddedGround(folder: string, watcher: Watcher, place: Place): Promise<Ground> {
  const dataDir = resolve(folder);
  const unlock = lockFolder(dataDir);
  let store: Store;
  try {
    store = new Store(dataDir, watcher, place);
  } catch (error) {
    unlock();
    throw error;
  }
  const ownership = new Ownership();
  const directory = ownership.node(ONLY_NODE);
  await directory.renew();
  const tables = embeddedLog(store, (table, epoch) => ownership.holds(table, epoch));
  return {
    tables,
    directory,
    bus: new Hub().node(ONLY_NODE),
    leaseMs: null,
    comeBackMs: COME_BACK_MS,
    letGoMs: 0,
    close: async () => {
      await tables.close();
      unlock();
    },
  };
}

/** Where many nodes meet. */
export interface Meeting {
  /** `postgres://...` */
  readonly database: string;
  /** `nats://...`, several with commas between them. */
  readonly bus: string;
  readonly leaseMs?: number | undefined;
}

/** How long a node that has died is waited for. */
export const LEASE_MS = 2_000;

const READERS = 8;
const KEEPERS = 2;

/** One node of many, over PostgreSQL and NATS. */
export async function clusteredGround(meeting: Meeting, watcher: Watcher): Promise<Ground> {
  const node = randomBytes(6).toString('hex');
  const leaseMs = meeting.leaseMs ?? LEASE_MS;
  const { database } = meeting;
  // Leases and claims never wait behind what is read, and what is written goes by one connection, in order.
  const [reading, writing, keeping] = await Promise.all([
    openPool(database, READERS),
    openPool(database, 1),
    openPool(database, KEEPERS),
  ]);
  const pools = [reading, writing, keeping];
  const endPools = () => Promise.all(pools.map((pool) => pool.end()));
  try {
    await migrate(keeping);
    const directory = postgresDirectory(keeping, node, leaseMs);
    const bus = await natsBus(meeting.bus, node);
    await directory.renew();
    const tables = postgresLog(reading, writing, watcher);
    return {
      tables,
      directory,
      bus,
      leaseMs,
      comeBackMs: COME_BACK_ELSEWHERE_MS,
      letGoMs: LET_GO_MS,
      close: async () => {
        await tables.close();
        // A database that is gone has nothing to be told.
        await directory.leave().catch(() => {});
        await bus.close();
        await endPools();
      },
    };
  } catch (error) {
    await endPools();
    throw error;
  }
}
