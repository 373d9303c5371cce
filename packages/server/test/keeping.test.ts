import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { KEEPING } from '@undertow/table';
import Database from 'libsql';
import { afterEach, expect, it } from 'vitest';
import { inventory, prune } from '../src/store/data';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, get, post, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A game, played to its end, with something said and reported. */
async function finishedGame(url: string): Promise<string> {
  const { table, token } = await create(url, { bots: 'random' });
  const client = await TestClient.connect({ url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await client.ask({ t: 'phrase', phrase: 'hello' });
  await post(url, '/api/report', { table, token, text: 'Something is wrong.' });
  client.playAtRandom(table);
  await client.untilOver();
  await client.close();
  return table;
}

/** Makes tables as old as so many days. */
function age(dataDir: string, days: number, tables: readonly string[]): void {
  const db = new Database(join(dataDir, 'undertow.db'));
  const touched = db.prepare('UPDATE tables SET touched = ? WHERE id = ?');
  for (const table of tables) touched.run(Date.now() - days * DAY_MS, table);
  db.close();
}

it('what nobody changes any more is kept as long as it was decided, and then goes with all that belongs to it', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { url: first } = before;
  const [old = '', quiet = '', young = ''] = [
    await finishedGame(first),
    await finishedGame(first),
    await finishedGame(first),
  ];
  const lobby = await create(first);
  const unsaid = { lobbies: 1, playing: 0, finished: 3, cutAnswers: 0, lines: 3, reports: 3 };
  expect((await inventory(dataDir, KEEPING)).kept).toMatchObject(unsaid);
  await before.close();
  age(dataDir, KEEPING.finished + 1, [old]);
  age(dataDir, KEEPING.talk + 1, [quiet]);
  const { overdue } = await inventory(dataDir, KEEPING);
  expect(overdue).toEqual({ finished: 1, abandoned: 0, lines: 2, reports: 0 });
  const { url, sweep } = await start({ games: pearlsRegistry(), dataDir });
  // The keeper comes by every hour, and not right after the start.
  sweep(Date.now() + HOUR_MS);
  const gone = async (): Promise<boolean> => (await inventory(dataDir, KEEPING)).overdue.lines === 0;
  for (let tries = 0; tries < 100 && !(await gone()); tries++) await new Promise((done) => setTimeout(done, 20));
  const { kept } = await inventory(dataDir, KEEPING);
  expect(kept).toMatchObject({ lobbies: 1, finished: 2, lines: 1, reports: 2 });
  expect((await fetch(`${url}/api/tables/${old}/record`)).status).toBe(404);
  expect(await get(url, `/api/tables/${quiet}/record`)).toMatchObject({ talk: [] });
  expect(await get(url, `/api/tables/${young}/record`)).toMatchObject({ talk: [{}] });
  expect((await fetch(`${url}/api/tables/${lobby.table}`)).status).toBe(200);

  // By hand, while the server runs.
  const left = await prune(dataDir, { ...KEEPING, finished: 0, reports: 0 }, Date.now() + DAY_MS);
  expect(left.kept).toMatchObject({ lobbies: 1, finished: 0, answers: 0, lines: 0, reports: 0 });
  expect((await fetch(`${url}/api/tables/${lobby.table}`)).status).toBe(200);
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
});
