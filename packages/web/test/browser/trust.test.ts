import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const kindOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-kind]')?.getAttribute('data-kind') ?? null);

/** Plays on until a question of this kind comes, while this is shown. */
async function playUntil(page: Page, kind: string, whose = '.whose'): Promise<void> {
  const roll = dice(5);
  for (let moves = 0; moves < 300; moves++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if ((await kindOf(page)) === kind && (await page.locator(whose).count()) > 0) return;
    if ((await answer(page, roll)) === 'over') break;
  }
  throw new Error(`Nothing like ${kind} was asked`);
}

test('a seat is not thrown away by one press, and the own link brings it back', async () => {
  const page = await house.open();
  const { table } = await startTable(page);
  await page.locator('.game').waitFor();
  await page.keyboard.press('p');
  await page.locator('[data-notice="held"]').waitFor();
  await page.keyboard.press('m');
  await page.locator('[data-act="rest"]').click();
  await page.locator('[data-back]').waitFor();
  await page.goto('/#/');
  await page.locator(`[data-forget-table="${table}"]`).click();
  await page.getByRole('button', { name: 'Keep the seat' }).click();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  await page.locator(`[data-forget-table="${table}"]`).click();
  const link = await page.getByLabel('Your own link').inputValue();
  await page.locator('[data-forget]').click();
  await page.getByRole('link', { name: 'Continue' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('undertow.seats'))).toBe('{}');
  await page.goto(link);
  await page.locator('.game').waitFor();
  // Who comes by it comes to play: the bot that stood in makes room without being asked.
  await expect.poll(() => page.locator('[data-presence="here"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-back]').count()).toBe(0);
  await page.locator('[data-decision], .waiting-line').first().waitFor();
  await page.context().close();
});

test('the first of two actions is called the first, and Escape answers nothing', async () => {
  const page = await house.open();
  await startTable(page);
  await playUntil(page, 'action', '.whose.yours');
  await expect.poll(() => page.locator('.steps .now').innerText(), { timeout: 5_000 }).toContain('1 of 2');
  await playUntil(page, 'contribute');
  const id = await asked(page);
  await page.locator('body').press('Escape');
  await page.waitForTimeout(600);
  expect(await asked(page)).toBe(id);
  await page.locator('.card-button.lit').first().click();
  await page.locator('.card-button.chosen').first().waitFor();
  await page.locator('body').press('Escape');
  await page.locator('.card-button.chosen').first().waitFor({ state: 'detached' });
  expect(await asked(page)).toBe(id);
  await page.context().close();
}, 180_000);

test('a page opened on this machine invites by addresses that lead here from elsewhere', async () => {
  const page = await house.open();
  const lan = ['http://192.168.1.20:4680', 'http://10.0.0.5:4680'];
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: lan } }));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url ?? '';
        return Promise.resolve();
      },
    });
  });
  await page.goto('/#/new/unfathomable');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  await expect.poll(() => link.inputValue(), { timeout: 5_000 }).toContain('http://192.168.1.20:4680/#/table/');
  await page.getByLabel('Address').selectOption('1');
  expect(await link.inputValue()).toContain('http://10.0.0.5:4680/#/table/');
  // A phone shares it, and another device reads the same off the screen.
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(await link.inputValue());
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const drawn = (): Promise<string | null> => page.locator('.qr path').first().getAttribute('d');
  const [second] = [await drawn(), await page.getByLabel('Address').selectOption('0')];
  await expect.poll(drawn).not.toBe(second);
  await page.getByLabel('Address').selectOption('1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Press Ctrl+C to copy').waitFor();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(await link.inputValue());
  await page.context().close();
});
