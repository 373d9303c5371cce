import { rmSync } from 'node:fs';
import { pearls } from '@undertow/pearls';
import { pearlsKit } from '@undertow/pearls/kit';
import type { HistoryEntry, Replay, TableRecord } from '@undertow/protocol';
import { hostGame } from '@undertow/table';
import { afterEach, expect, it } from 'vitest';
import { cutAnswersOf } from '../src/store/data';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, get, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The game under rules in which nobody may draw any more: old answers are illegal or mean something else. */
const nextVersion = () => ({
  pearls: hostGame({
    ...pearlsKit,
    game: {
      ...pearls,
      version: pearls.version + 1,
      play: function* (table) {
        table.state.deck = [];
        return yield* pearls.play(table);
      },
    },
  }),
});

const isTalk = ({ kind }: HistoryEntry): boolean => kind === 'said';

it('a table played under one version of the rules goes on under the next, with all that lies behind it', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url, { bots: 'officer' });
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await client.ask({ t: 'phrase', phrase: 'hello' });
  client.playAtRandom('first');
  await client.until(() => client.version > 14);
  client.onMessage = () => {};
  await pause(150);
  const past = await client.history();
  const told = client.received.flatMap((message) => (message.t === 'delta' ? (message.events ?? []) : []));
  await before.close();

  const after = await start({ games: nextVersion(), dataDir });
  const again = await TestClient.connect({ url: after.url, table, token });
  const welcome = again.received.find(({ t }) => t === 'welcome');
  if (welcome?.t !== 'welcome') throw new Error('not welcome');
  // The log is what was told, not what these rules would have said.
  const log = welcome.snapshot?.log ?? [];
  expect(log.length).toBeGreaterThan(3);
  for (const event of log.slice(1)) expect([...told, ...(welcome.snapshot?.log ?? [])]).toContainEqual(event);
  expect(log.some((event) => told.some((one) => JSON.stringify(one) === JSON.stringify(event)))).toBe(true);
  expect(welcome.talk).toHaveLength(1);
  const kept = await again.history();
  expect(kept.filter(isTalk)).toEqual(past.filter(isTalk));
  expect(kept.length).toBeGreaterThan(0);
  // Bots, who were there before, and the person play on to the end under the new rules.
  again.playAtRandom('second');
  await again.untilOver();
  expect(JSON.stringify(again.view)).toContain('"deck":0');

  const record = await get<TableRecord>(after.url, `/api/tables/${table}/record`);
  expect(record.version).toBe(pearls.version + 1);
  expect(record.since).toBeGreaterThan(0);
  const fromTheSeed = nextVersion().pearls.rerun(record.options, record.seed, record.answers);
  expect(() => {
    while (fromTheSeed.next());
  }).toThrow(/is refused/);
  const replay = await get<Replay>(after.url, `/api/tables/${table}/replay?eyes=all`);
  expect(replay.steps).toHaveLength(record.answers.length + 1);
  expect(replay.steps[0]?.patches[0]).not.toBeNull();
  expect(replay.steps.at(-1)?.patches[0]).not.toBeNull();
  expect(replay.steps.flatMap(({ events }) => events)).toContainEqual(told[0]);
  rmSync(dataDir, { recursive: true, force: true });
});

it('a finished table of an older version shows its end, its log and its replay', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url, { bots: 'officer' });
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  client.playAtRandom('first');
  await client.untilOver();
  await before.close();

  const after = await start({ games: nextVersion(), dataDir });
  const again = await TestClient.connect({ url: after.url, table, token });
  expect(again.ending).toEqual(client.ending);
  expect(again.view).toEqual(client.view);
  const replay = await get<Replay>(after.url, `/api/tables/${table}/replay?eyes=spectator`);
  expect(replay.steps.at(-1)?.events.length).toBeGreaterThan(0);
  const record = await get<TableRecord>(after.url, `/api/tables/${table}/record`);
  expect(record).toMatchObject({ version: pearls.version, since: 0, result: client.ending?.result });
  rmSync(dataDir, { recursive: true, force: true });
});

it('answers that new rules cannot take are put aside, and can be looked up', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url, { bots: 'officer' });
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  client.playAtRandom('in the middle of a turn');
  const play = client.onMessage;
  // Until the person is asked in the middle of a turn, where a game cannot be entered again.
  const asked = new Promise<void>((done) => {
    client.onMessage = (message) => {
      if (client.decision && client.decision.kind !== 'turn') done();
      else play(message);
    };
  });
  await asked;
  await before.close();
  const after = await start({ games: nextVersion(), dataDir });
  const again = await TestClient.connect({ url: after.url, table, token });
  await again.ask({ t: 'ping' });
  expect(again.received.some((message) => message.t === 'notice' && message.notice === 'rules-changed')).toBe(true);
  await after.close();
  const [found] = await cutAnswersOf(dataDir);
  expect(found).toMatchObject({ table, game: 'pearls' });
  expect(found?.cut.length).toBeGreaterThan(0);
  for (const { by, answer, heard } of found?.cut ?? []) {
    expect(by).toBe('rules');
    expect(answer.length).toBeGreaterThan(0);
    expect(heard).not.toBeNull();
  }
  rmSync(dataDir, { recursive: true, force: true });
});
