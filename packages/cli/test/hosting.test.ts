import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../server/test/kit/client';
import { create, get } from '../../server/test/kit/server';
import { BundledCommand } from './kit/command';

const command = new BundledCommand('hosting');
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'undertow-hosting-'));
  folders.push(made);
  return made;
};

beforeAll(() => command.build(), 60_000);
afterAll(() => {
  command.cleanUp();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** How many more requests the server lets through for whoever asks with these headers. */
const remaining = async (url: string, headers: Readonly<Record<string, string>>): Promise<string | null> =>
  (await fetch(`${url}/api/games`, { headers })).headers.get('x-ratelimit-remaining');

describe('undertow serve', () => {
  it('says every address by which others can come', async () => {
    const open = await command.serve(['--data', folder(), '--host', '0.0.0.0']);
    const { port } = new URL(open.url);
    const { addresses } = await get<{ readonly addresses: readonly string[] }>(open.url, '/api/addresses');
    await expect.poll(() => open.said.filter((line) => line.includes('for others'))).toHaveLength(addresses.length);
    for (const address of addresses) {
      expect(new URL(address).port).toBe(port);
      expect(open.said.join('\n')).toContain(address);
    }
    expect(await open.stop()).toBe(0);
  }, 60_000);

  it('believes a proxy, hears other origins and shows counters only where it was told to', async () => {
    const plain = await command.serve(['--data', folder()]);
    expect((await fetch(`${plain.url}/metrics`)).status).toBe(200);
    const asked = await remaining(plain.url, { 'x-forwarded-for': '203.0.113.1' });
    expect(await remaining(plain.url, { 'x-forwarded-for': '203.0.113.2' })).not.toBe(asked);
    expect((await fetch(`${plain.url}/api/games`, { headers: { origin: 'https://a.example' } })).status).toBe(403);
    expect(await plain.stop()).toBe(0);

    // By flag, by variable, and what a flag says wins.
    const flags = ['--trust-proxy', '--metrics-for', 'nobody'];
    const env = { UNDERTOW_ORIGIN: 'https://a.example,https://b.example', UNDERTOW_METRICS_FOR: 'everyone' };
    const told = await command.serve(['--data', folder(), ...flags], env);
    expect((await fetch(`${told.url}/metrics`)).status).toBe(404);
    const first = await remaining(told.url, { 'x-forwarded-for': '203.0.113.1' });
    expect(await remaining(told.url, { 'x-forwarded-for': '203.0.113.2' })).toBe(first);
    for (const origin of ['https://a.example', 'https://b.example'])
      expect((await fetch(`${told.url}/api/games`, { headers: { origin } })).status).toBe(200);
    expect((await fetch(`${told.url}/api/games`, { headers: { origin: 'https://c.example' } })).status).toBe(403);
    expect(await told.stop()).toBe(0);
  }, 120_000);
});

describe('undertow backup and restore', () => {
  it('copy a server that is being played on, and bring back every acknowledged answer and every seat', async () => {
    const data = folder();
    const file = join(folder(), 'backup.db');
    const server = await command.serve(['--data', data, '--examples']);
    const { table, token } = await create(server.url, { bots: 'officer' });
    const client = await TestClient.connect({ url: server.url, table, token });
    await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
    await client.ask({ t: 'phrase', phrase: 'hello' });
    client.playAtRandom('backup');
    await client.until(() => client.version > 10);
    const told = client.version;
    const backup = await command.run('backup', file, '--data', data, '--json');
    expect(backup.stderr).toBe('');
    expect(JSON.parse(backup.stdout)).toMatchObject({ tables: 1 });
    expect(JSON.parse(backup.stdout).answers).toBeGreaterThan(5);
    // It was not held up: the game went on meanwhile, or is over.
    if (!client.ending) await client.until(() => client.version > told || client.ending !== null);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);

    await server.stop();
    const restored = await command.run('restore', file, '--data', data, '--replace', '--json');
    expect(restored.stderr).toBe('');
    expect(existsSync(JSON.parse(restored.stdout).kept)).toBe(true);
    const again = await command.serve(['--data', data, '--examples']);
    const back = await TestClient.connect({ url: again.url, table, token });
    const welcome = back.received[0];
    expect(welcome?.t === 'welcome' && welcome.talk.length).toBeGreaterThan(0);
    back.playAtRandom('after the restore');
    await back.untilOver();
    expect(await get(again.url, `/api/tables/${table}/record`)).toMatchObject({ table });
    await back.close();
    await again.stop();
  }, 120_000);
});
