import { seedFrom, sha256Hex } from '@undertow/kernel';
import { playable } from '@undertow/kit';
import { pearlsKit } from '@undertow/pearls/kit';
import type { TableRecord } from '@undertow/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, get, post, start, stopAll } from './kit/server';

afterEach(stopAll);

const TEXTS = ['a'.repeat(22), 'Somebody else’s'.replace(/[^a-z]/gi, '').padEnd(30, '!'), 'c'.repeat(64)] as const;

/** Three people in a lobby, ready, the first of them its host. */
async function lobby(): Promise<{ url: string; table: string; clients: [TestClient, TestClient, TestClient] }> {
  const { url } = await start({ games: pearlsRegistry() });
  const first = await create(url, { options: { seats: 3 } });
  const { table } = first;
  const second = await post(url, `/api/tables/${table}/join`, { name: 'Ben' });
  const third = await post(url, `/api/tables/${table}/join`, { name: 'Cleo' });
  const connect = ({ token }: { readonly token: string }) => TestClient.connect({ url, table, token });
  const clients: [TestClient, TestClient, TestClient] = [
    await connect(first),
    await connect(second),
    await connect(third),
  ];
  for (const client of clients.slice(1)) await client.ask({ t: 'ready', ready: true });
  return { url, table, clients };
}

const give = (client: TestClient, text: string) => client.ask({ t: 'lot', commitment: sha256Hex(text) });
const isSnapshot = ({ t }: { readonly t: string }): boolean => t === 'snapshot';

/** Plays to the end and gives the record. */
async function recordAfter(url: string, table: string, clients: readonly TestClient[]): Promise<TableRecord> {
  for (const [seat, client] of clients.entries()) client.playAtRandom(`draw:${seat}`);
  await Promise.all(clients.map((client) => client.untilOver()));
  return get<TableRecord>(url, `/api/tables/${table}/record`);
}

const verdictOn = (record: TableRecord) => playable(pearlsKit).verify(record, record.commitment);

describe('the seed', () => {
  it('is made of what the server and every seat gave, all of them having committed before', async () => {
    const { url, table, clients } = await lobby();
    const [host, ben, cleo] = clients;
    const published = host.table?.commitment;
    expect(published).toMatch(/^[0-9a-f]{64}$/);
    for (const [seat, client] of clients.entries()) await give(client, TEXTS[seat] ?? '');
    const everybodySees = TEXTS.map(sha256Hex);
    const told = clients.map((client) =>
      client.until(({ t }) => t === 'draw').then((draw) => expect(draw).toEqual({ t: 'draw', lots: everybodySees })),
    );
    const started = clients.map((client) => client.until(isSnapshot));
    host.send({ t: 'host', action: { do: 'start' } });
    await Promise.all(told);
    await expect.poll(() => host.table?.lots).toEqual(everybodySees);
    // Nobody changes anything any more, and nothing starts before all have shown what they gave.
    expect(await ben.refusal({ t: 'lot', commitment: sha256Hex('x'.repeat(30)) })).toBe('too-fast');
    expect(await ben.refusal({ t: 'leave' })).toBe('too-fast');
    expect(await cleo.refusal({ t: 'reveal', text: 'x'.repeat(30) })).toBe('malformed');
    for (const [seat, client] of clients.entries()) await client.ask({ t: 'reveal', text: TEXTS[seat] ?? '' });
    await Promise.all(started);
    expect(await ben.refusal({ t: 'lot', commitment: sha256Hex('x'.repeat(30)) })).toBe('not-in-lobby');

    const before = [...ben.frames];
    const record = await recordAfter(url, table, clients);
    expect(record.commitment).toBe(published);
    expect(sha256Hex(record.secret ?? '')).toBe(published);
    expect(record.lots).toEqual(TEXTS.map((text) => ({ commitment: sha256Hex(text), text })));
    expect(record.seed).toBe(seedFrom(record.secret ?? '', record.lots ?? []));
    expect(record.seed).not.toBe(record.secret);
    expect(ben.ending).toMatchObject({ seed: record.seed, secret: record.secret, lots: record.lots });
    for (const text of [TEXTS[0], TEXTS[2], record.secret ?? '', record.seed])
      expect(before.some((frame) => frame.includes(text))).toBe(false);

    expect(verdictOn(record)).toMatchObject({ true: true, finished: true });
    const forged = 'z'.repeat(30);
    expect(verdictOn({ ...record, secret: forged }).problem).toContain('published before the game');
    expect(
      verdictOn({ ...record, lots: [{ commitment: sha256Hex(TEXTS[0]), text: forged }, null, null] }).problem,
    ).toContain('seat 0');
    expect(
      verdictOn({ ...record, lots: [{ commitment: sha256Hex(forged), text: forged }, null, null] }).problem,
    ).toContain('not made of');
  });

  it('goes without who does not show the text, and the record says so', async () => {
    const { url, table, clients } = await lobby();
    const [host, ben] = clients;
    await give(host, TEXTS[0]);
    await give(ben, TEXTS[1]);
    const drawn = host.until(({ t }) => t === 'draw');
    const started = clients.map((client) => client.until(isSnapshot));
    host.send({ t: 'host', action: { do: 'start' } });
    await drawn;
    await host.ask({ t: 'reveal', text: TEXTS[0] });
    await Promise.all(started);
    const record = await recordAfter(url, table, clients);
    expect(record.lots).toEqual([
      { commitment: sha256Hex(TEXTS[0]), text: TEXTS[0] },
      { commitment: sha256Hex(TEXTS[1]), text: null },
      null,
    ]);
    expect(verdictOn(record).true).toBe(true);
  });

  it('is the server’s alone where nobody gave anything, and no lot is taken before the server committed itself', async () => {
    const { url } = await start({ games: pearlsRegistry(), newSeed: () => 'a certain one' });
    const { table, token } = await create(url, { bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    expect(host.table?.commitment).toBe(null);
    expect(await host.refusal({ t: 'lot', commitment: sha256Hex('x'.repeat(30)) })).toBe('bad-options');
    await host.ask({ t: 'host', action: { do: 'start' } }, isSnapshot);
    const record = await recordAfter(url, table, [host]);
    expect(record).toMatchObject({ seed: 'a certain one', secret: 'a certain one', lots: [null, null, null] });
    expect(verdictOn(record).true).toBe(true);
  });
});
