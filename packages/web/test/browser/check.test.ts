import type { Scene } from '@undertow/unfathomable/scene';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { gamesWith } from './kit/scenes';
import { startTable } from './kit/table';

type Hand = NonNullable<Scene['people'][number]['hand']>;
const MIXED: Hand = ['strength 5', 'observation 4', 'will 2', 'lore 1'];

/** Anna's turn comes to its crisis, a check for which she holds what helps and what hinders. */
const crisis = (card: 'hull-leak' | 'adrift-fishing-boat', hand: Hand): Scene => ({
  people: [
    { character: 'arjun', in: 'bridge', hand },
    { character: 'william', in: 'chapel', hand: ['lore 3', 'will 4', 'influence 2'] },
    { character: 'jeanne', in: 'galley', hand: ['strength 2', 'strength 3', 'observation 1'] },
  ],
  step: 'mythos',
  mythos: [card],
  deepOnes: {},
  passengers: {},
});
const OPTIONS = { players: 3, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' };

let scene: Scene;
let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: 'check', games: gamesWith(() => scene) });
}, 120_000);
afterAll(() => house.close());

async function atCheck(
  card: Parameters<typeof crisis>[0],
  settings: object,
  context: object,
  hand: Hand = MIXED,
): Promise<Page> {
  scene = crisis(card, hand);
  const page = await house.open(context);
  await startTable(page, { options: OPTIONS });
  await page.evaluate((wanted) => {
    const quiet = { hints: false, grace: false, moments: false, recap: false };
    localStorage.setItem('undertow.settings', JSON.stringify({ ...quiet, ...wanted }));
  }, settings);
  await page.reload();
  // Whoever may respond before a check does nothing.
  for (let windows = 0; windows < 20; windows++) {
    const question = page.locator('[data-decision]:not([aria-busy="true"])');
    await question.waitFor({ timeout: 30_000 });
    if ((await question.getAttribute('data-kind')) === 'contribute') return page;
    const id = await question.getAttribute('data-decision');
    await page.locator('body').press('Space');
    await page.locator(`[data-decision="${id}"]`).waitFor({ state: 'detached', timeout: 30_000 });
  }
  throw new Error('No check was asked about');
}

interface Sample {
  /** When it was taken, in milliseconds. */
  readonly at: number;
  /** What is on the cards that lie open: what they come to, and how many there are. */
  readonly turned: number;
  readonly sum: number;
  readonly total: number | null;
  readonly log: boolean;
  readonly stamp: boolean;
}

/** No card turns in less than this at the paces looked at here. */
const LEAST_MS = 80;

