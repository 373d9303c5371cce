import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameAfterReload } from './kit/again';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'whole game' });
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
      await sameAfterReload(page, asked);
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

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'hints on a %s lie over nothing that can be chosen',
  async (_, viewport) => {
    const page = await house.open({ viewport });
    await startTable(page);
    await page.evaluate(() =>
      localStorage.setItem(
        'undertow.settings',
        JSON.stringify({ hints: true, moments: false, pace: 'own', recap: false }),
      ),
    );
    await page.reload();
    const first = await page.locator('.hint-card').getAttribute('data-hint');
    const roll = dice(19);
    // What is pressed must really take the press: anything over it is a fault.
    for (let moves = 0; moves < 8; moves++) {
      await page.locator('[data-decision], [data-over]').first().waitFor({ timeout: 30_000 });
      if ((await answer(page, roll)) === 'over') break;
    }
    // Beside what was answered it has been read, unless it came folded.
    const read = await page.evaluate(() => localStorage.getItem('undertow.unfathomable.hints'));
    if (viewport === DESKTOP) expect(read).toContain(first);
    else expect(read ?? '').not.toContain(first);
  },
  90_000,
);
