import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/local/engine';
import { startNats } from '../../src/local/nats';
import { startPostgres } from '../../src/local/postgres';
import { move } from '../../src/move/move';
import { KINDS, kinds } from '../../src/move/side';
import { openDatabase } from '../../src/store/database';
import { TestClient } from '../kit/client';
import { pearlsRegistry } from '../kit/pearls';
import { create, post, start, stopAll, tempDir } from '../kit/server';
import { hasEngines } from './kit/worlds';

const quiet = () => {};

/** Everything in a folder, to be compared. */
function allOf(dataDir: string) {
  const db = openDatabase(dataDir);
  const all = kinds.map((kind) => {
    const columns = KINDS[kind].join(', ');
    return [kind, db.prepare(`SELECT ${columns} FROM ${kind} ORDER BY ${columns}`).all()] as const;
  });
  db.close();
  return Object.fromEntries(all);
}

describe.skipIf(!hasEngines)('moving to PostgreSQL and back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-move-'));
  let database: Engine;
  let bus: Engine;
  beforeAll(async () => {
    [database, bus] = await Promise.all([startPostgres(folder), startNats()]);
  }, 60_000);
  afterEach(stopAll);
  afterAll(async () => {
    await stopAll();
    await Promise.all([database?.stop(), bus?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses no game, no line of talk, no token and no code', { timeout: 60_000 }, async () => {
    const dataDir = tempDir();
    const games = pearlsRegistry();
    const before = await start({ games, dataDir });
    const { table, token } = await create(before.url, { bots: 'random' });
    const client = await TestClient.connect({ url: before.url, table, token });
    await client.ask({ t: 'say', text: 'We move tonight.' });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    if (!client.decision) await client.until(() => client.decision !== null);
    const { t, ...offered } = await client.ask({ t: 'transfer' }, (message) => message.t === 'transfer');
    expect(t).toBe('transfer');
    const code = 'code' in offered ? String(offered.code) : '';
    await post(before.url, '/api/report', { table, token, text: 'The crates are heavy.' });
    await before.close();
    const db = openDatabase(dataDir);
    const aside = db.prepare(
      "INSERT INTO archive (tbl, seq, answer, heard, by, at) VALUES (?, ?, '[0]', NULL, 'taken back', ?)",
    );
    for (const seq of [7, 3]) aside.run(table, seq, 1_800_000_000_000);
    db.close();

    const moved = await move(dataDir, database.url, quiet);
    expect(moved.tables).toBe(1);
    expect(moved.talk).toBe(1);
    expect(moved.archive).toBe(2);
    expect(moved.reports).toBe(1);
    await expect(move(dataDir, database.url, quiet)).rejects.toThrow('There are tables');

    const back = tempDir();
    await move(database.url, back, quiet);
    expect(allOf(back)).toEqual(allOf(dataDir));

    const node = await start({ games, meeting: { database: database.url, bus: bus.url } });
    await expect(move(database.url, tempDir(), quiet)).rejects.toThrow('Stop them first');
    const again = await TestClient.connect({ url: node.url, table, token });
    expect(again.decision?.id).toBe(client.decision?.id);
    expect(again.view).toEqual(client.view);
    const welcome = again.received.find((message) => message.t === 'welcome');
    expect(welcome?.t === 'welcome' && welcome.talk.map((line) => line.kind === 'text' && line.text)).toEqual([
      'We move tonight.',
    ]);
    const elsewhere = await post(node.url, '/api/transfer', { code });
    expect(elsewhere.table).toBe(table);
    for (const used of [dataDir, back]) rmSync(used, { recursive: true, force: true });
  });
});