/** Looks at the page again and again from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const samples: object[] = [];
    Object.assign(window, { samples });
    const number = (each: Element): number => Number(each.textContent?.replace('−', '-'));
    const sum = (side: string): number =>
      [...document.querySelectorAll(`.pile-side.${side} .skill-card-head b`)].reduce(
        (all, each) => all + number(each),
        0,
      );
    const look = (): void => {
      const total = document.querySelector('.total b');
      samples.push({
        at: performance.now(),
        turned: document.querySelectorAll('.reveal .turned > li').length,
        sum: sum('helps') - sum('hinders'),
        total: total && number(total),
        log: document.querySelector('.log .told-check-revealed, .log .told-check-result') !== null,
        stamp: document.querySelector('.stamp') !== null,
      });
      requestAnimationFrame(look);
    };
    look();
  });

test.each(['normal', 'quick'])(
  '[42.7] at a %s pace nothing is given away before the cards turn, one after the other: the total is what lies open, and the log waits',
  async (pace) => {
    const page = await atCheck('hull-leak', { pace, motion: 'full' }, { reducedMotion: 'no-preference' });
    await watch(page);
    for (const card of await page.locator('.hand .card-button.lit').all()) await card.click();
    await page.locator('[data-confirm]:enabled').click();
    await page.locator('[data-check="ended"] .stamp').waitFor({ timeout: 60_000 });
    await page.locator('.log .told-check-result').waitFor();
    const samples: readonly Sample[] = await page.evaluate(() => Reflect.get(window, 'samples'));
    const all = Math.max(...samples.map(({ turned }) => turned));
    const turning = samples.filter(({ total, turned }) => total !== null && turned < all);
    // There was something to see on the way, and the last cards turned no faster than the first.
    expect(turning.length).toBeGreaterThan(0);
    // Measured from card to card: a page that was busy shows at once what it missed.
    const changes = samples.filter(({ turned }, index) => turned !== (samples[index - 1]?.turned ?? 0));
    const rushed = changes.filter(({ at, turned }, index) => {
      const before = changes[index - 1] ?? samples[0];
      const turns = turned - (before?.turned ?? 0);
      return turns > 1 && at - (before?.at ?? 0) < turns * LEAST_MS;
    });
    expect(rushed).toEqual([]);
    expect(turning.filter(({ total, sum }) => total !== sum)).toEqual([]);
    expect(samples.filter(({ turned, log, stamp }) => turned < all && (log || stamp))).toEqual([]);
    await page.context().close();
  },
  120_000,
);

test('[42.8] what came of a check stays while its consequence still asks something, and a total below nothing is whole', async () => {
  const hinder: Hand = ['will 5', 'lore 5', 'influence 5', 'observation 3'];
  const page = await atCheck('hull-leak', { pace: 'own' }, { viewport: { width: 360, height: 640 } }, hinder);
  for (const card of (await page.locator('.hand .card-button.lit').all()).slice(1)) await card.click();
  await page.locator('[data-confirm]:enabled').click();
  // Before the die says what is damaged, whoever can change it is asked.
  await page.locator('[data-decision]:not([data-kind="contribute"])').waitFor({ timeout: 30_000 });
  await page.locator('[data-check="ended"] .stamp.fail').waitFor();
  // Result and all, it is seen without scrolling.
  const seen = await page.locator('.stamp').evaluate((stamp) => {
    const { left, right, top, bottom } = stamp.getBoundingClientRect();
    return stamp.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(seen).toBe(true);
  const [tag, slip] = await Promise.all(['.total b', '.check-table'].map((part) => page.locator(part).boundingBox()));
  expect(await page.locator('.total b').textContent()).toMatch(/^−/);
  expect(tag?.x).toBeGreaterThan(slip?.x ?? 0);
  await page.context().close();
}, 60_000);

// Of all crises this one has most to say.
describe('stakes come first', () => {
  test.each([
    ['en', 360, 640],
    ['de', 360, 640],
    ['es', 360, 640],
    ['ru', 360, 640],
    ['de', 390, 844],
    ['ru', 844, 390],
    ['ru', 1280, 720],
  ])(
    '[42.0] in %s at %i by %i what success and failure do is seen without scrolling',
    async (locale, width, height) => {
      const page = await atCheck('adrift-fishing-boat', { pace: 'own' }, { locale, viewport: { width, height } });
      const stakes = page.locator('.stakes .stake');
      await stakes.first().waitFor();
      const hidden = await stakes.evaluateAll((all) =>
        all.flatMap((stake) => {
          const { left, right, top, bottom } = stake.getBoundingClientRect();
          const box = stake.closest('.check-table')?.getBoundingClientRect();
          const seen = box && top >= box.top && bottom <= box.bottom + 1 && left >= box.left && right <= box.right + 1;
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const last = document.elementFromPoint((left + right) / 2, bottom - 4);
          return seen && stake.contains(middle) && stake.contains(last)
            ? []
            : [`${stake.textContent}: ${top} to ${bottom} of ${box?.top} to ${box?.bottom}`];
        }),
      );
      expect(hidden).toEqual([]);
      await page.context().close();
    },
    60_000,
  );
});
