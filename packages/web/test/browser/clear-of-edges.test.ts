import type { Scene } from '@undertow/unfathomable/scene';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
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

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse({ seed: 'clear', games: gamesWith(() => SWIMMING) });
  page = await house.open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
}, 120_000);
afterAll(() => house.close());

/** What can be pressed on the ship, and what lies over the middle of it instead. */
const covered = (): Promise<readonly string[]> =>
  page.locator('.ship .piece.lit').evaluateAll((all) =>
    all.flatMap((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return piece.contains(found) ? [] : [`${piece.getAttribute('data-target')} under ${found?.className}`];
    }),
  );

async function untilAsked(kind: string): Promise<void> {
  const roll = dice(3);
  for (let moves = 0; moves < 40; moves++) {
    const question = page.locator('[data-decision]:not([aria-busy="true"])');
    await question.waitFor({ timeout: 30_000 });
    if ((await question.getAttribute('data-kind')) === kind) return;
    await answer(page, roll);
  }
}

test('on the smallest phone what is to be pressed from bow to stern lies clear of tracks and crew', async () => {
  await startTable(page);
  await untilAsked('order-deep-ones');
  expect(await page.locator('.ship .piece.lit').count()).toBeGreaterThanOrEqual(3);
  await expect.poll(covered).toEqual([]);
}, 90_000);
