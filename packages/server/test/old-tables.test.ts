import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosted, Registry } from '@undertow/table';
import Database from 'libsql';
import { afterEach, expect, it } from 'vitest';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

/** Makes of a folder what the first release left: the answers, and nothing of what happened because of them. */
function forget(dataDir: string): number {
  const db = new Database(join(dataDir, 'undertow.db'));
  db.exec('DELETE FROM answers WHERE seq < 0');
  const { changes } = db.prepare('UPDATE given SET heard = NULL').run();
  db.close();
  return changes;
}

/** The game, and how many steps of it were played through again without a turn for anybody else in between. */
function watched(): { readonly games: Registry; readonly longest: () => number; readonly all: () => number } {
  const { pearls } = pearlsRegistry();
  let all = 0;
  let atOnce = 0;
  let longest = 0;
  const rerun: Hosted['rerun'] = (...how) => {
    const run = pearls.rerun(...how);
    return {
      ...run,
      next: () => {
        if (atOnce === 0) setImmediate(() => (atOnce = 0));
        longest = Math.max(longest, ++atOnce);
        all++;
        return run.next();
      },
    };
  };
  return { games: { pearls: { ...pearls, rerun } }, longest: () => longest, all: () => all };
}

const logOf = (client: TestClient): readonly unknown[] => {
  const welcome = client.received.find(({ t }) => t === 'welcome');
  return welcome?.t === 'welcome' ? (welcome.snapshot?.log ?? []) : [];
};

it('a table of the first release has its log and its history, and nobody waits while they are found out', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url, { bots: 'officer' });
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  await client.ask({ t: 'phrase', phrase: 'hello' });
  client.playAtRandom('an old table');
  await client.untilOver();
  const past = await client.history();
  expect(past.length).toBeGreaterThan(3);
  await before.close();
  const again = await start({ games: pearlsRegistry(), dataDir });
  const known = logOf(await TestClient.connect({ url: again.url, table, token }));
  await again.close();

  const answers = forget(dataDir);
  const { games, longest, all } = watched();
  const after = await start({ games, dataDir });
  const visitor = await TestClient.connect({ url: after.url, table, token });
  expect(logOf(visitor)).toEqual(known);
  expect(await visitor.history()).toEqual(past);
  expect(all()).toBeGreaterThan(answers);
  expect(longest()).toBeLessThanOrEqual(10);
  rmSync(dataDir, { recursive: true, force: true });
});
