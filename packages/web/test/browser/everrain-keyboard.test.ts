import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { asked } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'keyboard' });
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

const kindOf = (page: Page): Promise<string | null> => page.locator('[data-kind]').getAttribute('data-kind');
const finger = (page: Page): Promise<number> => page.locator('[data-finger]').getAttribute('data-finger').then(Number);
const said = (page: Page): Promise<string> =>
  page
    .locator('[data-finger]')
    .textContent()
    .then((text) => text ?? '');

/** Answers with the first button of the question, found with Tab and pressed with Enter. */
async function answerFirst(page: Page): Promise<void> {
  const id = await asked(page);
  for (let keys = 0; keys < 120 && (await asked(page)) === id; keys++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(() =>
      document.activeElement?.matches('[data-option]:enabled, [data-confirm]:enabled'),
    );
    if (there) await page.keyboard.press('Enter');
    await page.waitForTimeout(10);
  }
  expect(await asked(page)).not.toBe(id);
}

test('a course is plotted and sailed by keyboard alone, the chart being one stop for Tab', async () => {
  const page = await house.open();
  await startTable(page, ALONE);
  await page.locator('[data-decision]').first().waitFor();
  for (let questions = 0; questions < 30 && (await kindOf(page)) !== 'turn'; questions++) {
    await answerFirst(page);
    await page.locator('[data-decision]').first().waitFor();
  }
  expect(await kindOf(page)).toBe('turn');

  expect(await page.locator('.er-chart .sheet').getAttribute('tabindex')).toBe('0');
  expect(await page.locator('.er-chart .sheet').locator('[tabindex="0"], button, a').count()).toBe(0);
  const onChart = () => page.evaluate(() => document.activeElement?.matches('.er-chart .sheet'));
  for (let keys = 0; keys < 120 && !(await onChart()); keys++) await page.keyboard.press('Tab');
  expect(await onChart()).toBe(true);

  // Nearer by a key or a button, and the whole chart again.
  const zoom = page.locator('.er-chart .zoom-buttons button');
  await page.keyboard.press('+');
  await expect.poll(() => zoom.count()).toBe(3);
  await page.keyboard.press('0');
  await expect.poll(() => zoom.count()).toBe(1);

  // The finger begins on the own ship, and a ring of six keys leads it round.
  const home = await finger(page);
  for (const key of ['q', 'e', 'd', 's', 'a', 'w']) await page.keyboard.press(key);
  await expect.poll(() => finger(page)).toBe(home);
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => finger(page)).toBe(home);

  // It says what it costs to go there; Enter draws the course, Escape takes it back, Enter twice sails it.
  const reach = await page
    .locator('[data-course]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-course'))));
  const ways = ['q', 'w', 'e', 'd', 's', 'a'];
  const back = ['d', 's', 'a', 'q', 'w', 'e'];
  for (const [index, way] of ways.entries()) {
    await page.keyboard.press(way);
    if (reach.includes(await finger(page))) break;
    if ((await finger(page)) !== home) await page.keyboard.press(back[index] ?? '');
  }
  const there = await finger(page);
  expect(reach).toContain(there);
  expect(await said(page)).toMatch(/\d+ points?/);
  await page.keyboard.press('Enter');
  await page.locator('.er-course').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.er-course').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.locator('.er-course').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('.er-course').waitFor({ state: 'detached' });
  // The ship lies where the finger pointed.
  await expect.poll(() => said(page), { timeout: 10_000 }).toContain('Stag');
}, 90_000);
