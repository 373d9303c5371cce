import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../src/store/store';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { RawSocket } from './kit/raw';
import { create, fast, fullTable, get, post, start, stopAll } from './kit/server';
import { whisperRegistry } from './kit/whisper';

afterEach(stopAll);

const open = () => start({ games: pearlsRegistry() });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const codeOf = async (client: TestClient): Promise<string> => {
  const answer = await client.ask({ t: 'transfer' });
  return answer.t === 'transfer' ? answer.code : '';
};

describe('a code that moves a seat', () => {
  it('dies when its holder leaves, and does not take the seat of whoever comes after', async () => {
    const { url } = await open();
    const { table } = await create(url);
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
    const client = await TestClient.connect({ url, table, token: ben.token });
    const code = await codeOf(client);
    await client.ask({ t: 'leave' });
    await expect(post(url, '/api/transfer', { code })).rejects.toThrow('code-used');
    const cleo = await post(url, `/api/tables/${table}/join`, { name: 'Cleo', seat: ben.seat });
    await expect(post(url, '/api/transfer', { code })).rejects.toThrow('code-used');
    await TestClient.connect({ url, table, token: cleo.token });
  });

  it('dies when its holder sits down elsewhere, is sent away, asks for another or uses one', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const host = await TestClient.connect({ url, table, token });
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben', seat: 1 });
    const first = await TestClient.connect({ url, table, token: ben.token });
    const earlier = await codeOf(first);
    await first.ask({ t: 'sit', seat: 2 });
    await expect(post(url, '/api/transfer', { code: earlier })).rejects.toThrow('code-used');
    const second = await TestClient.connect({ url, table, token: ben.token });
    const [old, young] = [await codeOf(second), await codeOf(second)];
    await expect(post(url, '/api/transfer', { code: old })).rejects.toThrow('code-used');
    const moved = await post(url, '/api/transfer', { code: young });
    const third = await TestClient.connect({ url, table, token: moved.token });
    const last = await codeOf(third);
    await host.ask({ t: 'host', action: { do: 'clear', seat: 2 } });
    await post(url, `/api/tables/${table}/join`, { name: 'Dan', seat: 2 });
    await expect(post(url, '/api/transfer', { code: last })).rejects.toThrow('code-used');
  });
});

describe('a connection that was sent away', () => {
  it('does nothing more from that moment, and is closed within a second', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const host = await TestClient.connect({ url, table, token });
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
    const old = await TestClient.connect({ url, table, token: ben.token });
    // It reads nothing any more, so it does not say goodbye by itself either.
    const moved = await post(url, '/api/transfer', { code: await codeOf(old) });
    const wire: unknown = Reflect.get(old.socket, '_socket');
    if (wire instanceof Object && 'pause' in wire && typeof wire.pause === 'function') wire.pause();
    const heard = host.received.length;
    old.send({ t: 'say', text: 'I am still Ben.' });
    old.send({ t: 'ready', ready: true });
    old.send({ t: 'leave' });
    await pause(1_100);
    const later = host.received.slice(heard);
    expect(later.some(({ t }) => t === 'said')).toBe(false);
    expect(host.table?.seats[1]).toMatchObject({ kind: 'person', ready: false, connected: false });
    const fresh = await TestClient.connect({ url, table, token: moved.token });
    expect(fresh.you?.seat).toBe(1);
  });

  it('is closed within a second by the server, also where it does not say goodbye itself', async () => {
    const { url, port } = await open();
    const { table, token } = await create(url);
    const host = await TestClient.connect({ url, table, token });
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
    const rude = await RawSocket.enter(port, table, ben.token);
    await host.ask({ t: 'host', action: { do: 'clear', seat: ben.seat } });
    await rude.until('"t":"bye"');
    const told = performance.now();
    const talking = setInterval(() => rude.send({ t: 'say', text: 'I am still Ben.' }), 50);
    await rude.closed;
    clearInterval(talking);
    expect(performance.now() - told).toBeLessThan(1_000);
    expect(host.received.some(({ t }) => t === 'said')).toBe(false);
  });

  it('cannot speak or ask for codes between leaving and goodbye', async () => {
    const { url } = await open();
    const [host, ben] = await fullTable(url, {}, 3);
    if (!host || !ben) throw new Error('three are needed');
    ben.send({ t: 'leave' });
    const n = ben.send({ t: 'transfer' });
    ben.send({ t: 'say', text: 'A bot says this.' });
    await ben.until(({ t }) => t === 'bye');
    expect(ben.received.some((message) => 'n' in message && message.n === n)).toBe(false);
    await pause(50);
    expect(host.received.some(({ t }) => t === 'said')).toBe(false);
  });
});

