import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { pearlsRegistry } from './kit/pearls';
import { create, fast, get, start, stopAll } from './kit/server';

afterEach(stopAll);

const TABLES = 100_000;

/** As many listed tables as asked for, copies of one, half of them being played; the oldest without what nobody reads. */
function fill(dataDir: string, like: string, tables: number): void {
  const db = new Database(join(dataDir, 'undertow.db'));
  db.exec(`
    BEGIN;
    CREATE TEMP TABLE numbers AS
      WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ${tables}) SELECT n FROM count;
    INSERT INTO tables (id, game, status, listed, seed, touched)
      SELECT printf('x%011d', n), game, CASE n % 2 WHEN 0 THEN 'lobby' ELSE 'playing' END, 1, seed, touched - n
      FROM tables, numbers WHERE id = '${like}';
    INSERT INTO parts (tbl, part, value)
      SELECT printf('x%011d', n), part, value FROM parts, numbers
      WHERE tbl = '${like}' AND n <= 1000;
    COMMIT;
  `);
  db.close();
}

const timesOf = (act: () => unknown): number[] =>
  Array.from({ length: 9 }, () => {
    const { user, system } = process.cpuUsage();
    act();
    const spent = process.cpuUsage();
    return (spent.user - user + spent.system - system) / 1_000;
  });

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[4] ?? 0;

/** Processor time of one look at the list of a server with so many tables, read anew. */
async function listTime(tables: number): Promise<number> {
  const server = await start({ games: pearlsRegistry() });
  const { table } = await create(server.url, { settings: { ...fast, listed: true } });
  fill(server.dataDir, table, tables);
  const store = new Store(server.dataDir);
  const time = median(timesOf(() => store.tables.listed()));
  await store.close();
  const shown = await get<{ tables: unknown[] }>(server.url, '/api/tables');
  expect(shown.tables).toHaveLength(100);
  return time;
}

it('the list of tables takes no longer with a hundred thousand of them', { timeout: 120_000 }, async () => {
  const few = await listTime(1_000);
  const many = await listTime(TABLES);
  console.log(`list test: ${few.toFixed(1)} ms of CPU with 1,000 tables, ${many.toFixed(1)} ms with ${TABLES}`);
  // Without its index the second would take a hundred times as long as the first.
  expect(many).toBeLessThan(5 * few + 5);
});
