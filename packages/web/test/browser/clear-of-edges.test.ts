import type { Scene } from '@undertow/unfathomable/scene';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { gamesWith } from './kit/scenes';
import { startTable } from './kit/table';

/** Deep Ones from the bow to the stern, which the first at the table sends on their way one after another. */
const SWIMMING: Scene = {
  people: [
    { character: 'jeanne', in: 'boiler-room', hand: ['strength 4', 'will 2'], loyalty: ['human'] },
    { character: 'beatrice', in: 'cargo-hold', hand: ['lore 3'] },
    { character: 'arjun', in: 'bridge', hand: ['strength 2'] },
  ],
  titles: { captain: 'jeanne', keeper: 'beatrice' },
  deepOnes: { 'water-1': 2, 'deck-3': 1, 'deck-7': 2, 'boiler-room': 1 },
  turn: 10,
  step: 'mythos',
  mythos: ['food-rationing'],
};

const SMALLEST = { width: 360, height: 640 };

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'clear', games: gamesWith(() => SWIMMING) });
}, 120_000);
afterAll(() => house.close());

const openPhone = (viewport: ViewportSize): Promise<Page> => house.open({ viewport, hasTouch: true, isMobile: true });

async function setUp(page: Page, settings: object): Promise<void> {
  await page.evaluate(
    (own) =>
      localStorage.setItem(
        'undertow.settings',
        JSON.stringify({ hints: false, grace: false, moments: false, pace: 'own', recap: false, ...own }),
      ),
    settings,
  );
  await page.reload();
}

/** What can be pressed on the ship, and what lies over the middle of it instead. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.ship .piece.lit').evaluateAll((all) =>
    all.flatMap((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return piece.contains(found) ? [] : [`${piece.getAttribute('data-target')} under ${found?.className}`];
    }),
  );

async function untilAsked(page: Page, kind: string): Promise<void> {
  const roll = dice(3);
  for (let moves = 0; moves < 40; moves++) {
    const question = page.locator('[data-decision]:not([aria-busy="true"])');
    await question.waitFor({ timeout: 30_000 });
    if ((await question.getAttribute('data-kind')) === kind) return;
    await answer(page, roll);
  }
}

test('on the smallest phone what is to be pressed from bow to stern lies clear of tracks and crew', async () => {
  const page = await openPhone(SMALLEST);
  await startTable(page);
  await untilAsked(page, 'order-deep-ones');
  expect(await page.locator('.ship .piece.lit').count()).toBeGreaterThanOrEqual(3);
  await expect.poll(() => covered(page)).toEqual([]);
  await page.context().close();
}, 90_000);

test.each([SMALLEST, PHONE])(
  'beside a hint it lies clear at $width x $height, folded and unfolded, and the hint can be read',
  async (viewport) => {
    const page = await openPhone(viewport);
    await startTable(page);
    await untilAsked(page, 'order-deep-ones');
    await setUp(page, { hints: true });
    const fold = page.locator('.hint-fold[aria-expanded="false"]');
    await fold.waitFor({ timeout: 30_000 });
    await expect.poll(() => page.locator('.ship .piece.lit').count()).toBeGreaterThanOrEqual(3);
    await expect.poll(() => covered(page)).toEqual([]);
    await fold.click();
    await page.locator('.hint-card p').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    const [card, text] = [page.locator('.hint-card'), page.locator('.hint-card p')];
    const [within, words] = [await card.boundingBox(), await text.boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((within?.y ?? 0) + (within?.height ?? 0));
    await page.context().close();
  },
  90_000,
);

/** What everybody must see and what is asked, as far as the call lies over it. */
const underCall = (page: Page): Promise<readonly string[]> =>
  page.locator('.calling').evaluate((call) => {
    const over = call.getBoundingClientRect();
    return [...document.querySelectorAll('.track, .distance-now, .top-bar, .crew.strip, .bottom-sheet, .tabs')].flatMap(
      (each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const apart = left >= over.right || right <= over.left || top >= over.bottom || bottom <= over.top;
        return apart ? [] : [each.className];
      },
    );
  });

test.each([SMALLEST, PHONE])(
  'a call to another table lies over no track, dial, question or piece at $width x $height',
  async (viewport) => {
    const page = await openPhone(viewport);
    const { table } = await startTable(page);
    await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
    await startTable(page);
    await untilAsked(page, 'order-deep-ones');
    for (const [language, text] of [
      ['en', 'normal'],
      ['de', 'huge'],
      ['es', 'huge'],
      ['ru', 'huge'],
    ] as const) {
      await page.evaluate((code) => localStorage.setItem('undertow.language', JSON.stringify(code)), language);
      await setUp(page, { text });
      await page.locator('.calling').waitFor({ timeout: 30_000 });
      await page.locator('.track').first().waitFor({ timeout: 30_000 });
      await expect.poll(() => underCall(page), { message: `${language} ${text}` }).toEqual([]);
      if (text === 'normal') await expect.poll(() => covered(page)).toEqual([]);
    }
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.calling').boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => page.url()).toContain(table);
    await page.context().close();
  },
  120_000,
);
