import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { pearlsRegistry } from '../kit/pearls';
import { create, start, stopAll, tempDir } from '../kit/server';

const folders: string[] = [];
afterEach(async () => {
  await stopAll();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const made = tempDir();
  folders.push(made);
  return made;
};

const open = (dataDir: string) => start({ games: pearlsRegistry(), dataDir });

const whyNot = (dataDir: string): Promise<string> =>
  open(dataDir).then(
    () => 'it started',
    (error: Error) => error.message,
  );

describe('the lock of a data folder', () => {
  it('says that another server is there only where one is', async () => {
    const dataDir = folder();
    const first = await open(dataDir);
    expect(await whyNot(dataDir)).toMatch(/^Another Undertow already uses/);
    await first.close();
    expect(await whyNot(dataDir)).toBe('it started');
  });

  it.each([
    ['damaged', (file: string) => writeFileSync(file, 'garbage garbage '.repeat(300))],
    ['something else', (file: string) => mkdirSync(file)],
  ])('says what is wrong and what to do where its file is %s, and that helps', async (_, spoil) => {
    const dataDir = folder();
    const before = await open(dataDir);
    await before.close();
    const file = join(dataDir, 'lock.db');
    rmSync(file);
    spoil(file);
    const said = await whyNot(dataDir);
    expect(said).not.toContain('Another');
    expect(said).toMatch(/lock\.db cannot be used \(.+\).*delete lock\.db, and start again/);
    rmSync(file, { recursive: true });
    const { url } = await open(dataDir);
    await create(url);
  });
});
