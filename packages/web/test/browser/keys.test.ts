import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'keys' });
}, 120_000);
afterAll(() => house.close());

/** Plays on until one may act for the first time. */
async function untilAction(page: Page): Promise<void> {
  const roll = dice(5);
  const mine = page.locator('.game:has(.whose.yours):has([data-kind="action"]) .steps .now', { hasText: '1 of 2' });
  for (let moves = 0; moves < 200 && (await mine.count()) === 0; moves++) {
    await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
    await answer(page, roll);
  }
  await mine.waitFor();
}

test('numbers choose, Backspace takes back, letters open what they name, and none does anything while typing', async () => {
  const page = await house.open();
  await startTable(page);
  await untilAction(page);
  const id = await asked(page);
  // The question has the focus, and a skip link leads there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('panel');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip]')?.focus());
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('panel');

  const rows = page.locator('.question .options button.option');
  const move = await rows.evaluateAll((all) => all.findIndex((each) => each.matches('[data-group="move"]')));
  await page.keyboard.press(String(move + 1));
  await page.locator('.question .back').waitFor();
  await page.keyboard.press('1');
  await expect.poll(() => asked(page), { timeout: 15_000 }).not.toBe(id);
  await page.locator('[data-undo]').waitFor();
  await page.keyboard.press('Backspace');
  await expect.poll(() => asked(page), { timeout: 15_000 }).toBe(id);

  await page.keyboard.press('?');
  await page.locator('.keys-help[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.keys-help[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await page.locator('.table-menu[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const field = page.locator('.say input');
  await field.click();
  await page.keyboard.type('1 m ? r');
  expect(await field.inputValue()).toBe('1 m ? r');
  expect(await asked(page)).toBe(id);
  expect(await page.locator('dialog[open], [data-recap]').count()).toBe(0);
  await page.context().close();
}, 120_000);

test('what is final waits for a second press, Escape calls it back, and it can be switched off', async () => {
  const page = await house.open();
  await startTable(page, {
    options: {
      players: 3,
      characters: ['ishmael', 'arjun', 'keilani'],
      learning: false,
      cultist: true,
      difficulty: 'normal',
    },
  });
  await page.evaluate(() =>
    localStorage.setItem('undertow.settings', '{"hints":false,"moments":false,"pace":"own","recap":false}'),
  );
  await page.reload();
  await untilAction(page);
  const id = await asked(page);
  const feat = page.locator('.option', { hasText: 'Deep One Ancestry' });
  await feat.click();
  await page.locator('[data-weighed]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-weighed]').waitFor({ state: 'detached' });
  expect(await asked(page)).toBe(id);
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: 'Final things need a second press' }).click();
  await page.goBack();
  await feat.click();
  await expect.poll(() => asked(page), { timeout: 30_000 }).not.toBe(id);
  expect(await page.locator('[data-weighed]').count()).toBe(0);
  await page.context().close();
}, 120_000);
