import { afterEach, describe, expect, it } from 'vitest';
import { addressKey } from '../src/http/address-key';
import { TestClient } from './kit/client';
import { pearlsRegistry } from './kit/pearls';
import { create, fast, start, stopAll } from './kit/server';

afterEach(stopAll);

describe('limits count', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['somewhere', 'somewhere'],
  ])('%s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('whoever has many addresses of version 6', () => {
  const behindProxy = (limits = {}) =>
    start({
      games: pearlsRegistry(),
      trustProxy: ['127.0.0.1'],
      limits: { createPerMinute: 100_000, costlyPerMinute: 100_000, requestsPerMinute: 100_000, ...limits },
    });
  const neighbour = (i: number) => `2001:db8:1:2::${(i + 1).toString(16)}`;
  const asking = (url: string, address: string, path: string, body?: unknown) =>
    fetch(url + path, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }).then(({ status }) => status);
  const counted = (allowed: number, refused: number): readonly number[] => [
    ...Array.from({ length: allowed }, () => 200),
    ...Array.from({ length: refused }, () => 429),
  ];

  it('puts as many tables on the list as one guest, and pushes nobody off it', async () => {
    const { url } = await behindProxy();
    const table = { game: 'pearls', name: 'Ada', settings: { ...fast, listed: true } };
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push(await asking(url, neighbour(i), '/api/tables', table));
    expect(statuses).toEqual(counted(10, 4));
    expect(await asking(url, '2001:db8:1:3::1', '/api/tables', table)).toBe(200);
    for (let i = 0; i < 10; i++)
      expect(await asking(url, i % 2 ? '203.0.113.9' : '::ffff:203.0.113.9', '/api/tables', table)).toBe(200);
    expect(await asking(url, '::ffff:203.0.113.9', '/api/tables', table)).toBe(429);
  });

  it('files as many reports as one guest, by request and by socket', async () => {
    const { url } = await behindProxy();
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const { table, token } = await create(url);
      statuses.push(await asking(url, neighbour(i), '/api/report', { table, token, text: 'Something is wrong.' }));
    }
    expect(statuses).toEqual(counted(20, 2));
    const seat = await create(url);
    const near = await TestClient.connect({ url, ...seat, headers: { 'x-forwarded-for': neighbour(99) } });
    expect(await near.refusal({ t: 'report', text: 'Again.' })).toBe('too-fast');
    const far = await TestClient.connect({ url, ...seat, headers: { 'x-forwarded-for': '2001:db8:1:3::1' } });
    expect((await far.ask({ t: 'report', text: 'Something is wrong.' })).t).toBe('reported');
  });

  it('asks as often as one guest', async () => {
    const { url } = await behindProxy({ requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push(await asking(url, neighbour(i), '/api/games'));
    expect(statuses).toEqual(counted(3, 2));
    expect(await asking(url, '2001:db8:1:3::1', '/api/games')).toBe(200);
  });
});
