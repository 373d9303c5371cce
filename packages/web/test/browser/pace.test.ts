import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'pace' });
}, 120_000);
afterAll(() => house.close());

/** Changes how this page tells what happens, as the settings do. */
async function set(page: Page, part: object): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'undertow.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted }));
  }, part);
  await page.reload();
  await page.locator('.game').waitFor();
}

/** Answers until one's first turn is over: others begin theirs. */
async function endOwnTurn(page: Page): Promise<void> {
  const roll = dice(3);
  const mine = page.locator('.whose.yours');
  const wait = (): Promise<void> => page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
  for (let moves = 0; moves < 200 && (await mine.count()) === 0; moves++) {
    await wait();
    await answer(page, roll);
  }
  for (let moves = 0; moves < 200 && (await mine.count()) > 0; moves++) {
    await wait();
    const end = page.locator('.foot [data-option]');
    if ((await page.locator('[data-kind="action"]').count()) && (await end.count())) await end.click();
    else await answer(page, roll);
  }
}

test('before one’s turn the page says what happened since, Space goes on and R opens it again', async () => {
  const page = await house.open();
  await startTable(page);
  await endOwnTurn(page);
  await set(page, { recap: true });
  const roll = dice(9);
  const recap = page.locator('[data-recap]');
  for (let moves = 0; moves < 200 && (await recap.count()) === 0; moves++) {
    await page.locator('[data-decision], [data-recap]').first().waitFor({ timeout: 30_000 });
    if ((await recap.count()) === 0) await answer(page, roll);
  }
  // One row for each of the two bots, with the crisis and whatever changed by it.
  expect(await recap.locator('li').count()).toBe(2);
  const rows = await recap.locator('li').allInnerTexts();
  for (const row of rows) expect(row).toMatch(/Success|Partial|Passed|Failed|Failure|→|advances/);
  expect(await asked(page)).toBeNull();
  // The same numbers lie on the ship, where things moved and changed; a dial that changed says from what to what.
  const numbers = await page
    .locator('[data-since] .since-number')
    .evaluateAll((all) => [...new Set(all.map((each) => each.textContent))].sort());
  expect(numbers.length).toBeGreaterThan(0);
  expect(['1', '2']).toEqual(expect.arrayContaining(numbers));
  const changed = new Set(
    rows
      .join(' ')
      .match(/(Fuel|Food|Sanity|Souls) \d+ → \d+/g)
      ?.map((text) => text.split(' ')[0]),
  );
  expect(await page.locator('.dial .was').count()).toBe(changed.size);
  await page.keyboard.press('Space');
  await page.locator('[data-decision]').waitFor();
  expect(await page.locator('[data-since], .dial .was').count()).toBe(0);
  const id = await asked(page);
  await page.keyboard.press('r');
  await recap.waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-decision]').waitFor();
  expect(await asked(page)).toBe(id);
  // A phone has no keys: it is opened by a press as well.
  await page.setViewportSize(PHONE);
  await page.locator('.tabs button').last().click();
  await page.locator('[data-look-back]').click();
  await recap.waitFor();
  await recap.locator('[data-recap-close]').click();
  await page.locator('[data-decision]').waitFor();
  expect(await asked(page)).toBe(id);
  await page.context().close();
}, 120_000);

test('step by step the page waits after every deed until somebody goes on', async () => {
  const page = await house.open();
  await startTable(page);
  await endOwnTurn(page);
  await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
  await set(page, { pace: 'steps' });
  const roll = dice(9);
  const rest = page.locator('[data-rest]');
  for (let moves = 0; moves < 60 && (await rest.count()) === 0; moves++) {
    await page.locator('[data-decision], [data-rest]').first().waitFor({ timeout: 30_000 });
    if ((await rest.count()) === 0) await answer(page, roll);
  }
  const lines = (): Promise<number> => page.locator('.log p, .log h3').count();
  const before = await lines();
  // Nothing is told on until the key is pressed, however long that takes.
  await page.waitForTimeout(400);
  expect(await lines()).toBe(before);
  await page.keyboard.press('Space');
  await expect.poll(lines, { timeout: 15_000 }).toBeGreaterThan(before);
  await page.context().close();
}, 120_000);
