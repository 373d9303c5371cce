import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedTogether } from './kit/finish';
import { type House, openHouse } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ examples: true, seed: null });
}, 120_000);
afterAll(() => house.close());

const TABLE = { game: 'pearls', options: { seats: 3 } };

test('the example game is offered on the home page and played to its end by clicking', async () => {
  const page = await house.open();
  await page.goto('/');
  await page.getByText('Pearls').first().waitFor();
  const { table } = await startTable(page, TABLE);
  const roll = dice(3);
  for (let moves = 1; ; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if ((await answer(page, roll)) === 'over') break;
    expect(moves).toBeLessThan(400);
  }
  await page.goto(`/#/end/${table}`);
  await page.getByText(/ wins\.$/).waitFor();
  await page.goto(`/#/replay/${table}`);
  await page.getByText('Turn 1').first().waitFor();
}, 120_000);

test('the same people play again by one press each, and the host’s start', async () => {
  const pages: [Page, Page, Page] = [await house.open(), await house.open(), await house.open()];
  const over = await finishedTogether(pages, TABLE);
  const tables: string[] = [];
  for (const page of pages) {
    await page.goto(`/#/end/${over}`);
    await page.locator('[data-rematch]').click();
    await page.locator('.lobby-begin').waitFor();
    tables.push(await page.evaluate(() => location.hash));
  }
  expect(new Set(tables).size).toBe(1);
  expect(tables[0]).not.toContain(over);
  await pages[0].locator('.lobby-begin .primary:enabled').click();
  for (const page of pages) await page.locator('.game').waitFor();
  for (const page of pages) await page.context().close();
}, 60_000);
