import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../src/store/database';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, get, start, stopAll, tempDir } from './kit/server';

const undo: (() => void)[] = [];
afterEach(async () => {
  await stopAll();
  for (const each of undo.splice(0)) each();
});

const folder = (): string => {
  const made = tempDir();
  undo.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const healthOf = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status;

/** Starts a game against bots and plays some of it. */
async function begin(
  url: string,
): Promise<{ readonly client: TestClient; readonly table: string; readonly token: string }> {
  const { table, token } = await create(url, { bots: 'random' });
  const client = await TestClient.connect({ url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  client.playAtRandom(table);
  await client.until(() => client.version > 8);
  client.onMessage = () => {};
  return { client, table, token };
}

const PAGE = 1_024;
/** A page at the end of every way through a table of numbered rows. */
const LEAF = 13;

/** A number of as many bytes as it needs, and where the next one begins. */
function numberAt(bytes: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let i = at; ; i++) {
    const byte = bytes[i] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next: i + 1 };
  }
}

/** The number of the first row in a leaf: its length lies before it. */
const firstRowOf = (page: Buffer): number => numberAt(page, numberAt(page, page.readUInt16BE(8)).next).value;

/** Overwrites the pages that begin with answers of a table. */
function damage(dataDir: string, table: string): number {
  const db = openDatabase(dataDir);
  const { book } = z.object({ book: z.number() }).parse(db.prepare('SELECT book FROM tables WHERE id = ?').get(table));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const file = join(dataDir, 'undertow.db');
  const bytes = readFileSync(file);
  let hit = 0;
  for (let at = PAGE; at < bytes.length; at += PAGE) {
    const page = bytes.subarray(at, at + PAGE);
    if (page[0] !== LEAF || page.readUInt16BE(3) === 0 || Math.floor(firstRowOf(page) / 2 ** 24) !== book) continue;
    page.fill(0x5a);
    hit++;
  }
  writeFileSync(file, bytes);
  return hit;
}

describe('a damaged file', () => {
  it('puts only the tables out that it hits, and the server stays up', { timeout: 60_000 }, async () => {
    const dataDir = folder();
    const before = await start({ games: pearlsRegistry(), dataDir });
    const games: Awaited<ReturnType<typeof begin>>[] = [];
    for (let i = 0; i < 16; i++) games.push(await begin(before.url));
    await before.close();
    const [hit, ...others] = games;
    if (!hit) throw new Error('there is one');
    expect(damage(dataDir, hit.table)).toBeGreaterThan(0);
    const after = await start({ games: pearlsRegistry(), dataDir });
    expect(await healthOf(after.url)).toBe(200);
    const refused = await TestClient.connect({ url: after.url, table: hit.table, token: hit.token }).catch(String);
    expect(refused).toContain('refused: damaged');
    // A page may hold answers of two tables, and its neighbours cannot be written: so not all of the others, but most.
    const ends = others.map(async ({ table, token }) => {
      const client = await TestClient.connect({ url: after.url, table, token }).catch(() => undefined);
      if (!client) return 'closed';
      client.playAtRandom(table);
      await client.until(({ t }) => t === 'bye' || client.ending !== null, 50_000);
      return client.ending ? 'over' : 'closed';
    });
    const played = (await Promise.all(ends)).filter((end) => end === 'over');
    console.log(`damage test: ${played.length} of ${others.length} other tables went on`);
    expect(played.length).toBeGreaterThan(others.length / 2);
    await create(after.url);
    expect(await get(after.url, '/api/tables')).toEqual({ tables: [] });
  });

  it('that cannot be opened at all is said in words, with what to do', async () => {
    const dataDir = folder();
    openDatabase(dataDir).close();
    for (const ending of ['-wal', '-shm']) rmSync(join(dataDir, `undertow.db${ending}`), { force: true });
    writeFileSync(join(dataDir, 'undertow.db'), 'This is not a database. '.repeat(200));
    await expect(start({ games: pearlsRegistry(), dataDir })).rejects.toThrow(/damaged.*undertow restore/);
    // It was let go of: whoever restores a backup can begin at once.
    await expect(start({ games: pearlsRegistry(), dataDir })).rejects.toThrow(/damaged/);
  });
});

describe('the log of what was written', () => {
  it('does not grow without end', async () => {
    const dataDir = folder();
    const { url } = await start({ games: pearlsRegistry(), dataDir });
    const client = await TestClient.connect({ url, ...(await create(url)) });
    const text = 'x'.repeat(400);
    for (let i = 0; i < 10; i++)
      await client.ask({
        t: 'orders',
        orders: { windows: { [text.slice(0, 20 + i)]: 'never' }, others: 'always', own: false },
      });
    const db = openDatabase(dataDir);
    db.exec('CREATE TABLE filler (n INTEGER PRIMARY KEY, text TEXT)');
    const add = db.prepare('INSERT INTO filler (text) VALUES (?)');
    for (let i = 0; i < 60; i++) {
      db.exec('BEGIN');
      for (let j = 0; j < 900; j++) add.run('y'.repeat(900));
      db.exec('COMMIT');
    }
    db.close();
    // 54 MB were written; it is brought over every 16.
    expect(statSync(join(dataDir, 'undertow.db-wal')).size).toBeLessThan(36_000_000);
  });
});

/** A disk of its own that is as small as wanted; nothing where that is not allowed. */
function smallDisk(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const place = folder();
  const mount = (...args: string[]) => execFileSync('/usr/bin/mount', args, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place);
  } catch {
    return undefined;
  }
  undo.unshift(() => execFileSync('/usr/bin/umount', ['-l', place], { stdio: 'ignore' }));
  return place;
}

const disk = smallDisk();
if (disk === undefined) console.log('full disk test: skipped, no disk can be mounted here');

describe('a full disk', () => {
  it.skipIf(disk === undefined)('is said in words, loses nothing that was acknowledged, and passes', async () => {
    const place = smallDisk() ?? '';
    const dataDir = join(place, 'data');
    mkdirSync(dataDir);
    const server = await start({ games: pearlsRegistry(), dataDir });
    const { url } = server;
    const { client, table, token } = await begin(url);
    expect(await healthOf(url)).toBe(200);
    const filler = join(place, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(2_000_000));
    } catch {
      // As much as there was room for.
    }
    const refusals: string[] = [];
    for (let i = 0; i < 200 && refusals.length === 0; i++)
      await create(url).catch((error: Error) => refusals.push(error.message));
    expect(refusals[0]).toContain('507 {"reason":"disk-full"}');
    expect(await healthOf(url)).toBe(503);
    const known = client.events.length;
    const told = (): boolean =>
      client.received.some((message) => message.t === 'notice' && message.notice === 'disk-full');
    client.playAtRandom('on a full disk');
    // Bots may have wanted to write something before.
    if (!told()) await client.until(told);
    rmSync(filler);
    for (let tries = 0; tries < 200 && (await healthOf(url)) !== 200; tries++) await pause(50);
    expect(await healthOf(url)).toBe(200);
    const again = await TestClient.connect({ url, table, token });
    const welcome = again.received[0];
    // Everything that anybody was told of is there again.
    const log = welcome?.t === 'welcome' ? (welcome.snapshot?.log ?? []) : [];
    expect(log).toContainEqual(client.events[known - 1]);
    again.playAtRandom('with room again');
    await again.untilOver();
    await server.close();
  });
});
