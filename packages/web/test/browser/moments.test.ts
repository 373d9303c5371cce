import type { Scene } from '@undertow/unfathomable/scene';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, dice } from './kit/player';
import { gamesWith } from './kit/scenes';
import { startTable } from './kit/table';

let scene: Scene;
let house: House;
beforeAll(async () => {
  house = await openHouse({ games: gamesWith(() => scene) });
}, 120_000);
afterAll(() => house.close());

/** Anna is Arjun, the Captain, and burns coal: the ship arrives at the next waypoint. */
const arriving = (more: Partial<Scene>): Scene => ({
  people: [
    { character: 'arjun', in: 'boiler-room', hand: ['strength 5'] },
    { character: 'william', in: 'chapel' },
    { character: 'jeanne', in: 'galley' },
  ],
  titles: { captain: 'arjun', keeper: 'william' },
  deepOnes: {},
  passengers: {},
  travel: 3,
  dice: [8],
  // Whichever is taken brings the ship four further.
  waypoints: ['rough-waters', 'calm-waters'],
  ...more,
});

const OPTIONS = { players: 3, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' };

async function begin(wanted: Scene, moments: boolean): Promise<Page> {
  scene = wanted;
  const page = await house.open();
  await startTable(page, { options: OPTIONS });
  await page.evaluate((on) => {
    const quiet = { hints: false, grace: false, pace: 'own', recap: false };
    localStorage.setItem('undertow.settings', JSON.stringify({ ...quiet, moments: on }));
  }, moments);
  await page.reload();
  return page;
}

/** How far the title of a moment stands from the middle of the screen. */
const besideTheMiddle = (page: Page): Promise<number> =>
  page.locator('dialog[data-moment] h2').evaluate((title) => {
    const { left, right } = title.getBoundingClientRect();
    return Math.abs((left + right) / 2 - innerWidth / 2);
  });

/** Does this at one's action, answers whatever else is asked, and tells what had the screen until one's turn is over. */
async function stopsAt(page: Page, deed: RegExp): Promise<readonly string[]> {
  const seen: string[] = [];
  const roll = dice(1);
  const halt = page.locator('dialog[data-moment]');
  let done = false;
  for (let steps = 0; steps < 80; steps++) {
    await page.locator('[data-decision]:not([aria-busy="true"]), dialog[data-moment]').first().waitFor();
    if (await halt.count()) {
      const name = (await halt.getAttribute('data-moment')) ?? '';
      if (await page.locator('[data-turn-role]').count()) await page.locator('[data-turn-role]').click();
      if (name.startsWith('news')) expect(await besideTheMiddle(page)).toBeLessThan(8);
      seen.push(`${name}: ${await halt.locator('h2').textContent()}`);
      await halt.locator('[data-go]').click();
      await page.waitForTimeout(50);
      continue;
    }
    const action = await page.locator('[data-kind="action"]').count();
    if (action && done) return seen;
    if (action) {
      await page.locator('.question').getByRole('button', { name: deed }).first().click();
      if (await page.locator('[data-sure]').count()) await page.locator('[data-sure]').click();
      await page.locator('[data-kind="action"]').waitFor({ state: 'detached' });
      done = true;
    } else await answer(page, roll);
  }
  return seen;
}

test('[54.2b] the awakening stops the show, and then one turns one’s second card', async () => {
  const page = await begin(arriving({ placed: ['iceberg'], loyaltyDeck: ['human', 'human', 'human'] }), true);
  expect(await stopsAt(page, /Boiler Room/)).toEqual([
    'role: You are human',
    'news awakening: The awakening',
    'role: Still human',
  ]);
  await page.context().close();
}, 90_000);

test('[50.8a] the last leg stops the show when a distance of 12 is reached, not before', async () => {
  const far = await begin(
    arriving({ placed: ['calm-waters', 'deep-one-ambush'], waypoints: ['reef', 'iceberg'], awakened: true }),
    true,
  );
  expect(await stopsAt(far, /Boiler Room/)).toEqual(['role: You are human']);
  await far.context().close();
  const near = await begin(arriving({ placed: ['stormy-seas', 'deep-one-ambush', 'reef'], awakened: true }), true);
  expect(await stopsAt(near, /Boiler Room/)).toEqual(['role: You are human', 'news last-legs: Land in sight']);
  await near.context().close();
}, 90_000);

const traitor: Scene = {
  people: [
    { character: 'arjun', in: 'bridge', loyalty: ['hybrid'] },
    { character: 'william', in: 'chapel' },
    { character: 'jeanne', in: 'galley' },
  ],
  titles: { captain: 'arjun', keeper: 'william' },
  deepOnes: {},
  passengers: {},
};

test('[49.3] a traitor who steps out and a title that changes hands stop the show one after the other', async () => {
  const page = await begin(traitor, true);
  const seen = await stopsAt(page, /Reveal/);
  expect(seen[0]).toBe('role: You are a traitor');
  expect(seen[1]).toMatch(/^news revealed: /);
  expect(seen[2]).toMatch(/^news title: .*(Captain|captain)/);
  await page.context().close();
}, 90_000);

test('where big moments are switched off, nothing stops the show', async () => {
  const page = await begin(traitor, false);
  expect(await stopsAt(page, /Reveal/)).toEqual([]);
  await page.context().close();
}, 90_000);
