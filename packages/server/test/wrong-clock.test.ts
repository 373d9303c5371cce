import { join } from 'node:path';
import { KEEPING } from '@undertow/table';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { inventory } from '../src/store/data';
import { logOf } from './kit/log';
import { pearlsRegistry } from './kit/pearls';
import { create, start, stopAll } from './kit/server';

afterEach(stopAll);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 10 * 365 * DAY_MS;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A folder with a lobby and a game that is over, each last touched so many days ago; finished as far as the keeper knows. */
async function folderWith(daysAgo: { readonly lobby: number; readonly finished: number }): Promise<string> {
  const { url, dataDir, close } = await start({ games: pearlsRegistry() });
  const [lobby, finished] = [await create(url), await create(url)];
  await close();
  const db = new Database(join(dataDir, 'undertow.db'));
  const put = db.prepare('UPDATE tables SET status = ?, touched = ? WHERE id = ?');
  put.run('lobby', Date.now() - daysAgo.lobby * DAY_MS, lobby.table);
  put.run('over', Date.now() - daysAgo.finished * DAY_MS, finished.table);
  db.close();
  return dataDir;
}

const leftIn = async (dataDir: string) => {
  const { lobbies, finished } = (await inventory(dataDir, KEEPING)).kept;
  return { lobbies, finished };
};

describe('a clock that is wrong at the start', () => {
  it.each([
    ['ahead', YEARS_MS],
    ['behind', -YEARS_MS],
  ])('ten years %s, lets nothing be forgotten, and is said in the log', async (_, byMs) => {
    const dataDir = await folderWith({ lobby: 0.5, finished: 10 });
    const now = () => Date.now() + byMs;
    const log = logOf();
    const { url, sweep } = await start({ games: pearlsRegistry(), dataDir, now, logLevel: 'error', logTo: log });
    expect(log.text()).toContain('nobody played here in the month before what the clock says');
    // Also not when somebody has played by the wrong clock, or when it has run for long.
    await create(url);
    for (const hours of [0, 1, 48]) {
      sweep(now() + hours * HOUR_MS);
      await pause(100);
    }
    expect(await leftIn(dataDir)).toEqual({ lobbies: 2, finished: 1 });
  });

  it('and right at the next start forgets what is old, also where tables were touched by the wrong one', async () => {
    const dataDir = await folderWith({ lobby: 10, finished: KEEPING.finished + 10 });
    const wrong = await start({ games: pearlsRegistry(), dataDir, now: () => Date.now() + YEARS_MS });
    const ahead = await create(wrong.url);
    await create(wrong.url);
    await wrong.close();
    const db = new Database(join(dataDir, 'undertow.db'));
    db.prepare('UPDATE tables SET touched = ? WHERE id = ?').run(Date.now() + YEARS_MS, ahead.table);
    db.close();
    expect(await leftIn(dataDir)).toEqual({ lobbies: 3, finished: 1 });
    const { sweep } = await start({ games: pearlsRegistry(), dataDir });
    sweep(Date.now() + HOUR_MS);
    for (let tries = 0; tries < 100 && (await leftIn(dataDir)).finished > 0; tries++) await pause(20);
    expect(await leftIn(dataDir)).toEqual({ lobbies: 2, finished: 0 });
  });
});

it('what was kept long enough is not forgotten in the first minutes after a start', async () => {
  const dataDir = await folderWith({ lobby: 0, finished: KEEPING.finished + 10 });
  const { sweep } = await start({ games: pearlsRegistry(), dataDir });
  for (const minutes of [0, 5, 9]) {
    sweep(Date.now() + minutes * 60_000);
    await pause(100);
  }
  expect(await leftIn(dataDir)).toEqual({ lobbies: 1, finished: 1 });
  sweep(Date.now() + 11 * 60_000);
  for (let tries = 0; tries < 100 && (await leftIn(dataDir)).finished > 0; tries++) await pause(20);
  expect(await leftIn(dataDir)).toEqual({ lobbies: 1, finished: 0 });
});
