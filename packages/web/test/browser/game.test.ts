import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const WHOLE_GAME = 280_000;

test(
  'a whole game against bots is played by clicking what glows, with reloads in the middle',
  async () => {
    const page = await house.open();
    await startTable(page);
    const roll = dice(7);
    const asked = new Set<string>();
    for (let moves = 1; ; moves++) {
      await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
      const kind = await page
        .locator('[data-kind]')
        .getAttribute('data-kind', { timeout: 500 })
        .catch(() => null);
      if (kind && !asked.has(kind)) {
        // The first time each kind of question is asked, a reload must bring back exactly that question.
        asked.add(kind);
        const before = await page.locator('[data-decision]').getAttribute('data-decision');
        await page.reload();
        await page.locator('[data-decision]').waitFor();
        expect(await page.locator('[data-decision]').getAttribute('data-decision')).toBe(before);
      }
      if ((await answer(page, roll)) === 'over') break;
      expect(moves).toBeLessThan(2_000);
    }
    expect(asked.size).toBeGreaterThan(4);
  },
  WHOLE_GAME,
);

test('nothing lies outside a phone screen', async () => {
  const page = await house.open({ viewport: PHONE, hasTouch: true });
  await startTable(page);
  await page.locator('[data-decision], .waiting-line').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
});
