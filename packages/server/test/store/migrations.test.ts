import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, forgetLobbies, forgetTable, type TableMeta } from '@undertow/table';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/database';
import { MIGRATIONS } from '../../src/store/migrations';
import { Store } from '../../src/store/store';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'undertow-store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const meta = (id: string, status: string): string =>
  JSON.stringify({
    id,
    game: 'pearls',
    name: 'Ada',
    status,
    options: { seats: 2 },
    settings: {
      pace: { kind: 'live', clock: 'off' },
      talk: 'free',
      windowMs: 0,
      botMs: 0,
      spectators: false,
      listed: false,
      takeback: true,
    },
    seats: [],
    host: null,
    commitment: null,
    lots: null,
    createdAt: 1,
    startedAt: null,
    endedAt: null,
  });

/** A database as the first release left it. */
function firstRelease(): void {
  const db = new Database(join(dataDir, 'undertow.db'));
  db.exec(MIGRATIONS[0] ?? '');
  const table = db.prepare(
    'INSERT INTO tables (id, game, status, listed, seed, meta, touched, wake) VALUES (?, ?, ?, 0, ?, ?, ?, NULL)',
  );
  table.run('aaaaaaaaaaaa', 'pearls', 'playing', 'a seed', meta('aaaaaaaaaaaa', 'playing'), 1);
  table.run('bbbbbbbbbbbb', 'pearls', 'lobby', 'a seed', meta('bbbbbbbbbbbb', 'lobby'), 1);
  db.exec("INSERT INTO answers (tbl, seq, answer) VALUES ('aaaaaaaaaaaa', 0, '[0,1]'), ('aaaaaaaaaaaa', 1, '[1,0]')");
  db.exec("INSERT INTO checkpoints (tbl, at, serial, state) VALUES ('aaaaaaaaaaaa', 1, 5, '{}')");
  db.exec(`INSERT INTO talk (tbl, n, said) VALUES ('aaaaaaaaaaaa', 1, '{}'), ('bbbbbbbbbbbb', 1, '{}')`);
  db.exec("INSERT INTO transfers (code, tbl, seat, expires) VALUES ('x', 'bbbbbbbbbbbb', 0, 99)");
  db.close();
}

const answer = (table: string, seq: number, given: string): Change => ({
  statement: 'appendAnswer',
  values: [table, seq, given, '[]'],
});

describe('the database', () => {
  it('of the first release is brought up to date with everything in it', async () => {
    firstRelease();
    const store = new Store(dataDir);
    const read = store.tables.read('aaaaaaaaaaaa');
    expect(read?.seed).toBe('a seed');
    expect(read?.meta satisfies TableMeta | undefined).toMatchObject({ rules: { version: 1, since: 0 } });
    expect(store.answers.since('aaaaaaaaaaaa', 0)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(store.answers.told('aaaaaaaaaaaa')).toEqual([
      { answer: [0, 1], heard: null },
      { answer: [1, 0], heard: null },
    ]);
    expect(store.answers.checkpoint('aaaaaaaaaaaa')).toEqual({
      at: 1,
      serial: 5,
      state: '{}',
      version: 1,
      result: null,
    });
    await store.close();
  });

  it('keeps the answers of each table apart, whoever asks for them by name', async () => {
    firstRelease();
    const store = new Store(dataDir);
    const [one, other] = ['aaaaaaaaaaaa', 'cccccccccccc'];
    const write = (...changes: readonly Change[]) => store.journal.written(changes);
    const opened: Change = { statement: 'insertTable', values: [other, 'pearls', 'playing', 0, 'a seed', 1] };
    await write(opened, { statement: 'beginAnswers', values: [other, '[]'] });
    await write(answer(other, 0, '[1,2]'), answer(other, 1, '[0]'));
    await write(answer(one, 2, '[0,3]'));
    expect(store.answers.since(one, 1)).toEqual([
      [1, 0],
      [0, 3],
    ]);
    expect(store.answers.since(other, 0)).toEqual([[1, 2], [0]]);
    expect(store.answers.told(other)).toHaveLength(3);
    await expect(write(answer(other, 3, '[0]'))).rejects.toThrow('does not follow');
    await expect(write(answer('nobody', 0, '[0]'))).rejects.toThrow('does not follow');
    // The last number of a book: what came after it would be the beginning of another table's.
    const last = 2 ** 24 - 2;
    await write({ statement: 'insertTable', values: ['dddddddddddd', 'pearls', 'playing', 0, 'a seed', 1] });
    const db = openDatabase(dataDir);
    db.prepare("INSERT INTO answers (tbl, seq, answer) VALUES ('dddddddddddd', ?, '[0]')").run(last);
    db.close();
    await expect(write(answer('dddddddddddd', last + 1, '[0]'))).rejects.toThrow('does not follow');
    await write(...forgetTable('dddddddddddd'));
    await write(
      { statement: 'archiveAnswers', values: [other, 1, 'takeback', 5] },
      { statement: 'cutAnswers', values: [other, 1] },
    );
    expect(store.answers.since(other, 0)).toEqual([[1, 2]]);
    expect(store.answers.cut(other).map(({ seq, answer }) => [seq, answer])).toEqual([[1, [0]]]);
    expect(store.answers.since(one, 0)).toHaveLength(3);
    await write(...forgetTable(other));
    expect(store.answers.told(other)).toEqual([]);
    expect(store.keeper.kept()).toMatchObject({ answers: 3, cutAnswers: 0 });
    await store.close();
  });

  it('says which schema it has, and is left alone when it is opened again', () => {
    openDatabase(dataDir).close();
    const again = openDatabase(dataDir);
    expect(again.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: MIGRATIONS.length });
    again.close();
  });

  it('of a newer release is refused, and not touched', () => {
    const db = openDatabase(dataDir);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    expect(() => openDatabase(dataDir)).toThrow(/newer Undertow/);
  });

  it('is the same whether it was made today or migrated', () => {
    firstRelease();
    const schema = (db: ReturnType<typeof openDatabase>) =>
      db.prepare("SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name").all();
    const migrated = openDatabase(dataDir);
    const fresh = openDatabase(join(dataDir, 'fresh'));
    expect(schema(migrated)).toEqual(schema(fresh));
    const columns = (db: ReturnType<typeof openDatabase>) => db.prepare('PRAGMA table_info(checkpoints)').all();
    expect(columns(migrated)).toEqual(columns(fresh));
    migrated.close();
    fresh.close();
  });

  it('forgets an old lobby with all that belongs to it, and nothing else', async () => {
    firstRelease();
    const store = new Store(dataDir);
    await store.journal.written(forgetLobbies(Date.now()));
    await store.close();
    const db = openDatabase(dataDir);
    const tables = (from: string) => db.prepare(`SELECT ${from === 'tables' ? 'id' : 'tbl'} AS t FROM ${from}`).all();
    expect(tables('tables')).toEqual([{ t: 'aaaaaaaaaaaa' }]);
    expect(tables('talk')).toEqual([{ t: 'aaaaaaaaaaaa' }]);
    expect(tables('transfers')).toEqual([]);
    db.close();
  });
});