describe('names', () => {
  it('have nothing invisible in them and are written in one way', async () => {
    const { url } = await open();
    const named = async (name: string) => {
      const { table } = await create(url, { name });
      return (await get<{ table: { seats: { name: string }[] } }>(url, `/api/tables/${table}`)).table.seats[0]?.name;
    };
    expect(await named('A\u200bd\u202ea\u2066')).toBe('Ada');
    expect(await named('  A   d\u00a0a ')).toBe('A d a');
    expect(await named('\uff21da')).toBe('Ada');
    expect(await named(`A${'\u0301'.repeat(9)}da`)).toBe('\u00c1\u0301\u0301da'.normalize('NFKC'));
    for (const empty of ['\u3164', '\u2800', '\u200d\ufe0f', '\u0301'])
      await expect(named(empty), JSON.stringify(empty)).rejects.toThrow('malformed');
  });

  it('that look like another at the same table are taken', async () => {
    const { url } = await open();
    const { table } = await create(url, { name: 'Pamela' });
    const join = (name: string) => post(url, `/api/tables/${table}/join`, { name });
    for (const name of ['pamela', 'P\u0430mela', 'Parnela', 'Pame1a', 'P\u00e1mela', 'P.amela', '\u0420amela'])
      await expect(join(name), name).rejects.toThrow('name-taken');
    expect((await join('Pamina')).seat).toBe(1);
  });
});

describe('bad guests', () => {
  it('that ask for a game every object knows are refused', async () => {
    const { url } = await open();
    for (const game of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      await expect(create(url, { game })).rejects.toThrow('404 {"reason":"unknown-game"}');
  });

  it('that ping without reading are not answered into memory, and are closed', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const client = await TestClient.connect({ url, table, token });
    let pongs = 0;
    client.socket.on('pong', () => pongs++);
    client.socket.ping();
    await pause(100);
    expect(pongs).toBe(1);
    for (let i = 0; i < 2_000; i++) client.socket.ping('x'.repeat(100));
    await pause(200);
    expect(pongs).toBeLessThan(300);
    await client.close();
    expect(client.closed?.reason).toBe('too-fast');
  });

  it('that never finish what they ask are hung up on', async () => {
    const { port } = await start({ games: pearlsRegistry(), limits: { requestMs: 400 } });
    const body =
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"';
    const ended = ['', 'GET / HT', body].map(
      (text) =>
        new Promise<void>((done) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(text));
          socket.on('error', () => {});
          socket.on('data', () => {});
          socket.on('close', () => done());
        }),
    );
    await Promise.all(ended);
  });

  it('that get ready again and again do not make the server talk to everybody each time', async () => {
    const { url } = await open();
    const { table } = await create(url, { settings: { ...fast, spectators: true } });
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
    const client = await TestClient.connect({ url, table, token: ben.token });
    const watcher = await TestClient.connect({ url, table });
    const before = watcher.frames.length;
    for (let i = 0; i < 100; i++) client.send({ t: 'ready', ready: i % 2 === 0 });
    await pause(300);
    expect(watcher.frames.length - before).toBeLessThan(16);
    expect(client.received.filter((message) => message.t === 'refused').length).toBeGreaterThan(50);
  });
});

