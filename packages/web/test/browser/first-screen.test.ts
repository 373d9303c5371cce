import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'first screen' });
}, 120_000);
afterAll(() => house.close());

const ALONE = {
  game: 'everrain',
  options: {
    players: 1,
    length: 'short',
    boarding: true,
    exhaustive: true,
    flags: [],
    firstPlayer: 'random',
    learning: false,
  },
};

/** The scripts a screen has asked for, and those that waited for another to run. */
function scripts(page: Page): Promise<{ readonly all: number; readonly late: readonly string[] }> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const first = all.find(({ name }) => name.includes('/page-'));
    const arrived = first instanceof PerformanceResourceTiming ? first.responseEnd : 0;
    return { all: all.length, late: all.filter(({ startTime }) => startTime > arrived).map(({ name }) => name) };
  });
}

/** What runs only once the page has come can be later than it only then. */
const holdPage = (page: Page) =>
  page.route(/\/assets\/page-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });

test('the home page asks for all its scripts at once, and keeps the place of faces that come late', async () => {
  const page = await house.open({ viewport: PHONE });
  await holdPage(page);
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/(begun|face)-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.game-face[aria-busy]').first().waitFor({ state: 'attached' });
  const below = await page.locator('.home-tables').boundingBox();
  // What is out of sight may move.
  expect(below?.y).toBeGreaterThanOrEqual(PHONE.height);
  release();
  await page.locator('.game-face .ticket').nth(7).waitFor();
  const { late } = await scripts(page);
  expect(late).toEqual([]);
});

test.each([
  ['The Everrain', ALONE],
  ['Unfathomable', {}],
])('whoever comes back to a table of %s asks for all its scripts at once', async (_, request) => {
  const page = await house.open({ viewport: PHONE });
  await startTable(page, request);
  await page.locator('[data-decision], .waiting-line').first().waitFor();
  await holdPage(page);
  await page.reload();
  await page.locator('[data-decision]').first().waitFor();
  const { all, late } = await scripts(page);
  expect(late).toEqual([]);
  expect(all).toBeLessThan(10);
});

test('a phone that comes back to a question shows its tab at once, and no other before it', async () => {
  const page = await house.open({ viewport: PHONE });
  await startTable(page, ALONE);
  await page.locator('[data-kind="place-starter"]').waitFor();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const game = document.querySelector('.game');
      const tab = /on-(chart|ship|stories|crew|log)/.exec(game?.className ?? '')?.[1];
      if (tab !== undefined && seen.at(-1) !== tab) seen.push(tab);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.reload();
  await page.locator('[data-kind="place-starter"]').waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['ship']);
});
