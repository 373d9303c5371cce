import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEATS as AT_SEA } from '../../src/games/everrain/lesson/steps';
import { BEATS as ABOARD } from '../../src/games/unfathomable/lesson/steps';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { click } from './kit/player';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

const beat = (page: Page): Promise<string | null> => page.locator('[data-beat]').getAttribute('data-beat');

/** Does what the pilot asks for, with the mouse. */
async function obey(page: Page): Promise<'sealed' | 'done'> {
  const go = page.locator('[data-lesson-go]:enabled');
  if (await go.count()) {
    await click(go);
    return 'done';
  }
  // What is still being told is not asked yet.
  await page.locator('[data-decision]').waitFor();
  const id = await page.locator('[data-decision]').getAttribute('data-decision');
  const card = page.locator('.card-button.lit:not(.chosen)');
  const confirm = page.locator('[data-confirm]:enabled');
  const open = page.locator(
    '[data-option]:enabled:visible:not([aria-pressed="true"]), .counted > [data-option]:enabled:visible, [data-group]:visible',
  );
  // A choice is pressed on its card, where one lies open.
  const seal = page.locator('.er-card [data-target^="seal:"]');
  for (let presses = 0; presses < 12 && (await page.locator(`[data-decision="${id}"]`).count()); presses++) {
    if (await seal.count()) {
      await click(seal.first());
      await page.locator(`[data-decision="${id}"]`).waitFor({ state: 'detached' });
      return 'sealed';
    }
    await click((await confirm.count()) ? confirm : (await open.count()) ? open.first() : card.first());
    await page.waitForTimeout(20);
  }
  return 'done';
}

/** The officer is asked, says what to do and marks it. */
async function askOfficer(page: Page): Promise<void> {
  await page.locator('[data-decision]').waitFor();
  await click(page.locator('[data-ask-officer]'));
  await page.locator('[data-advice]').waitFor();
  expect(await page.locator('[data-advice]').textContent()).not.toBe('');
}

/** What is to be read for this beat, or where there is room looked at, and lies under the pilot's card. */
const hidden = (page: Page, roomy: boolean): Promise<readonly (string | null)[]> =>
  page.evaluate(
    (what) => {
      const card = document.querySelector('.lesson-card')?.getBoundingClientRect();
      const under = ({ left, right, top, bottom }: DOMRect): boolean =>
        card !== undefined && left < card.right && right > card.left && top < card.bottom && bottom > card.top;
      return [...document.querySelectorAll(what)]
        .filter((each) => under(each.getBoundingClientRect()))
        .map((each) => each.textContent);
    },
    `.stake${roomy ? ', .added > ul > li, .turned, .total-bar' : ''}`,
  );

const LOW_DESK = { width: 1280, height: 720 };

test.each([
  ['Unfathomable', 'unfathomable', ABOARD, 'guard', null, 'a desk', DESKTOP],
  ['Unfathomable', 'unfathomable', ABOARD, 'guard', null, 'a low desk', LOW_DESK],
  ['Unfathomable', 'unfathomable', ABOARD, 'guard', null, 'a phone', PHONE],
  ['The Everrain', 'everrain', AT_SEA, 'boat', 'ashore', 'a desk', DESKTOP],
  ['The Everrain', 'everrain', AT_SEA, 'boat', 'ashore', 'a phone', PHONE],
] as const)(
  'the first voyage of %s (%s) leads from the home screen to the end, and goes on where it was left',
  async (_title, game, beats, leave, ask, _where, viewport) => {
    const page = await house.open({ viewport });
    const begin = page.locator(`.game-face.${game} [data-lesson]`);
    await page.goto('/');
    await begin.click();
    const met = new Set<string>();
    let sealed = 0;
    const card = page.locator('[data-beat]');
    const over = page.locator('[data-lesson-over]');
    for (let steps = 0; steps < 60; steps++) {
      await card.or(over).first().waitFor();
      if (await over.count()) break;
      const now = (await beat(page)) ?? '';
      if (now === leave && !met.has(now)) {
        await page.locator('[data-lesson-leave]').click();
        await begin.click();
        await card.waitFor();
        expect(await beat(page)).toBe(leave);
      }
      if (now === ask && !met.has(now)) await askOfficer(page);
      met.add(now);
      await expect.poll(() => hidden(page, viewport !== PHONE), { message: now }).toEqual([]);
      if ((await obey(page)) === 'sealed') sealed++;
    }
    await over.waitFor();
    expect(sealed).toBe(ask === 'ashore' ? 1 : 0);
    expect([...met].sort()).toEqual([...beats].sort());
  },
  120_000,
);
