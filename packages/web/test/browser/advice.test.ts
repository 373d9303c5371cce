import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'advice' });
}, 120_000);
afterAll(() => house.close());

const options = { players: 4, characters: 'recommended', learning: true, cultist: false, difficulty: 'normal' };

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])(
  'an officer can be asked on %s, and says what and why',
  async (_, viewport) => {
    const page = await house.open({ viewport });
    await startTable(page, { options });
    const roll = dice(3);
    const question = page.locator('[data-decision]');
    for (let asked = 0; asked < 3; asked++) {
      await question.waitFor();
      const id = await question.getAttribute('data-decision');
      await page.locator('[data-ask-officer]').click();
      const advice = page.locator('[data-advice]');
      await advice.waitFor();
      expect(await advice.locator('.advice-reason').first().textContent()).toMatch(/\.$/);
      expect(await page.locator('.advised-mark').count()).toBeGreaterThan(0);
      // Nothing was answered, and the question can still be.
      expect(await question.getAttribute('data-decision')).toBe(id);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await answer(page, roll);
      await page.locator(`[data-decision="${id}"]`).waitFor({ state: 'detached' });
    }
  },
  60_000,
);
