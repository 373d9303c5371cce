import { DEFAULT_SETTINGS, type TableInfo } from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fast, fullTable, get, post, start, stopAll } from './kit/server';

afterEach(stopAll);

const open = () => start({ games: pearlsRegistry() });

describe('opening a table', () => {
  it('gives a seat and a token, and keeps only the hash of the token', async () => {
    const { url, dataDir } = await open();
    const { table, seat, token } = await create(url, { table: 'Thursday' });
    expect(seat).toBe(0);
    const { table: info } = await get<{ table: TableInfo }>(url, `/api/tables/${table}`);
    expect(info).toMatchObject({ id: table, name: 'Thursday', status: 'lobby', host: 0, lots: [null, null, null] });
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(info.settings).toEqual({ ...DEFAULT_SETTINGS, ...fast });
    const store = new Store(dataDir);
    expect(JSON.stringify(store.tables.read(table))).not.toContain(token);
    store.close();
  });

  it('refuses unknown games, options that make no sense and names that are none', async () => {
    const { url } = await open();
    await expect(create(url, { game: 'chess' })).rejects.toThrow('unknown-game');
    await expect(create(url, { options: { seats: 99 } })).rejects.toThrow('bad-options');
    await expect(create(url, { name: ' \u202e ' })).rejects.toThrow('malformed');
    await expect(post(url, '/api/tables', { game: 'pearls', name: 'Ada', extra: 1 })).rejects.toThrow('malformed');
  });

  it('lists tables only when asked to', async () => {
    const { url } = await open();
    await create(url, {});
    const listed = await create(url, { settings: { ...fast, listed: true } });
    const { tables } = await get<{ tables: { id: string }[] }>(url, '/api/tables');
    expect(tables.map(({ id }) => id)).toEqual([listed.table]);
  });
});

describe('a table that never began', () => {
  const DAY = 25 * 3_600_000;

  it('is forgotten after a day, when the server opens; games under way are kept', async () => {
    const first = await open();
    const waiting = await create(first.url);
    const [host] = await fullTable(first.url, {}, 3);
    await first.close();
    const later = await start({ games: pearlsRegistry(), dataDir: first.dataDir, now: () => Date.now() + DAY });
    await expect(get(later.url, `/api/tables/${waiting.table}`)).rejects.toThrow('no-table');
    await expect(get(later.url, `/api/tables/${host?.table?.id}`)).resolves.toMatchObject({
      table: { status: 'playing' },
    });
  });

  it('is kept until then', async () => {
    const first = await open();
    const { table } = await create(first.url);
    await first.close();
    const later = await start({ games: pearlsRegistry(), dataDir: first.dataDir });
    await expect(get(later.url, `/api/tables/${table}`)).resolves.toMatchObject({ table: { id: table } });
  });
});

describe('joining', () => {
  it('takes the first open seat or the one wanted, never a taken one or a taken name', async () => {
    const { url } = await open();
    const { table } = await create(url);
    const join = (body: object) => post(url, `/api/tables/${table}/join`, body);
    expect((await join({ name: 'Ben', seat: 2 })).seat).toBe(2);
    await expect(join({ name: 'Cleo', seat: 2 })).rejects.toThrow('seat-taken');
    await expect(join({ name: 'aDA' })).rejects.toThrow('name-taken');
    expect((await join({ name: 'Cleo' })).seat).toBe(1);
    await expect(join({ name: 'Dan' })).rejects.toThrow('table-full');
    await expect(post(url, '/api/tables/aaaaaaaaaaaa/join', { name: 'Dan' })).rejects.toThrow('no-table');
  });

  it('refuses a wrong token and a wrong protocol', async () => {
    const { url } = await open();
    const { table } = await create(url);
    await expect(TestClient.connect({ url, table, token: 'x'.repeat(43) })).rejects.toThrow('wrong-token');
  });
});

