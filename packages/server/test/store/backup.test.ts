import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../src/store/backup';
import { pearlsRegistry } from '../kit/pearls';
import { create, get, start, stopAll, tempDir } from '../kit/server';

const folders: string[] = [];
const folder = (): string => {
  const made = tempDir();
  folders.push(made);
  return made;
};
afterEach(async () => {
  await stopAll();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('a backup', () => {
  it('of a running server is one file with all of it, and becomes the data of another', async () => {
    const server = await start({ games: pearlsRegistry() });
    const { table } = await create(server.url);
    const file = join(folder(), "ada's backup.db");
    expect(backUp(server.dataDir, file)).toMatchObject({ tables: 1, answers: 0 });
    await create(server.url);
    expect(readdirSync(join(file, '..'))).toEqual(["ada's backup.db"]);
    const elsewhere = join(folder(), 'new');
    expect(restore(file, elsewhere, false)).toMatchObject({ tables: 1, kept: null });
    const other = await start({ games: pearlsRegistry(), dataDir: elsewhere });
    expect(await get(other.url, `/api/tables/${table}`)).toMatchObject({ table: { id: table } });
  });

  it('is never written over, and is not restored under a running server or over other tables', async () => {
    const server = await start({ games: pearlsRegistry(), dataDir: folder() });
    await create(server.url);
    const file = join(folder(), 'backup.db');
    backUp(server.dataDir, file);
    expect(() => backUp(server.dataDir, file)).toThrow('is there already');
    expect(() => restore(file, server.dataDir, true)).toThrow('already uses');
    await server.close();
    expect(() => restore(file, server.dataDir, false)).toThrow('--replace');
    const { kept } = restore(file, server.dataDir, true);
    expect(kept !== null && existsSync(kept)).toBe(true);
  });

  it('that is none, is damaged or newer is refused in words, and nothing is touched', async () => {
    const server = await start({ games: pearlsRegistry() });
    for (let i = 0; i < 20; i++) await create(server.url);
    const place = folder();
    const good = join(place, 'good.db');
    backUp(server.dataDir, good);
    const target = folder();
    const refused = (name: string, change: (file: string) => void): (() => unknown) => {
      const file = join(place, name);
      copyFileSync(good, file);
      change(file);
      return () => restore(file, target, true);
    };
    expect(() => restore(join(place, 'none.db'), target, false)).toThrow('There is no file');
    const nonsense = refused('nonsense.db', (file) => writeFileSync(file, 'not a database at all'.repeat(99)));
    expect(nonsense).toThrow(/is not a backup that can be used/);
    const torn = refused('torn.db', (file) => {
      const bytes = readFileSync(file);
      bytes.fill(0x5a, bytes.length - 6 * 1024, bytes.length - 1024);
      writeFileSync(file, bytes);
    });
    expect(torn).toThrow(/damaged|malformed/);
    expect(existsSync(join(target, 'undertow.db'))).toBe(false);
    expect(() => backUp(target, join(place, 'x.db'))).toThrow('There is no data');
  });
});
