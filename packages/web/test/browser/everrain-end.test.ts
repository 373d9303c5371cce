import { defaultOptions } from '@undertow/everrain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedTable } from './kit/finish';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { isSound } from './kit/sound';

let house: House;
let over: string;
beforeAll(async () => {
  house = await openHouse({ seed: 'the end of it' });
  const page = await house.open();
  over = await finishedTable(page, { game: 'everrain', options: defaultOptions(1, 'short') });
  await page.context().close();
}, 180_000);
afterAll(() => house.close());

async function show(page: Page): Promise<void> {
  await page.goto(`/#/end/${over}`);
  await page.locator('.er-end .verdict').waitFor({ timeout: 30_000 });
}

test.each([
  ['en', DESKTOP],
  ['de', PHONE],
  ['es', DESKTOP],
  ['ru', PHONE],
] as const)('the end of a voyage is told in %s, beside nothing and to everybody', async (locale, viewport) => {
  const page = await house.open({ locale, viewport });
  await show(page);
  for (const part of ['.er-decided', '.er-wakes', '.er-race', '.er-memorial', '.er-numbers'])
    await page.locator(part).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(await page.evaluate(() => /undefined|NaN|\[object/.test(document.body.innerText))).toBe(false);
  await isSound(page);
  await page.context().close();
});

test('the race ends where the tokens stood, and a decisive moment can be seen again', async () => {
  const page = await house.open();
  await show(page);
  const stood = (await page.locator('.verdict .quiet').textContent()) ?? '';
  const [ours, theirs] = [...stood.matchAll(/stood at (\d+)/g)].map(([, at]) => Number(at));
  await page.locator('.er-race summary').first().click();
  const last = await page
    .locator('.er-race tbody tr')
    .last()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  expect(last.slice(0, 2)).toEqual([ours, theirs]);
  const moment = page.locator('[data-moment]').last();
  const frame = await moment.getAttribute('data-moment');
  await moment.click();
  await page.locator('.replay-bar').waitFor({ timeout: 30_000 });
  expect(await page.evaluate(() => location.hash)).toBe(`#/replay/${over}/all/${frame}`);
  await page.context().close();
});
