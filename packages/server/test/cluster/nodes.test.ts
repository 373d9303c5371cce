import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRng } from '@undertow/kernel';
import { pearls } from '@undertow/pearls';
import { pearlsKit } from '@undertow/pearls/kit';
import type { TableLine } from '@undertow/protocol';
import { hostGame, type Registry } from '@undertow/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findNats, startNats } from '../../src/local/nats';
import { findPostgres, startPostgres } from '../../src/local/postgres';
import type { Served } from '../../src/serve';
import { type ClientOptions, TestClient } from '../kit/client';
import { pearlsRegistry } from '../kit/pearls';
import { create, fullTable, get, start, stopAll } from '../kit/server';
import { playToTheLastRound, whisperRegistry } from '../kit/whisper';

const hasEngines = findPostgres() !== undefined && findNats() !== undefined;
if (!hasEngines) console.log('No PostgreSQL or no nats-server here: servers that share them are skipped.');

/** Longer than the list is kept between two readings of it. */
const READ_ANEW_MS = 1_100;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The same game, by its next rules. */
const nextVersion = (): Registry => ({
  pearls: hostGame({ ...pearlsKit, game: { ...pearls, version: pearls.version + 1 } }),
});

/** A seed with which nobody at that table holds anything to respond with. */
const nobodyResponds = (): string => {
  for (let i = 0; ; i++) if ((seedRng(`seed ${i}`)[0] & 1) === 0) return `seed ${i}`;
};

/** Somebody who has opened a table there. */
async function seatAt(url: string): Promise<ClientOptions> {
  const { table, token } = await create(url);
  return { url, table, token };
}

describe.skipIf(!hasEngines)('servers that share a database and a bus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-nodes-'));
  let meeting: { readonly database: string; readonly bus: string };
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

  beforeAll(async () => {
    const [database, nats] = await Promise.all([startPostgres(folder), startNats()]);
    stops.push(() => database.stop());
    stops.push(() => nats.stop());
    meeting = { database: database.url, bus: nats.url };
  }, 120_000);
  afterEach(stopAll);
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  }, 60_000);

  /** The last window of a game stands still: the game is over and stored, and nobody has been told. */
  async function inTheLastWindow(owner: Served): Promise<{ readonly actor: TestClient; readonly table: string }> {
    const settings = { windowMs: 5, botMs: 0, spectators: true, listed: true };
    const [actor, other] = await fullTable(owner.url, { game: 'whisper', settings }, 2);
    if (!actor || !other) throw new Error('two are needed');
    await playToTheLastRound(actor, other);
    await actor.ask({ t: 'host', action: { do: 'settings', settings: { windowMs: 3_000 } } });
    await actor.ask({ t: 'answer', decision: actor.decision?.id ?? -1, picks: [0] });
    await actor.ask({ t: 'pause', paused: true });
    return { actor, table: actor.table?.id ?? '' };
  }

  const node = (games: Registry, newSeed?: () => string): Promise<Served> =>
    start({ games, meeting, ...(newSeed && { newSeed }) });

  it('leave a table of newer rules to those who know them', { timeout: 120_000 }, async () => {
    const old = await node(pearlsRegistry());
    const young = await node(nextVersion());
    const { table, token } = await create(young.url, { bots: 'officer' });
    const client = await TestClient.connect({ url: young.url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    client.playAtRandom('newer rules');
    await client.until(() => client.version > 5);
    client.onMessage = () => {};
    // While its owner lives, it is played through any node.
    const through = await TestClient.connect({ url: old.url, table, token });
    expect((await through.ask({ t: 'ping' })).t).toBe('pong');
    await young.close();

    // Nobody who knows its rules is left: it stays closed, and as it was.
    await expect(TestClient.connect({ url: old.url, table, token })).rejects.toThrow('refused: unavailable');
    const next = await node(nextVersion());
    const back = await TestClient.connect({ url: next.url, table, token });
    expect(back.received.some((message) => message.t === 'notice' && message.notice === 'rules-changed')).toBe(false);
    back.playAtRandom('newer rules still');
    await back.untilOver(60_000);
    const record: unknown = await (await fetch(`${old.url}/api/tables/${table}/record`)).json();
    expect(record).toMatchObject({ version: pearls.version + 1, since: 0 });
  });

  it('show the record and the replay through any node, and through none before the end is told', {
    timeout: 120_000,
  }, async () => {
    const owner = await node(whisperRegistry(), nobodyResponds);
    const other = await node(whisperRegistry(), nobodyResponds);
    const { actor, table } = await inTheLastWindow(owner);
    const paths = ['record', 'replay?eyes=all'].map((path) => `/api/tables/${table}/${path}`);
    const asked = (url: string): Promise<readonly unknown[]> =>
      Promise.all(paths.map(async (path) => (await fetch(url + path)).json()));
    const closed = [{ reason: 'not-over' }, { reason: 'not-over' }];
    expect(await asked(other.url)).toEqual(closed);
    expect(await asked(owner.url)).toEqual(closed);
    expect(actor.ending).toBeNull();
    await actor.ask({ t: 'pause', paused: false });
    await actor.untilOver(60_000);
    const [record, replay] = await asked(other.url);
    expect(record).toMatchObject({ format: 'undertow-record', seed: nobodyResponds(), result: 6 });
    expect(replay).toMatchObject({ table, steps: { length: 7 } });
    expect(await asked(owner.url)).toEqual([record, replay]);
  });

  it('keep a game on every list until its end is told, also when its node goes before', {
    timeout: 120_000,
  }, async () => {
    const owner = await node(whisperRegistry(), nobodyResponds);
    const other = await node(whisperRegistry(), nobodyResponds);
    const { actor, table } = await inTheLastWindow(owner);
    const { table: left } = await inTheLastWindow(owner);
    const listedBy = async (url: string): Promise<readonly string[]> => {
      await pause(READ_ANEW_MS);
      const { tables } = await get<{ tables: TableLine[] }>(url, '/api/tables');
      return tables.filter(({ id }) => id === table || id === left).map(({ id, status }) => `${id} ${status}`);
    };
    const both = [`${left} playing`, `${table} playing`].toSorted();
    expect((await listedBy(other.url)).toSorted()).toEqual(both);
    expect((await listedBy(owner.url)).toSorted()).toEqual(both);
    await actor.ask({ t: 'pause', paused: false });
    await actor.untilOver(60_000);
    expect(await listedBy(other.url)).toEqual([`${left} playing`]);
    expect(await listedBy(owner.url)).toEqual([`${left} playing`]);

    // Nobody is left who could tell the end of the other one: whoever makes the rounds finds it.
    await owner.close();
    other.sweep();
    await expect.poll(() => listedBy(other.url), { timeout: 20_000 }).toEqual([]);
  });

  it('let their tables go one after the other, and play goes on at those whose turn has not come', {
    timeout: 60_000,
  }, async () => {
    const owner = await node(pearlsRegistry());
    const clients: TestClient[] = [];
    for (let i = 0; i < 8; i++) clients.push(await TestClient.connect(await seatAt(owner.url)));
    const byes = clients.map((client) => client.until(({ t }) => t === 'bye'));
    const closed = owner.close();
    await byes[0];
    expect((await clients.at(-1)?.ask({ t: 'ping' }))?.t).toBe('pong');
    await Promise.all([...byes, closed]);
  });
});
