import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@undertow/games';
import { expect, test } from 'vitest';
import { addressesFor } from '../src/http/addresses';
import { serve } from '../src/serve';

test('a server that listens to one address has no others', () => {
  expect(addressesFor('127.0.0.1', 4680)).toEqual([]);
});

test('a server that listens everywhere knows how its network finds it', () => {
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'));
  expect(addressesFor('0.0.0.0', 4680)).toEqual(own.map(({ address }) => `http://${address}:4680`));
});

test('it tells the machine itself, and nobody who comes through a proxy', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'undertow-addresses-'));
  const server = await serve({ games: allGames(), port: 0, host: '0.0.0.0', dataDir, logLevel: 'silent' });
  const ask = async (headers: Record<string, string> = {}): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${server.port}/api/addresses`, { headers })).json();
  try {
    expect(await ask()).toEqual({ addresses: server.addresses });
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toEqual({ addresses: [] });
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
