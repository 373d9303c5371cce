import { sha256Hex } from '@undertow/kernel';
import { apply, type Replay, replay, type TableRecord, tableRecord } from '@undertow/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reproduce } from '../src/reports/reproduce';
import { cutAnswersOf } from '../src/store/data';
import { canonical } from './kit/canonical';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fullTable, get, start, stopAll, tempDir } from './kit/server';
import { whisperRegistry } from './kit/whisper';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await stopAll();
});

const open = () => start({ games: pearlsRegistry() });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Two people and a token to come back with. */
async function three(url: string, settings = {}): Promise<readonly [TestClient, TestClient, TestClient]> {
  const [a, b, c] = await fullTable(url, { settings: { windowMs: 0, botMs: 0, ...settings } }, 3);
  if (!a || !b || !c) throw new Error('three are needed');
  return [a, b, c];
}

/** What a client sees once nothing moves any more because it is asked itself. */
async function atRest(client: TestClient): Promise<string> {
  for (let before = ''; ; ) {
    await pause(60);
    const now = canonical([client.view, client.decision]);
    if (client.decision !== null && now === before) return now;
    before = now;
  }
}

describe('coming back', () => {
  it('resumes from the last version, in any tab', async () => {
    const { url } = await open();
    const { table, token } = await create(url, { bots: 'random' });
    const first = await TestClient.connect({ url, table, token });
    await first.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    const tab = await TestClient.connect({ url, table, token });
    expect(canonical(tab.view)).toBe(canonical(first.view));
    const { stream, version } = first;
    await first.close();
    tab.playAtRandom('tab');
    await tab.until(() => tab.version >= version + 3);
    tab.onMessage = () => {};
    await pause(30);
    const again = await TestClient.connect({ url, table, token, resume: { stream, version } });
    const welcome = again.received[0];
    expect(welcome?.t === 'welcome' && welcome.resumed).toBe(true);
    expect(welcome?.t === 'welcome' && welcome.snapshot).toBeNull();
    // Bots may still be playing: whoever looks through the same eyes comes to see the same.
    await expect.poll(() => again.version === tab.version, { timeout: 20_000 }).toBe(true);
    const late = await TestClient.connect({ url, table, token, resume: { stream: 'another', version } });
    await expect.poll(() => canonical(late.view) === canonical(tab.view), { timeout: 20_000 }).toBe(true);
  });

  it('finds the game as it was after the table slept', async () => {
    const server = await start({ games: pearlsRegistry(), habits: { idleMs: 1 } });
    const { url } = server;
    const { table, token } = await create(url, { bots: 'random' });
    const client = await TestClient.connect({ url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    client.playAtRandom('awake');
    await client.until(() => client.version > 8);
    client.onMessage = () => {};
    const before = await atRest(client);
    expect(server.awake()).toBe(1);
    await client.close();
    await pause(50);
    server.sweep(Date.now() + 1_000);
    await pause(50);
    expect(server.awake()).toBe(0);
    const again = await TestClient.connect({ url, table, token });
    expect(server.awake()).toBe(1);
    expect(canonical([again.view, again.decision])).toBe(before);
    again.playAtRandom('again');
    await again.untilOver();
  });

  it('finds the game as it was after the server was stopped', async () => {
    const dataDir = tempDir();
    const server = await start({ games: pearlsRegistry(), dataDir });
    const { table, token } = await create(server.url, { bots: 'random' });
    const client = await TestClient.connect({ url: server.url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    client.playAtRandom('first');
    await client.until(() => client.version > 6);
    client.onMessage = () => {};
    const before = await atRest(client);
    const bye = client.until(({ t }) => t === 'bye');
    await server.close();
    expect(await bye).toMatchObject({ reason: 'shutdown', comeBackMs: expect.any(Number) });
    const next = await start({ games: pearlsRegistry(), dataDir });
    const again = await TestClient.connect({ url: next.url, table, token });
    expect(canonical([again.view, again.decision])).toBe(before);
    again.playAtRandom('second');
    await again.untilOver();
  });
});

describe('a finished game', () => {
  it('becomes a record that can be verified and replayed through any eyes', async () => {
    const { url } = await open();
    const clients = await three(url, { spectators: true });
    const [a] = clients;
    const table = a.table?.id ?? '';
    await expect(get(url, `/api/tables/${table}/record`)).rejects.toThrow('not-over');
    await expect(get(url, `/api/tables/${table}/replay?eyes=0`)).rejects.toThrow('not-over');
    await a.ask({ t: 'note', about: 1, trust: -2 });
    for (const client of clients) client.playAtRandom(`${client.you?.seat}`);
    await Promise.all(clients.map((client) => client.untilOver()));
    expect(a.ending?.notes[0]).toEqual([{ about: 1, trust: -2 }]);
    const record: TableRecord = tableRecord.parse(await get(url, `/api/tables/${table}/record`));
    expect(sha256Hex(record.seed)).toBe(a.table?.commitment);
    expect(record.commitment).toBe(a.table?.commitment);
    for (const seat of [0, 1, 2]) {
      const seen: Replay = replay.parse(await get(url, `/api/tables/${table}/replay?eyes=${seat}`));
      expect(seen.steps.length).toBe(record.answers.length + 1);
      let view: unknown;
      for (const { patches } of seen.steps) if (patches[0]) view = apply(view, patches[0]);
      expect(canonical(view)).toBe(canonical(clients[seat]?.view));
    }
    const all: Replay = replay.parse(await get(url, `/api/tables/${table}/replay?eyes=all`));
    expect(all.viewers).toEqual(['spectator', 0, 1, 2]);
    await expect(get(url, `/api/tables/${table}/replay?eyes=7`)).rejects.toThrow('no-seat');
  });
});

describe('taking back', () => {
  it('needs everybody to agree and nothing revealed since', async () => {
    const { url } = await open();
    const [a, b, c] = await three(url);
    const first = [a, b, c].find(({ decision }) => decision);
    if (!first?.decision) throw new Error('somebody is asked');
    const { decision } = first;
    expect(await first.refusal({ t: 'takeback', step: 'ask' })).toBe('nothing-to-take-back');
    const draw = decision.options.findIndex(({ ref }) => ref === 'draw');
    await first.ask({ t: 'answer', decision: decision.id, picks: [draw] });
    expect(await first.refusal({ t: 'takeback', step: 'ask' })).toBe('something-was-revealed');
  });

  it('brings the table back to before the answer', async () => {
    const { url, dataDir } = await open();
    const [a, b, c] = await three(url);
    const players = [a, b, c];
    // Somebody sells: that is only announced, nothing has been shown yet.
    for (let round = 0; round < 200; round++) {
      const asked = players.find(({ decision }) => decision);
      if (!asked?.decision) {
        await pause(2);
        continue;
      }
      const { decision } = asked;
      const sell = decision.options.findIndex(({ ref }) => ref === 'sell');
      const pick = decision.kind === 'turn' && sell >= 0 ? sell : 0;
      const before = canonical(players.map(({ view }) => view));
      const picks = Array.from({ length: decision.min }, () => (decision.repeat ? 0 : pick));
      await asked.ask({ t: 'answer', decision: decision.id, picks });
      if (pick !== sell) continue;
      await asked.ask({ t: 'report', text: 'Before it was taken back.' });
      await asked.ask({ t: 'takeback', step: 'ask' }, ({ t }) => t === 'table');
      expect(asked.table?.takeback).toEqual({ by: asked.you?.seat, agreed: [asked.you?.seat] });
      const others = players.filter((client) => client !== asked);
      const back = asked.until((message) => message.t === 'notice' && message.notice === 'taken-back');
      for (const other of others) await other.ask({ t: 'takeback', step: 'agree' });
      await back;
      await pause(30);
      expect(canonical(players.map(({ view }) => view))).toBe(before);
      expect(asked.decision?.kind).toBe('turn');
      for (const client of players) client.playAtRandom('on');
      await Promise.all(players.map((client) => client.untilOver()));
      // What was taken back is put aside, so the report still tells what it was about.
      const found = await reproduce(dataDir, 1, pearlsRegistry());
      expect(found).toMatchObject({ same: true, over: false });
      const [put] = await cutAnswersOf(dataDir);
      expect(put?.cut).toMatchObject([{ by: 'takeback', seq: found && found.report.answers.length - 1 }]);
      return;
    }
    throw new Error('nobody could sell');
  });
});

describe('talking', () => {
  it('reaches everybody but those who muted the speaker, and stays in the record', async () => {
    const { url } = await open();
    const [a, b, c] = await three(url);
    await c.ask({ t: 'mute', seat: 0, muted: true });
    const heard = b.until(({ t }) => t === 'said');
    await a.ask({ t: 'say', text: '<b>hello</b>' });
    expect(await heard).toMatchObject({ said: { seat: 0, text: '<b>hello</b>', kind: 'text' } });
    await a.ask({ t: 'phrase-about', phrase: 'thank', about: 2 });
    await pause(20);
    expect(c.received.some(({ t }) => t === 'said')).toBe(false);
    const history = await b.ask({ t: 'history' });
    expect(history.t === 'history' && history.entries.map((entry) => entry.kind)).toContain('said');
  });

  it('is limited in mode and speed', async () => {
    const { url } = await open();
    const [a, b] = await three(url);
    await a.ask({ t: 'host', action: { do: 'settings', settings: { talk: 'guided' } } });
    expect(await b.refusal({ t: 'say', text: 'hi' })).toBe('phrases-only');
    await b.ask({ t: 'phrase', phrase: 'hello' });
    await a.ask({ t: 'host', action: { do: 'settings', settings: { talk: 'silent' } } });
    expect(await b.refusal({ t: 'phrase', phrase: 'good-game' })).toBe('talk-off');
    await a.ask({ t: 'host', action: { do: 'settings', settings: { talk: 'free' } } });
    const results: string[] = [];
    for (let i = 0; i < 8; i++) results.push(await b.refusal({ t: 'say', text: `${i}` }));
    expect(results.at(-1)).toBe('too-fast');
  });
});

describe('pointing', () => {
  it('is seen by everybody at once but by those who muted who points, and only as the game knows it', async () => {
    const { url } = await start({ games: whisperRegistry() });
    const [a, b] = await fullTable(url, { game: 'whisper', settings: { botMs: 0 } }, 2);
    if (!a || !b) throw new Error('two are needed');
    const seen = b.until(({ t }) => t === 'marked');
    await a.ask({ t: 'mark', mark: 'look', on: ['hex:3'] });
    expect(await seen).toMatchObject({ mark: { seat: 0, mark: 'look', on: ['hex:3'] } });
    expect(await a.refusal({ t: 'mark', mark: 'dance', on: ['hex:3'] })).toBe('malformed');
    await b.ask({ t: 'mute', seat: 0, muted: true });
    const before = b.received.length;
    await a.ask({ t: 'mark', mark: 'look', on: [] });
    await b.ask({ t: 'ping' });
    expect(b.received.slice(before).map(({ t }) => t)).not.toContain('marked');
  });
});

describe('the clock', () => {
  it('lets a bot answer and shows the seat as away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { url } = await open();
    const [a, b, c] = await three(url, { pace: { kind: 'correspondence', days: 1 } });
    const asked = [a, b, c].find(({ decision }) => decision);
    const snapshot = asked?.received.find(({ t }) => t === 'snapshot');
    expect(snapshot?.t === 'snapshot' && snapshot.snapshot.clock).toMatchObject({ bankMs: 0 });
    for (const other of [a, b, c]) {
      const own = other.received.find(({ t }) => t === 'snapshot');
      if (other !== asked) expect(own?.t === 'snapshot' && own.snapshot.clock).toBeNull();
    }
  });

  it('answers for tables that slept when the time ran out', async () => {
    const dataDir = tempDir();
    const server = await start({ games: pearlsRegistry(), dataDir, habits: { idleMs: 1 } });
    const [a, b, c] = await three(server.url, { pace: { kind: 'correspondence', days: 1 } });
    const { version } = a;
    const table = a.table?.id ?? '';
    await Promise.all([a, b, c].map((client) => client.close()));
    await pause(20);
    server.sweep(Date.now() + 1_000);
    await pause(30);
    expect(server.awake()).toBe(0);
    // A day passes; that somebody sets the machine's clock would not be enough.
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + 86_400_001);
    server.sweep();
    await pause(50);
    const { table: info } = await get<{ table: { seats: { away: boolean }[] } }>(server.url, `/api/tables/${table}`);
    expect(info.seats.some(({ away }) => away)).toBe(true);
    expect(version).toBeGreaterThanOrEqual(0);
  });
});

describe('reports', () => {
  it('hold all it takes to reproduce them and stay on the server', async () => {
    const server = await open();
    const { url, dataDir } = server;
    const [a, b, c] = await three(url);
    for (const client of [a, b, c]) client.playAtRandom('r');
    await a.until(() => a.version > 5);
    for (const client of [a, b, c]) client.onMessage = () => {};
    await pause(50);
    const reported = await a.ask({ t: 'report', text: 'The charm did nothing.' });
    expect(reported).toEqual({ t: 'reported', n: expect.any(Number), number: 1 });
    const found = await reproduce(dataDir, 1, pearlsRegistry());
    expect(found).toMatchObject({ same: true, over: false });
    expect(found?.replayed).toBe(found?.report.answers.length);
    expect(found?.report.text).toBe('The charm did nothing.');
    expect(await reproduce(dataDir, 99, pearlsRegistry())).toBeUndefined();
  });
});

describe('a table that nobody can continue', () => {
  it('is noticed, reported and helped', async () => {
    const { url, dataDir, sweep } = await start({ games: pearlsRegistry(), habits: { stuckMs: 1 } });
    const { table, token } = await create(url, { bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    // The host opens a bot's seat for another person, and nobody comes.
    await host.ask({ t: 'host', action: { do: 'to-person', seat: 1 } });
    host.playAtRandom('host');
    await pause(100);
    const stuck = host.until((message) => message.t === 'notice' && message.notice === 'stuck');
    sweep(Date.now() + 60_000);
    await stuck;
    await pause(20);
    expect(await reproduce(dataDir, 1, pearlsRegistry())).toMatchObject({ report: { by: 'server' } });
  });
});
