import { rmSync } from 'node:fs';
import { CLOCKS } from '@undertow/protocol';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../src/store/store';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fast, start, stopAll, tempDir } from './kit/server';

afterEach(stopAll);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What the snapshot of a welcome shows of one's own clock. */
function clockOf(client: TestClient) {
  const shown = client.received.flatMap((message) => {
    if (message.t === 'welcome') return [message.snapshot?.clock];
    return message.t === 'snapshot' ? [message.snapshot.clock] : [];
  });
  return shown.at(-1);
}

it('a live clock goes on where it was when the server is started again', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const settings = { ...fast, pace: { kind: 'live', clock: 'quick' } as const };
  const { table, token } = await create(before.url, { bots: 'random', settings });
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
  if (!client.decision) await client.until(() => client.decision !== null);
  await pause(1_500);
  await before.close();

  const after = await start({ games: pearlsRegistry(), dataDir });
  const again = await TestClient.connect({ url: after.url, table, token });
  const clock = clockOf(again);
  expect(again.decision?.id).toBe(client.decision?.id);
  expect(clock?.decisionMs).toBeLessThanOrEqual(CLOCKS.quick.decisionMs - 1_500);
  // Whoever was interrupted does not pay for it with the bank.
  expect(clock?.bankMs).toBe(CLOCKS.quick.bankMs);
  rmSync(dataDir, { recursive: true, force: true });
});

it('who has talked too much has not talked less after a restart', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url);
  const client = await TestClient.connect({ url: before.url, table, token });
  let refused = false;
  for (let lines = 0; lines < 30 && !refused; lines++) {
    const n = client.send({ t: 'say', text: 'Again!' });
    refused = (await client.until((given) => 'n' in given && given.n === n)).t === 'refused';
  }
  expect(refused).toBe(true);
  // What was refused is written with what happens next.
  await client.ask({ t: 'ready', ready: true });
  await before.close();
  const store = new Store(dataDir);
  expect(store.tables.read(table)?.meta.limits.said[0]?.tokens).toBeLessThan(1);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a change writes only the part it touched, and all parts make the table again', async () => {
  const dataDir = tempDir();
  const before = await start({ games: pearlsRegistry(), dataDir });
  const { table, token } = await create(before.url);
  const client = await TestClient.connect({ url: before.url, table, token });
  await client.ask({ t: 'host', action: { do: 'rename', name: 'The Reef' } });
  await client.ask({ t: 'orders', orders: { windows: { reef: 'never' }, others: 'always', own: false } });
  await before.close();
  const after = await start({ games: pearlsRegistry(), dataDir });
  const again = await TestClient.connect({ url: after.url, table, token });
  expect(again.table?.name).toBe('The Reef');
  expect(again.you?.orders).toEqual({ windows: { reef: 'never' }, others: 'always', own: false });
  expect(again.table?.seats).toHaveLength(client.table?.seats.length ?? 0);
  rmSync(dataDir, { recursive: true, force: true });
});
