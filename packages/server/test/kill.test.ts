import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomPicks } from '@undertow/bots';
import { allGames } from '@undertow/games';
import { type Answer, below, type Rng, seedRng } from '@undertow/kernel';
import type { SeatResponse } from '@undertow/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { canonical } from './kit/canonical';
import { bundleHost, type Child, startChild } from './kit/child';
import { TestClient, toDecision } from './kit/client';
import { fast, post, tempDir } from './kit/server';

const KILLS = 30;
const TABLES = 6;
const SEATS = 5;
/** How many answers back anybody's last view can be. */
const LATEST = 30;

let file = '';
let child: Child | undefined;
const dataDir = tempDir();

beforeAll(async () => {
  file = await bundleHost('kill');
});

afterAll(async () => {
  await child?.kill();
  rmSync(dirname(file), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/** One seat through all lives of the server: what it was told is kept. */
class Survivor {
  /** Answers acknowledged since the last kill. */
  acknowledged: number[][] = [];
  /** Answers on disk at the last kill. */
  before = 0;
  readonly rng: Rng;
  client: TestClient | undefined;
  lastView: unknown;

  constructor(readonly seat: SeatResponse) {
    this.rng = seedRng(`${seat.table}:${seat.seat}`);
  }

  async connect(url: string): Promise<void> {
    const client = await TestClient.connect({ url, table: this.seat.table, token: this.seat.token });
    this.client = client;
    this.lastView = client.view;
    const sent = new Map<number, number[]>();
    let answered = -1;
    const act = (): void => {
      const { decision } = client;
      if (!decision || decision.id === answered) return;
      answered = decision.id;
      const picks = [...randomPicks(toDecision(decision), this.rng)];
      sent.set(client.send({ t: 'answer', decision: decision.id, picks }), picks);
    };
    client.onMessage = (message) => {
      const picks = message.t === 'done' ? sent.get(message.n) : undefined;
      if (picks) this.acknowledged.push(picks);
      this.lastView = client.view;
      act();
    };
    act();
  }
}

/** Opens a table with people on all seats and starts it. */
async function openTable(url: string): Promise<readonly Survivor[]> {
  const options = { players: SEATS, characters: 'recommended' };
  const first = await post(url, '/api/tables', { game: 'unfathomable', name: 'Ada', options, settings: fast });
  const here = [new Survivor(first)];
  for (const name of ['Ben', 'Cleo', 'Dan', 'Eve'])
    here.push(new Survivor(await post(url, `/api/tables/${first.table}/join`, { name })));
  for (const survivor of here) await survivor.connect(url);
  const [host, ...others] = here;
  for (const { client } of others) await client?.ask({ t: 'ready', ready: true });
  await host?.client?.ask({ t: 'host', action: { do: 'start' } });
  return here;
}

const openTables = async (url: string, count: number): Promise<readonly Survivor[]> =>
  (await Promise.all(Array.from({ length: count }, () => openTable(url)))).flat();

/** What is on disk after a kill must contain all that anybody was told, and lead to what everybody saw. */
function check(survivors: readonly Survivor[]): number {
  const store = new Store(dataDir);
  const hosted = allGames().unfathomable;
  if (!hosted) throw new Error('no game');
  let acknowledged = 0;
  for (const table of new Set(survivors.map(({ seat }) => seat.table))) {
    const stored = store.tables.read(table);
    if (!stored) throw new Error('a table is gone');
    const given: readonly Answer[] = store.answers.since(table, 0);
    const here = survivors.filter(({ seat, lastView }) => seat.table === table && lastView !== undefined);
    for (const survivor of here) {
      const own = given.filter(([by]) => by === survivor.seat.seat).map(([, ...picks]) => picks);
      const since = own.slice(survivor.before);
      expect(since.slice(0, survivor.acknowledged.length)).toEqual(survivor.acknowledged);
      expect(since.length - survivor.acknowledged.length, 'only the last answer can be unacknowledged').toBeLessThan(2);
      acknowledged += survivor.acknowledged.length;
      survivor.acknowledged = [];
      survivor.before = own.length;
    }
    const run = hosted.rerun(stored.meta.options, stored.seed, given);
    const unseen = new Map(here.map(({ seat, lastView }) => [seat.seat, canonical(lastView)]));
    while (run.next()) {
      if (run.length < given.length - LATEST) continue;
      for (const [seat, view] of unseen) if (canonical(run.view(seat)) === view) unseen.delete(seat);
    }
    expect(unseen.size, 'somebody saw what is not on disk').toBe(0);
  }
  store.close();
  return acknowledged;
}

it('loses no acknowledged answer when the server is killed at any moment', { timeout: 600_000 }, async () => {
  child = await startChild(file, dataDir, 'here');
  const { url } = child;
  let survivors = await openTables(url, TABLES);
  const random = seedRng('kills');
  let acknowledged = 0;
  let tables = TABLES;
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((done) => setTimeout(done, 20 + below(random, 150)));
    await child.kill();
    acknowledged += check(survivors);
    // Every other life of the server commits in a thread of its own.
    child = await startChild(file, dataDir, kill % 2 === 0 ? 'beside' : 'here');
    const again = child.url;
    await Promise.all(survivors.map((survivor) => survivor.connect(again)));
    const playing = survivors.filter(({ client }) => !client?.ending);
    const fresh = TABLES - playing.length / SEATS;
    survivors = [...playing, ...(await openTables(again, fresh))];
    tables += fresh;
  }
  console.log(`kill test: ${KILLS} kills, ${tables} tables, ${acknowledged} answers acknowledged, none lost`);
  expect(acknowledged).toBeGreaterThan(KILLS * 10);
});
