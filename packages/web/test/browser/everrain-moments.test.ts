import { defaultOptions } from '@undertow/everrain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goAhead } from './kit/go-ahead';
import { type House, openHouse } from './kit/house';
import { startTable } from './kit/table';
import { doomedGames } from './kit/voyage';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'doomed', games: doomedGames() });
}, 120_000);
afterAll(() => house.close());

const ALONE = { game: 'everrain', options: { ...defaultOptions(1, 'short'), firstPlayer: 0 } };
const PATIENCE = 30_000;

/** Begins the voyage and lets the night come, in which the last of the crew dies. */
async function nightfall(page: Page, moments: boolean): Promise<void> {
  await startTable(page, ALONE);
  await page.evaluate((on) => {
    const quiet = { hints: false, grace: false, pace: 'own', recap: false };
    localStorage.setItem('undertow.settings', JSON.stringify({ ...quiet, moments: on }));
  }, moments);
  await page.reload();
  await page.locator('[data-kind="turn"] .foot [data-option]').click({ timeout: PATIENCE });
  await page.locator('[data-sure]').click({ timeout: PATIENCE });
}

test('a sinking, the end of an Act, an awakening and a return each have the screen until they are put away', async () => {
  const page = await house.open();
  await nightfall(page, true);
  const seen: string[] = [];
  const step = async (): Promise<number> => {
    const title = page.locator('dialog[data-moment] [data-go]:focus').locator('xpath=..').locator('h2');
    if ((await title.count()) === 0) {
      await goAhead(page);
      return seen.length;
    }
    const said = (await title.textContent()) ?? '';
    seen.push(said);
    // The focus is on the way on; Enter and Escape both take it.
    await page.keyboard.press(seen.length % 2 === 0 ? 'Enter' : 'Escape');
    await page.getByRole('heading', { name: said, exact: true }).waitFor({ state: 'detached', timeout: PATIENCE });
    return seen.length;
  };
  await expect.poll(step, { timeout: 120_000, interval: 100 }).toBe(4);
  expect(seen).toEqual(['Your ship has sunk', expect.stringMatching(/^It awakens: /), 'Act II', 'You are back']);
  await page.context().close();
}, 150_000);

test('where big moments are switched off, nothing stops the show', async () => {
  const page = await house.open();
  await nightfall(page, false);
  await page.locator('[data-decision]:not([aria-busy="true"]):not([data-kind="turn"])').waitFor({ timeout: PATIENCE });
  expect(await page.locator('dialog[data-moment]').count()).toBe(0);
  await page.context().close();
}, 90_000);
