import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable, startTogether } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const dials = (page: Page): Promise<string[]> =>
  page.locator('.dial').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

test('three browsers play one game to its end, one of them on a phone', async () => {
  const pages: [Page, Page, Page] = [
    await house.open(),
    await house.open(),
    await house.open({ viewport: PHONE, hasTouch: true }),
  ];
  await startTogether(pages);
  const roll = dice(11);
  const started = Date.now();
  for (;;) {
    let acted = false;
    let over = 0;
    for (const page of pages) {
      const outcome = await answer(page, roll);
      if (outcome === 'answered') acted = true;
      if (outcome === 'over') over += 1;
    }
    if (over === pages.length) break;
    if (!acted) await pages[0].waitForTimeout(20);
    expect(Date.now() - started).toBeLessThan(240_000);
  }
  const [first, ...others] = await Promise.all(pages.map(dials));
  for (const other of others) expect(other).toEqual(first);
}, 280_000);

test('somebody who only watches sees the ship, and nobody’s hand', async () => {
  const player = await house.open();
  const { table } = await startTable(player, { settings: { windowMs: 0, botMs: 0, spectators: true } });
  const watcher = await house.open();
  await watcher.goto(`/#/table/${table}`);
  await watcher.locator('.ship').waitFor();
  expect(await watcher.locator('[data-target^="hand:"]').count()).toBe(0);
  expect(await watcher.locator('[data-decision]').count()).toBe(0);
});
