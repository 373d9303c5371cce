import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestClient } from './kit/client';
import { logOf } from './kit/log';
import { pearlsRegistry } from './kit/pearls';
import { create, start, stopAll } from './kit/server';

afterEach(stopAll);

const PAGE = 1_024;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Longer than it takes the server to find out how it is. */
const LOOKED_MS = 2_300;
const healthOf = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status;

const asked = async (url: string, path: string): Promise<string> => {
  const response = await fetch(url + path);
  return `${response.status} ${(await response.text()).slice(0, 40)}`;
};

interface Seat {
  readonly table: string;
  readonly token: string;
}

/** Games against bots, played to their ends. */
async function played(url: string, games: number): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  for (let i = 0; i < games; i++) {
    const { table, token } = await create(url, { bots: 'random' });
    const client = await TestClient.connect({ url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    client.playAtRandom(table);
    await client.untilOver();
    await client.close();
    seats.push({ table, token });
  }
  return seats;
}

const DAMAGED = '503 {"reason":"damaged"}';

describe('a table of which something cannot be read', () => {
  it('is said to be damaged by whatever asks for it, and the server is well', async () => {
    const before = await start({ games: pearlsRegistry() });
    const [answers, parts, whole] = await played(before.url, 3);
    await before.close();
    const db = new Database(join(before.dataDir, 'undertow.db'));
    db.prepare("UPDATE given SET answer = '{' WHERE id >> 24 = (SELECT book FROM tables WHERE id = ?)").run(
      answers?.table,
    );
    db.prepare("UPDATE parts SET value = 'nothing' WHERE tbl = ?").run(parts?.table);
    db.close();
    const { url } = await start({ games: pearlsRegistry(), dataDir: before.dataDir });
    for (const path of ['/record', '/replay?eyes=all'])
      expect(await asked(url, `/api/tables/${answers?.table}${path}`), path).toBe(DAMAGED);
    for (const path of ['', '/record', '/replay?eyes=0'])
      expect(await asked(url, `/api/tables/${parts?.table}${path}`), path).toBe(DAMAGED);
    for (const path of ['', '/record', '/replay?eyes=0'])
      expect(await asked(url, `/api/tables/${whole?.table}${path}`), path).toMatch(/^200/);
    await pause(LOOKED_MS);
    expect(await healthOf(url)).toBe(200);
  });
});

describe('a file that is cut short while the server runs', () => {
  it('is said to be damaged, not full; the server is not well, and stops in order', async () => {
    const before = await start({ games: pearlsRegistry() });
    const seats = await played(before.url, 22);
    await before.close();
    expect(statSync(join(before.dataDir, 'undertow.db')).size).toBeGreaterThan(160 * PAGE);
    const log = logOf();
    const { dataDir } = before;
    const { url, close } = await start({ games: pearlsRegistry(), dataDir, logLevel: 'error', logTo: log });
    expect(await healthOf(url)).toBe(200);
    truncateSync(join(dataDir, 'undertow.db'), 30 * PAGE);
    const refusals = new Set<string>();
    for (const { table, token } of seats.slice(0, 5))
      await TestClient.connect({ url, table, token }).then(
        (client) => client.close(),
        (error: Error) => refusals.add(error.message),
      );
    expect(refusals).toEqual(new Set(['refused: damaged']));
    expect(await asked(url, `/api/tables/${seats[0]?.table}/record`)).toBe(DAMAGED);
    await pause(LOOKED_MS);
    expect(await healthOf(url)).toBe(503);
    // What is still to be brought into the file does not fit it any more.
    await create(url);
    await close();
    expect(log.text()).toContain('this table is damaged and stays closed');
    expect(log.text()).toContain('no table can be opened and written any more');
    expect(log.text()).toContain('the data is damaged: copy the folder');
    expect(log.text()).not.toContain('the disk is full');
  });
});

describe('damage that is found at the start', () => {
  it('is said in the log with what to do', async () => {
    const before = await start({ games: pearlsRegistry() });
    await played(before.url, 3);
    await before.close();
    const { dataDir } = before;
    const file = join(dataDir, 'undertow.db');
    const log = logOf();
    const sound = await start({ games: pearlsRegistry(), dataDir, logLevel: 'error', logTo: log });
    await sound.close();
    expect(log.text()).toBe('');
    const db = new Database(file);
    // The page of an index: all tables are still found by their ids.
    const found = db.prepare("SELECT rootpage AS page FROM sqlite_master WHERE name = 'reports_table'").get();
    const { page } = z.object({ page: z.number() }).parse(found);
    db.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, (page - 1) * PAGE, page * PAGE));
    const { url } = await start({ games: pearlsRegistry(), dataDir, logLevel: 'error', logTo: log });
    expect(log.text()).toMatch(
      /"damage":".+".*the data is damaged: stop the server, copy the folder, and restore a backup/,
    );
    await create(url);
  });
});
