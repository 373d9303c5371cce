import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NIGHTFALL, SCREENS, type Screen, setStages } from './kit/everrain-screens';
import { goAhead } from './kit/go-ahead';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { isSound } from './kit/sound';
import { stagedGames } from './kit/stages';

const SEED = 'every screen';
/** Every language, and both layouts; the window changes its size only once for each screen. */
const LOOKS = [
  [DESKTOP, ['en', 'es']],
  [PHONE, ['ru', 'de']],
] as const;

let house: House;
let page: Page;
/** Another window of the same browser, where the language is chosen: what is open elsewhere stays open and follows. */
let desk: Page;
let visit: (page: Page, screen: Screen) => Promise<void>;

beforeAll(async () => {
  const staged = stagedGames();
  house = await openHouse({ seed: SEED, games: staged.games });
  page = await house.open();
  visit = await setStages(page, staged, SEED);
  desk = await page.context().newPage();
  await desk.goto('/#/settings');
}, 180_000);
afterAll(() => house.close());

const speak = (language: string) => desk.locator('.language-switch select').first().selectOption(language);

/** A line of plain English: names and numbers look alike in many languages, small words do not. */
const ENGLISH = /(?<!\p{L})(the|and|of|you|your|with|for|when|from|what|who|this|that|not)(?!\p{L})/iu;

/** Words that were left out, and tokens that were not drawn. */
const BROKEN = /undefined|\[object|NaN|\{\w+:[^}]*\|/;

/** What a reader reads, without what is the same everywhere. */
const english = async (): Promise<readonly string[]> => {
  const text = await page.evaluate(() => document.body.innerText);
  const lines = text.split('\n').map((line) => line.replaceAll('The Everrain', '').trim());
  return lines.filter((line) => ENGLISH.test(line) && !/^https?:/.test(line));
};

test.each(SCREENS)(
  '$name: axe finds nothing serious in any language',
  async (screen) => {
    for (const [viewport, languages] of LOOKS) {
      await page.setViewportSize(viewport);
      await visit(page, screen);
      for (const language of languages) {
        await speak(language);
        await page.waitForFunction((code) => document.documentElement.lang === code, language);
        if (language !== 'en') await expect.poll(english, { timeout: 20_000 }).toEqual([]);
        expect(await page.evaluate(() => document.body.innerText)).not.toMatch(BROKEN);
        await isSound(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  },
  120_000,
);

/** The big moment that has the screen, once its way on has the focus. */
const held = async (): Promise<string | null> => {
  if ((await page.locator('dialog[data-moment] [data-go]:focus').count()) > 0)
    return page.locator('dialog[data-moment] h2').textContent();
  await goAhead(page);
  return null;
};

test('a sinking, an awakening, the End of an Act and a return: axe finds nothing serious in any language', async () => {
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => {
    const quiet = { hints: false, grace: false, pace: 'own', recap: false };
    localStorage.setItem('undertow.settings', JSON.stringify({ ...quiet, moments: true }));
  });
  await speak('en');
  await visit(page, NIGHTFALL);
  const seen: string[] = [];
  for (let moment = 0; moment < 4; moment++) {
    await expect.poll(held, { timeout: 60_000, interval: 100 }).not.toBeNull();
    const title = (await page.locator('dialog[data-moment] h2').textContent()) ?? '';
    seen.push(title);
    for (const [viewport, languages] of LOOKS) {
      await page.setViewportSize(viewport);
      for (const language of languages) {
        await speak(language);
        await page.waitForFunction((code) => document.documentElement.lang === code, language);
        if (language !== 'en') await expect.poll(english, { timeout: 20_000 }).toEqual([]);
        await isSound(page);
      }
    }
    await page.setViewportSize(DESKTOP);
    await speak('en');
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.locator('dialog[data-moment] [data-go]').click();
    await page.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' });
  }
  expect(seen).toEqual(['Your ship has sunk', expect.stringMatching(/^It awakens: /), 'Act II', 'You are back']);
}, 240_000);
