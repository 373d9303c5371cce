import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAGES } from './kit/everrain-stages';
import { type House, openHouse, PHONE } from './kit/house';
import { optionsOf, stagedGames, wayTo } from './kit/stages';
import { playedTable } from './kit/table';

const SEED = 'in sight';
const CREW_ORDER = STAGES.crew;

let house: House;
let page: Page;
beforeAll(async () => {
  const { games, set } = stagedGames();
  house = await openHouse({ seed: SEED, games });
  page = await house.open({ viewport: PHONE });
  await page.goto('/');
  set(CREW_ORDER.scene);
  const request = { game: 'everrain', options: optionsOf(CREW_ORDER) };
  const table = await playedTable(page, request, wayTo(CREW_ORDER, SEED));
  await page.goto(`/#/table/${table}`);
  await page.locator('[data-kind="order-crew"]').waitFor();
}, 120_000);
afterAll(() => house.close());

/** The zones that glow, and whether a finger finds each where it is shown now. */
const zones = (): Promise<readonly (readonly [zone: string, found: boolean])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.zone.lit')].map((zone) => {
      const { x, y, width, height } = zone.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return [zone.getAttribute('data-target') ?? '', zone.contains(found)] as const;
    }),
  );

test('on a phone every zone crew may be sent to lies above the question', async () => {
  const someone = page.locator('[data-option]:visible').first();
  await someone.click();
  await expect.poll(async () => (await zones()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await zones()).filter(([, found]) => !found)).toEqual([]);
});
