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

test('the home page asks for all its scripts at once, and nothing in sight moves', async () => {
  const page = await house.open({ viewport: PHONE });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) moved.push(Number(Reflect.get(shift, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await holdPage(page);
  // The picture and words of one game come late.
  await page.route(/begun-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.game-face .ticket').nth(7).waitFor();
  // What else the page may fetch ahead in a quiet moment is not what it waited for.
  const { late } = await scripts(page);
  expect(late.filter((name) => /\/(home|face|options|said|\w+-begun)-/.test(name))).toEqual([]);
  const moved: unknown = await page.evaluate(() => Reflect.get(globalThis, 'moved'));
  expect(Array.isArray(moved) && moved.reduce((sum, each) => sum + Number(each), 0)).toBeLessThan(0.2);
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
