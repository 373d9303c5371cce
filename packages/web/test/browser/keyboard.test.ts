import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

test('questions are answered by keyboard alone: Tab reaches what glows, Enter chooses it, Space ends a question', async () => {
  const page = await house.open();
  await startTable(page);
  const decision = page.locator('[data-decision]');
  for (let answered = 0; answered < 6; answered++) {
    await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
    if (await page.locator('[data-over]').count()) break;
    const id = await decision.getAttribute('data-decision');
    const same = async (): Promise<boolean> =>
      (await decision.count()) > 0 && (await decision.getAttribute('data-decision')) === id;
    for (let keys = 0; keys < 200 && (await same()); keys++) {
      if (await page.locator('[data-confirm]:enabled').count()) {
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        await page.keyboard.press('Space');
        await page.waitForTimeout(30);
        continue;
      }
      await page.keyboard.press('Tab');
      const choosable = await page.evaluate(() =>
        document.activeElement?.matches('.lit[data-target], .lit > [data-target], [data-option], [data-group]'),
      );
      if (choosable) await page.keyboard.press('Enter');
      await page.waitForTimeout(10);
    }
    expect(await same()).toBe(false);
  }
}, 120_000);

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'no serious finding of axe on the game on a %s',
  async (_, viewport) => {
    const page = await house.open({ viewport });
    await startTable(page);
    const roll = dice(3);
    for (let moves = 0; moves < 3; moves++) {
      await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => [
          id,
          nodes.slice(0, 3).map(({ html, any }) => [html.slice(0, 160), any[0]?.message]),
        ]),
      ).toEqual([]);
      await answer(page, roll);
    }
  },
  120_000,
);

test('a restart of the server brings back the same question', async () => {
  const page = await house.open();
  await startTable(page);
  const decision = page.locator('[data-decision]');
  await decision.waitFor({ timeout: 30_000 });
  const id = await decision.getAttribute('data-decision');
  await house.restart();
  await page.locator('.connection').waitFor({ state: 'detached', timeout: 20_000 });
  expect(await decision.getAttribute('data-decision')).toBe(id);
  await answer(page, dice(5));
  await page.locator('[data-decision], .waiting-line, [data-over]').first().waitFor({ timeout: 30_000 });
}, 90_000);
