import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNats, findPostgres, startFront, startNats, startPostgres } from '@undertow/server';
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WORD } from '../../../../bench/chaos/node';
import { Victim } from '../../../../bench/chaos/process';
import { openStored } from '../../../../bench/chaos/stored';
import { bundle } from '../../../../scripts/lib/bundle.mjs';
import { ROOT } from '../../../../scripts/lib/files.mjs';
import { buildWeb, WEB_DIST } from '../../../../scripts/lib/web.mjs';
import { DESKTOP } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable } from './kit/table';

const hasEngines = findPostgres() !== undefined && findNats() !== undefined;
if (!hasEngines)
  console.log('No PostgreSQL or no nats-server here: a table that loses its node is not tried in a browser.');

const NODES = 3;
/** Long beside a lease, also on a machine that has much else to do. */
const PATIENCE_MS = 90_000;

/** Writes down every notice about the connection, however short it is to be seen. */
const rememberNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = (): void => {
      const notice = document.querySelector('.notice.connection');
      if (notice) document.documentElement.dataset.noticed = `${notice.getAttribute('role')}: ${notice.textContent}`;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const noticed = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.dataset.noticed ?? '');

test.skipIf(!hasEngines)(
  'a person at a table whose node is killed sees a quiet notice and the same question again, and plays on',
  { timeout: 300_000 },
  async () => {
    buildWeb(() => undefined);
    process.env.UNDERTOW_WEB = WEB_DIST;
    const out = join(ROOT, '.cache', `failover-test-${process.pid}`);
    const folder = mkdtempSync(join(tmpdir(), 'undertow-failover-'));
    const stops: (() => unknown)[] = [];
    for (const place of [out, folder]) stops.push(() => rmSync(place, { recursive: true, force: true }));
    try {
      await bundle([{ in: join(ROOT, 'bench/chaos/main.ts'), out: 'chaos' }], out);
      const database = await startPostgres(folder);
      stops.push(() => database.stop());
      const bus = await startNats();
      stops.push(() => bus.stop());
      const stored = await openStored(database.url);
      stops.push(() => stored.close());
      const place = { database: database.url, bus: bus.url };
      const nodes = await Promise.all(
        Array.from({ length: NODES }, () => Victim.start(join(out, 'chaos.mjs'), WORD, place)),
      );
      stops.push(() => Promise.all(nodes.map((node) => node.kill())));
      const front = await startFront('127.0.0.1', 0);
      stops.push(() => front.close());
      front.set(nodes.map(({ url }) => url));
      const browser = await chromium.launch({
        executablePath: process.env.UNDERTOW_CHROMIUM || '/usr/bin/chromium',
        args: ['--no-sandbox'],
      });
      stops.push(() => browser.close());
      const context = await browser.newContext({ baseURL: front.url, locale: 'en', viewport: DESKTOP });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      const { table } = await startTable(page);
      await page.locator('[data-decision]').waitFor();
      const question = await asked(page);
      expect(question).not.toBeNull();
      await rememberNotices(page);

      const owners = await Promise.all(nodes.map(async (node) => (await stored.ownedBy(await node.name())).has(table)));
      const owner = nodes[owners.indexOf(true)];
      if (!owner) throw new Error('nobody owns the table');
      await owner.kill();

      await expect.poll(() => noticed(page), { timeout: PATIENCE_MS }).toMatch(/^status: ./);
      await page.locator('.notice.connection').waitFor({ state: 'detached' });
      await page.locator('[data-decision]').waitFor();
      expect(await asked(page)).toBe(question);
      // The question is alive: an answer is taken, and the game goes on.
      const roll = dice(3);
      await expect
        .poll(
          async () => {
            if ((await asked(page)) === question) await answer(page, roll);
            return asked(page);
          },
          { timeout: PATIENCE_MS },
        )
        .not.toBe(question);
      await page.locator('[data-decision]').waitFor();
      expect(await page.locator('.notice.connection').count()).toBe(0);
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  },
);
