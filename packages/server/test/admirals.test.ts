import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { randomPicks } from '@undertow/bots';
import { lookAtEach } from '@undertow/games';
import { seedRng } from '@undertow/kernel';
import { defaultOptions } from '@undertow/unfathomable';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/lib/bundle.mjs';
import { type Thinkers, thinkers } from '../src/bots/pool';
import { TestClient } from './kit/client';
import { create, start, stopAll } from './kit/server';
import { type Round, type Seen, seenWindows, tellsApart, WINDOW_MS } from './kit/windows';

const out = fileURLToPath(new URL(`../../../.cache/server-test/admirals-${process.pid}`, import.meta.url));

afterEach(stopAll);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const tables = lookAtEach((kit) => ({ id: kit.game.id, seen: (round: Round) => seenWindows(kit, round) }));

/** Somebody who answers at once in the open, and thinks ten times as long as a window lasts when asked in secret. */
function slowInSecret(): { readonly thinkers: Thinkers; readonly secret: () => number } {
  let secret = 0;
  const think: Thinkers['think'] = async (_bot, decision) => {
    if (decision.open === false) {
      secret++;
      await pause(10 * WINDOW_MS);
    }
    return randomPicks(decision, seedRng(`${decision.seat}:${decision.id}`));
  };
  return { thinkers: { think, stop: async () => {} }, secret: () => secret };
}

describe('admirals', () => {
  it('that think longer than a window lasts do not make it last any longer', { timeout: 180_000 }, async () => {
    const seen: Seen[] = [];
    const ship = tables.find(({ id }) => id === 'unfathomable');
    const { thinkers: slow, secret } = slowInSecret();
    const asked = (): number => seen.filter((each) => each.asked).length;
    for (let game = 0; game < 12 && asked() < 8; game++) {
      const round = { bots: 3, level: 'admiral', thinkers: slow, clock: 'off', seed: `slow ${game}` } as const;
      seen.push(...((await ship?.seen(round)) ?? []));
    }
    expect(secret()).toBeGreaterThan(4);
    expect(asked()).toBeGreaterThanOrEqual(8);
    expect(tellsApart(seen)).toEqual([]);
    const longest = Math.max(...seen.map(({ lasted }) => lasted ?? 0));
    expect(longest).toBeLessThan(10 * WINDOW_MS);
  });

  it('of a dozen tables that everybody has left keep no table waiting', { timeout: 240_000 }, async () => {
    await bundle([], out);
    const pool = thinkers(pathToFileURL(join(out, 'think.worker.mjs')), 1);
    const { url } = await start({ thinkers: pool, newSeed: () => 'the same voyage' });
    const open = async (): Promise<TestClient> => {
      const { table, token } = await create(url, {
        game: 'unfathomable',
        options: defaultOptions(4),
        bots: 'admiral',
      });
      const client = await TestClient.connect({ url, table, token });
      await client.ask({ t: 'host', action: { do: 'start' } }, ({ t }) => t === 'snapshot');
      return client;
    };
    /** How long the same game takes from its beginning to the same place. */
    const played = async (): Promise<number> => {
      const started = performance.now();
      const client = await open();
      client.playAtRandom('me');
      const place = 25;
      if (client.version < place) await client.until(() => client.version >= place, 100_000);
      const took = performance.now() - started;
      await client.close();
      return took;
    };
    await played();
    const alone = await played();
    for (let table = 0; table < 12; table++) {
      const client = await open();
      client.send({ t: 'leave' });
      await client.until(({ t }) => t === 'bye');
    }
    const beside = await played();
    // Where they thought on, each in its turn, it took thirteen times as long.
    expect(beside).toBeLessThan(3 * alone + 1_000);
  });
});