describe('the host', () => {
  it('starts only when every seat is taken and everybody is ready', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const host = await TestClient.connect({ url, table, token });
    expect(await host.refusal({ t: 'host', action: { do: 'start' } })).toBe('seats-open');
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
    const guest = await TestClient.connect({ url, table, token: ben.token });
    await host.ask({ t: 'host', action: { do: 'fill', level: 'random' } });
    expect(await host.refusal({ t: 'host', action: { do: 'start' } })).toBe('not-ready');
    expect(await guest.refusal({ t: 'host', action: { do: 'start' } })).toBe('not-host');
    await guest.ask({ t: 'ready', ready: true });
    await host.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    expect(host.table?.status).toBe('playing');
    expect(host.table?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await host.refusal({ t: 'host', action: { do: 'start' } })).toBe('not-in-lobby');
  });

  it('renames, changes settings and options, and clears seats', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'rename', name: 'Friday' } });
    await host.ask({ t: 'host', action: { do: 'settings', settings: { talk: 'silent' } } });
    await host.ask({ t: 'host', action: { do: 'options', options: { seats: 5 } } }, ({ t }) => t === 'table');
    expect(host.table).toMatchObject({ name: 'Friday', settings: { talk: 'silent' } });
    expect(host.table?.seats.length).toBe(5);
    const ben = await post(url, `/api/tables/${table}/join`, { name: 'Ben', seat: 4 });
    expect(await host.refusal({ t: 'host', action: { do: 'options', options: { seats: 3 } } })).toBe('seat-taken');
    const guest = await TestClient.connect({ url, table, token: ben.token });
    await host.ask({ t: 'host', action: { do: 'clear', seat: 4 } }, ({ t }) => t === 'table');
    expect(host.table?.seats[4]?.kind).toBe('open');
    await guest.close();
    expect(guest.closed?.reason).toBe('removed');
  });

  it('lets a bot play for somebody who left, and gives the seat back', async () => {
    const { url } = await open();
    const clients = await fullTable(url, {}, 3);
    const [host, ben, cleo] = clients;
    if (!host || !ben || !cleo) throw new Error('three are needed');
    await host.ask({ t: 'host', action: { do: 'to-bot', seat: 1, level: 'random' } }, ({ t }) => t === 'table');
    expect(host.table?.seats[1]).toMatchObject({ kind: 'bot', standIn: true, name: 'Ben' });
    host.playAtRandom('host');
    await new Promise((done) => setTimeout(done, 30));
    await ben.ask({ t: 'back' }, ({ t }) => t === 'table');
    expect(ben.table?.seats[1]).toMatchObject({ kind: 'person', standIn: false, name: 'Ben' });
    ben.playAtRandom('ben');
    cleo.playAtRandom('cleo');
    await Promise.all(clients.map((client) => client.untilOver()));
  });

  it('is followed by the next person when leaving, and a bot takes the seat', async () => {
    const { url } = await open();
    const [host, ben, cleo] = await fullTable(url, {}, 3);
    if (!host || !ben || !cleo) throw new Error('three are needed');
    const told = ben.until(({ t }) => t === 'you');
    await host.ask({ t: 'leave' });
    await told;
    expect(ben.you?.host).toBe(true);
    expect(ben.table?.seats[0]).toMatchObject({ kind: 'bot', standIn: false, name: null });
    ben.playAtRandom('ben');
    cleo.playAtRandom('cleo');
    await ben.untilOver();
  });
});

describe('a seat', () => {
  it('moves to another device by a code that is good once', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const old = await TestClient.connect({ url, table, token });
    const answer = await old.ask({ t: 'transfer' });
    const code = answer.t === 'transfer' ? answer.code : '';
    const moved = await post(url, '/api/transfer', { code });
    expect(moved).toMatchObject({ table, seat: 0 });
    await old.close();
    expect(old.closed?.reason).toBe('moved');
    await expect(post(url, '/api/transfer', { code })).rejects.toThrow('code-used');
    await expect(TestClient.connect({ url, table, token })).rejects.toThrow('wrong-token');
    const fresh = await TestClient.connect({ url, table, token: moved.token });
    expect(fresh.you).toMatchObject({ seat: 0, host: true });
  });

  it('can be changed in the lobby', async () => {
    const { url } = await open();
    const { table, token } = await create(url);
    const client = await TestClient.connect({ url, table, token });
    await client.ask({ t: 'sit', seat: 2 });
    await client.close();
    const again = await TestClient.connect({ url, table, token });
    expect(again.you).toMatchObject({ seat: 2, host: true });
  });
});

describe('watching', () => {
  it('needs the permission of the host once the game has started', async () => {
    const { url } = await open();
    const [host] = await fullTable(url, {}, 3);
    const table = host?.table?.id ?? '';
    await expect(TestClient.connect({ url, table })).rejects.toThrow('spectators-not-allowed');
    await host?.ask({ t: 'host', action: { do: 'settings', settings: { spectators: true } } });
    const spectator = await TestClient.connect({ url, table });
    expect(spectator.you?.seat).toBeNull();
    expect(spectator.decision).toBeNull();
    expect(await spectator.refusal({ t: 'say', text: 'hi' })).toBe('no-seat');
    expect(await spectator.refusal({ t: 'answer', decision: 1, picks: [] })).toBe('no-seat');
    await host?.ask({ t: 'host', action: { do: 'settings', settings: { spectators: false } } });
    await spectator.close();
    expect(spectator.closed?.reason).toBe('removed');
  });
});
