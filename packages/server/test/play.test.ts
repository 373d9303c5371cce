import { afterEach, describe, expect, it } from 'vitest';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fullTable, start, stopAll } from './kit/server';

afterEach(stopAll);

describe('a table', () => {
  it('is played to the end by three people', async () => {
    const { url } = await start({ games: pearlsRegistry() });
    const clients = await fullTable(url, {}, 3);
    for (const client of clients) client.playAtRandom(`seat ${client.you?.seat}`);
    await Promise.all(clients.map((client) => client.untilOver()));
    const [first] = clients;
    expect(first?.ending?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.table?.commitment).toBe(first?.ending?.commitment);
  });

  it('is played to the end with bots', async () => {
    const { url } = await start({ games: pearlsRegistry() });
    const { table, token } = await create(url, { bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } });
    host.playAtRandom('host');
    await host.untilOver();
    expect(host.table?.status).toBe('over');
  });

  it('plays Unfathomable to the end', async () => {
    const { url } = await start();
    const { table, token } = await create(url, { game: 'unfathomable', bots: 'random' });
    const host = await TestClient.connect({ url, table, token });
    await host.ask({ t: 'host', action: { do: 'start' } });
    host.playAtRandom('host');
    await host.untilOver();
    expect(host.table?.status).toBe('over');
  });
});