describe('whoever hosts', () => {
  it('cannot make windows tell hands in the middle of a game', async () => {
    const { url } = await open();
    const [host] = await fullTable(url, { settings: { windowMs: 900, botMs: 0 } }, 3);
    const set = (windowMs: number) => ({ t: 'host', action: { do: 'settings', settings: { windowMs } } }) as const;
    expect(await host?.refusal(set(0))).toBe('not-in-lobby');
    await host?.ask(set(600));
    expect(await host?.refusal(set(399))).toBe('not-in-lobby');
    await host?.ask(set(2_000));
  });

  it('does not get a vote by turning somebody into a bot', async () => {
    const { url } = await open();
    const [host, ben, cleo] = await fullTable(url, {}, 3);
    if (!host || !ben || !cleo) throw new Error('three are needed');
    const seats = [host, ben, cleo];
    for (let tries = 0; tries < 200; tries++) {
      const asked = seats.find(({ decision }) => decision);
      if (!asked?.decision) {
        await pause(3);
        continue;
      }
      const { decision } = asked;
      const sell = decision.options.findIndex(({ ref }) => ref === 'sell');
      const sells = decision.kind === 'turn' && sell >= 0 && asked === host;
      const picks = Array.from({ length: decision.min }, () => (sells ? sell : 0));
      asked.decision = null;
      await asked.ask({ t: 'answer', decision: decision.id, picks });
      if (!sells) continue;
      await host.ask({ t: 'host', action: { do: 'to-bot', seat: 1, level: 'random' } });
      const answer = await host.refusal({ t: 'takeback', step: 'ask' });
      if (answer !== 'not refused, but done') continue;
      await cleo.ask({ t: 'takeback', step: 'agree' });
      await pause(80);
      expect(host.received.some((message) => message.t === 'notice' && message.notice === 'taken-back')).toBe(false);
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

describe('a seat of a game under way', () => {
  it('changes hands in the open', async () => {
    const { url } = await open();
    const { table, token } = await create(url, { bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    await host.ask({ t: 'host', action: { do: 'to-person', seat: 1 } });
    const told = host.until(({ t }) => t === 'notice');
    await post(url, `/api/tables/${table}/join`, { name: 'Ben', seat: 1 });
    expect(await told).toEqual({ t: 'notice', notice: 'new-hands', seat: 1 });
  });

  it('and everybody who comes later can read that it did', async () => {
    const { url } = await open();
    const { table, token } = await create(url, { bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    await host.ask({ t: 'host', action: { do: 'to-person', seat: 1 } });
    const told = host.until(({ t }) => t === 'said');
    await post(url, `/api/tables/${table}/join`, { name: 'Ben', seat: 1 });
    const line = expect.objectContaining({ kind: 'new-hands', seat: 1 });
    expect(await told).toEqual({ t: 'said', said: line });
    await host.ask({ t: 'mute', seat: 1, muted: true });
    const again = await TestClient.connect({ url, table, token });
    expect(again.received.find(({ t }) => t === 'welcome')).toMatchObject({ talk: [line] });
    const stored = await again.ask({ t: 'history' });
    expect(stored).toMatchObject({ entries: expect.arrayContaining([expect.objectContaining({ said: line })]) });
  });
});

describe('the list of tables', () => {
  const createFrom = (url: string, address: string, listed: boolean) =>
    fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ game: 'pearls', name: 'Ada', settings: { ...fast, listed } }),
    });

  it('cannot be filled by one address, neither by opening tables nor by listing them later', async () => {
    const { url } = await start({ games: pearlsRegistry(), trustProxy: ['127.0.0.1'] });
    expect((await createFrom(url, '203.0.113.1', true)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await createFrom(url, '203.0.113.2', true)).status);
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    const { table, token } = await (await createFrom(url, '203.0.113.2', false)).json();
    const host = await TestClient.connect({ url, table, token });
    expect(await host.refusal({ t: 'host', action: { do: 'settings', settings: { listed: true } } })).toBe('too-fast');
    const other = await (await createFrom(url, '203.0.113.3', false)).json();
    const honest = await TestClient.connect({ url, table: other.table, token: other.token });
    await honest.ask({ t: 'host', action: { do: 'settings', settings: { listed: true } } });
    await pause(1_100);
    const { tables } = await get<{ tables: unknown[] }>(url, '/api/tables');
    expect(tables.length).toBe(12);
  });
});

describe('a table nobody plays at', () => {
  it('stops thinking, and goes on when somebody comes to look', async () => {
    const { url, dataDir } = await open();
    const settings = { ...fast, botMs: 20, spectators: true };
    const { table, token } = await create(url, { bots: 'random', settings });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    host.send({ t: 'leave' });
    await host.until(({ t }) => t === 'bye');
    const answers = async (): Promise<number> => {
      const store = new Store(dataDir);
      const count = store.answers.since(table, 0).length;
      await store.close();
      return count;
    };
    await pause(200);
    const before = await answers();
    await pause(300);
    expect(await answers()).toBe(before);
    const watcher = await TestClient.connect({ url, table });
    await watcher.untilOver();
    expect(await answers()).toBeGreaterThan(before);
  });
});

describe('the end', () => {
  it('is in no record and no replay before everybody has been told', async () => {
    const { url } = await start({ games: whisperRegistry(), newSeed: () => 'nobody holds anything' });
    const settings = { windowMs: 250, botMs: 0, spectators: true };
    const [actor, other] = await fullTable(url, { game: 'whisper', settings }, 2);
    if (!actor || !other) throw new Error('two are needed');
    const table = actor.table?.id ?? '';
    const early: number[] = [];
    other.onMessage = () => {
      if (other.decision) other.send({ t: 'answer', decision: other.decision.id, picks: [] });
    };
    const look = async (): Promise<void> => {
      for (const path of ['record', 'replay?eyes=all']) {
        const { status } = await fetch(`${url}/api/tables/${table}/${path}`);
        if (!actor.ending && !other.ending) early.push(status);
      }
    };
    const act = (): void => {
      if (!actor.decision) return;
      const { id } = actor.decision;
      actor.decision = null;
      actor.ask({ t: 'answer', decision: id, picks: [0] }).then(look);
    };
    actor.onMessage = act;
    act();
    await Promise.all([actor.untilOver(), other.untilOver()]);
    expect(early.length).toBeGreaterThan(6);
    expect(new Set(early)).toEqual(new Set([409]));
    expect((await fetch(`${url}/api/tables/${table}/record`)).status).toBe(200);
  });
});

describe('a clock that jumps', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('makes nobody’s time run out, ends no code and forgets no lobby', async () => {
    const { url, sweep } = await open();
    const lobby = await create(url);
    const settings = { ...fast, pace: { kind: 'live', clock: 'quick' } as const };
    const { table, token } = await create(url, { bots: 'random', settings });
    const client = await TestClient.connect({ url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    if (!client.decision) await client.until(() => client.decision !== null);
    const code = await codeOf(client);
    const real = Date.now.bind(Date);
    for (const days of [3, -3]) {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + days * 86_400_000);
      sweep();
      await pause(50);
      const shown = await client.ask({ t: 'resync' }, ({ t }) => t === 'snapshot');
      const left = shown.t === 'snapshot' ? shown.snapshot.clock : null;
      expect(left?.decisionMs).toBeGreaterThan(1_000);
      expect(left?.decisionMs).toBeLessThan(86_400_000);
      expect(client.table?.seats[0]?.away).toBe(false);
      expect((await fetch(`${url}/api/tables/${lobby.table}`)).status).toBe(200);
    }
    expect((await post(url, '/api/transfer', { code })).seat).toBe(0);
  });
});

describe('the data folder', () => {
  it('is used by one server at a time, and is one file after an orderly stop', async () => {
    const first = await open();
    await create(first.url);
    await expect(start({ games: pearlsRegistry(), dataDir: first.dataDir })).rejects.toThrow('already uses');
    await first.close();
    const wal = join(first.dataDir, 'undertow.db-wal');
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
    const next = await start({ games: pearlsRegistry(), dataDir: first.dataDir });
    expect(await get(next.url, '/healthz')).toEqual({ ok: true });
  });
});

describe('reports', () => {
  it('of one table are few, however many connections send them', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ table, token, text: 'Something is wrong.' });
      statuses.push((await fetch(`${url}/api/report`, { method: 'POST', headers, body })).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBe(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of strangers leave some to those at the table, by request and by socket', async () => {
    const { url } = await start({ games: pearlsRegistry(), trustProxy: ['127.0.0.1'] });
    const { table, token } = await create(url, { settings: { ...fast, spectators: true } });
    const file = (address: string, seat: object) =>
      fetch(`${url}/api/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ table, text: 'Something is wrong.', ...seat }),
      }).then(({ status }) => status);
    const strangers: number[] = [];
    for (let i = 0; i < 6; i++) strangers.push(await file(`203.0.113.${i}`, {}));
    expect(strangers).toEqual([200, 200, 429, 429, 429, 429]);
    const watcher = await TestClient.connect({ url, table });
    expect(await watcher.refusal({ t: 'report', text: 'Again.' })).toBe('too-fast');
    const client = await TestClient.connect({ url, table, token });
    expect((await client.ask({ t: 'report', text: 'Something is wrong.' })).t).toBe('reported');
    expect([await file('203.0.113.9', { token }), await file('203.0.113.9', { token })]).toEqual([200, 200]);
    expect(await file('203.0.113.9', { token })).toBe(429);
  });

  it('of one address are few, at however many tables, by request and by socket', async () => {
    const { url } = await open();
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      const { table, token } = await create(url);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ table, token, text: 'Something is wrong.' });
      statuses.push((await fetch(`${url}/api/report`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    const { table, token } = await create(url);
    const client = await TestClient.connect({ url, table, token });
    expect(await client.refusal({ t: 'report', text: 'Again.' })).toBe('too-fast');
  });
});
