import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { click } from './kit/player';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const beat = (page: Page): Promise<string | null> => page.locator('[data-beat]').getAttribute('data-beat');

/** Does what the pilot asks for, with the mouse. */
async function obey(page: Page): Promise<void> {
  const go = page.locator('[data-lesson-go]:enabled');
  if (await go.count()) return click(go);
  const id = await page.locator('[data-decision]').getAttribute('data-decision');
  const card = page.locator('.card-button.lit:not(.chosen)');
  const confirm = page.locator('[data-confirm]:enabled');
  for (let presses = 0; presses < 5 && (await page.locator(`[data-decision="${id}"]`).count()); presses++) {
    const option = page.locator('[data-option]:enabled:visible, [data-group]:visible').first();
    await click((await confirm.count()) ? confirm : (await option.count()) ? option : card.first());
    await page.waitForTimeout(20);
  }
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])(
  'the first voyage leads from the home screen to the end on %s, and goes on where it was left',
  async (_, viewport) => {
    const page = await house.open({ viewport });
    await page.goto('/');
    await page.locator('[data-lesson]').click();
    const met = new Set<string>();
    const card = page.locator('[data-beat]');
    const over = page.locator('[data-lesson-over]');
    for (let steps = 0; steps < 40; steps++) {
      await card.or(over).waitFor();
      if (await over.count()) break;
      const now = (await beat(page)) ?? '';
      if (now === 'guard' && !met.has(now)) {
        await page.locator('[data-lesson-leave]').click();
        await page.locator('[data-lesson]').click();
        await card.waitFor();
        expect(await beat(page)).toBe('guard');
      }
      met.add(now);
      await obey(page);
    }
    await over.waitFor();
    expect(met.size).toBe(14);
  },
  90_000,
);
