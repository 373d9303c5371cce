import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCREENS, type Screen, setStages } from './kit/everrain-screens';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { fits } from './kit/sound';
import { stagedGames } from './kit/stages';

const SEED = 'every screen';
let house: House;
let page: Page;
let visit: (page: Page, screen: Screen) => Promise<void>;

beforeAll(async () => {
  const staged = stagedGames();
  house = await openHouse({ seed: SEED, games: staged.games });
  page = await house.open();
  visit = await setStages(page, staged, SEED);
}, 180_000);
afterAll(() => house.close());

const see = async (name: string): Promise<void> => {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen called ${name}`);
  await visit(page, screen);
};

const texts = (what: string): Promise<readonly string[]> => page.locator(what).allTextContents();

test('the numbers of "since your last move" lie on chart and deck, with a trail and a ghost where somebody sailed', async () => {
  await see('what happened since one’s last move');
  const list = await texts('[data-recap] .recap-number');
  expect(list.length).toBeGreaterThan(2);
  await page.locator('.er-chart [data-back]').first().waitFor();
  await page.locator('.er-deck [data-back]').first().waitFor();
  const laid = new Set([...(await texts('.er-chart [data-back]')), ...(await texts('.er-deck [data-back]'))]);
  for (const number of laid) expect(list).toContain(number);
  // The enemy ship has sailed: its row, its trail and the number where it lies now are the same.
  const row = page.locator('[data-recap] li', { hasText: 'Late Ark' });
  const sailed = (await row.locator('.recap-number').textContent()) ?? '';
  const trail = page.locator(`.er-chart [data-trail="${sailed}"]`);
  expect(await trail.locator('.ghost').count()).toBe(1);
  expect(await page.locator(`.er-chart .er-back.theirs [data-back="${sailed}"]`).count()).toBe(1);
  // What was broken on deck has the number of its row.
  const broken = page.locator('[data-recap] li', { hasText: 'is destroyed' }).locator('.recap-number');
  const zone = (await broken.textContent()) ?? '';
  expect(await page.locator(`.er-deck [data-back="${zone}"]`).count()).toBeGreaterThan(0);
  // Beside each number stands what happened there.
  await page.locator('.er-chart [data-says]').first().waitFor();
  expect(await texts(`.er-chart [data-says="${sailed}"]`)).toEqual(['sailed 1 hex']);
  expect(await texts(`.er-deck [data-says="${zone}"]`)).toContain('node destroyed');
  expect(await page.locator('.er-deck [data-says] .pegs').count()).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await page.locator('[data-back]').first().waitFor({ state: 'detached' });
});

test('the gauge keeps a ghost of where it stood while "since your last move" is read', async () => {
  await see('what happened since one’s last move');
  await page.locator('.gauge [data-was="agenda"]').waitFor();
  expect(await texts('.gauge-side .track-plate span')).toEqual(['6 → 9']);
  await page.keyboard.press('Space');
  await page.locator('[data-was]').first().waitFor({ state: 'detached' });
  expect(await texts('.gauge-side .track-plate span')).toEqual(['+3 a round']);
});

test('ruler and gauge grow with a large screen, and nothing of the chart comes under them', async () => {
  await see('the chart and its question');
  const sizes = () =>
    page.evaluate(() => {
      const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
      const [ruler, gauge, chart] = ['.er-tracks .ruler > g', '.er-tracks .gauge', '.er-chart .ground'].map(box);
      return { ruler: ruler?.width, gauge: gauge?.height, below: (chart?.top ?? 0) - (ruler?.bottom ?? 0) };
    });
  const usual = await sizes();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(async () => (await sizes()).gauge).toBeGreaterThan((usual.gauge ?? 0) * 1.2);
  const large = await sizes();
  expect(large.ruler).toBeGreaterThan((usual.ruler ?? 0) * 1.2);
  expect(large.below).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
});

test('a test names each of the crew with value and chance, beside the question and on the card', async () => {
  await see('a card with a test');
  const odds = page.locator('.er-card [data-odds]');
  await odds.first().waitFor();
  const [named, asked] = [await odds.count(), await texts('[data-kind="card-test"] .detail')];
  expect(named).toBe(4);
  // A fate die of 0 to 9 at or below the value: one face more than the value says.
  for (const [index, detail] of asked.entries()) {
    const [, value, chance] = /^Port (\d+) · (\d+)%$/.exec(detail) ?? [];
    expect(Number(chance)).toBe((Number(value) + 1) * 10);
    expect(await odds.nth(index).getAttribute('data-odds')).toBe(chance);
  }
  expect(asked).toHaveLength(4);
  expect(await texts('.er-card .seals li.sealed b')).toEqual(['Success', 'Failure']);
  await odds.first().click();
  await page.locator('.er-card .taken').waitFor();
  expect(await page.locator('.er-card .seals li.broken').count()).toBe(1);
  expect(await page.locator('.er-card .seals li.sealed').count()).toBe(1);
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a boarding on a %s asks for one of the crew first, and its stakes stay in sight', async (_, viewport) => {
  await page.setViewportSize(viewport);
  await see('two decks at a boarding');
  const groups = page.locator('[data-kind="boarding-crew"] [data-group]');
  expect(await groups.count()).toBe(4);
  await page.locator('.er-stakes .lose').waitFor();
  const stakes = await texts('.er-stakes dd');
  expect(stakes[0]).toMatch(/^2 spoils rolls/);
  expect(stakes[1]).toContain('steps to 9');
  await fits(page);
  const crew = await page.locator('.er-boarding .figure.lit[data-target]').count();
  expect(crew).toBe(3);
  await groups.first().click();
  await page.locator('.er-boarding.sent').waitFor();
  const ways = await page.locator('[data-kind="boarding-crew"] [data-option]').count();
  expect(ways).toBe(await page.locator('.er-boarding .zone.lit').count());
  expect(await page.locator('.er-stakes .win').isVisible()).toBe(true);
  // Nothing that is said lies over a deck.
  const covered = await page.locator('.er-boarding .zone').evaluateAll(
    (zones) =>
      zones.filter((zone) => {
        const { x, y, width, height } = zone.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.closest('.er-stakes, .er-against');
      }).length,
  );
  expect(covered).toBe(0);
  await page.setViewportSize(DESKTOP);
});

test('a port says who has not gone yet, and what goods fetch here and elsewhere', async () => {
  await see('a port and its houses');
  expect(await page.locator('.er-harbour .to-go').textContent()).toMatch(/Tam Ferrow.*Isbet Coyle/);
  expect(await page.locator('[data-kind="port"] .foot').textContent()).toContain('4 could still go');
  await see('the market');
  await page.locator('.er-prices').first().waitFor();
  expect(await texts('.er-prices .here small')).toEqual(['here', 'here', 'here']);
  expect(await page.locator('.er-prices').first().locator('b').allTextContents()).toHaveLength(3);
  // Whoever buys is seen at the counter, and no longer waited for.
  await page.locator('[data-put-away]').click();
  expect(await page.locator('.er-harbour .visitors svg').count()).toBe(1);
  expect(await page.locator('.er-harbour .to-go').textContent()).not.toContain('Tam Ferrow');
});

test('a press on a captain opens the whole board of that ship', async () => {
  await see('a trade');
  await page.locator('.crew li:last-child .crew-main').click();
  const board = page.locator('.er-other .er-board');
  await board.waitFor();
  expect(await board.locator('.er-deck .zone').count()).toBe(10);
  await page.locator('.er-other .close').click();
  await board.waitFor({ state: 'detached' });
});

test('a second order’s hexes are dotted, courses can be chosen from a list, and the keys of the chart are explained', async () => {
  await see('the chart and its question');
  await page.locator('.er-chart [data-course]').first().waitFor();
  expect(await page.locator('.er-chart .cost circle[stroke-dasharray]').count()).toBeGreaterThan(0);
  const near = await page.locator('.er-chart [data-course]').count();
  await page.locator('.er-courses summary').click();
  const listed = page.locator('[data-course-to]');
  await listed.first().waitFor();
  expect(await listed.count()).toBe(near);
  await listed.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.er-course').waitFor();
  expect(await page.locator('.er-course .follows').textContent()).toContain('second order');
  await page.keyboard.press('?');
  await page.locator('.keys-help[open]').waitFor();
  await page.locator('.keys-help', { hasText: 'walk from hex to hex' }).waitFor();
});

test('while a trade is offered a captain’s row still opens the whole board, and the ship on the chart trades', async () => {
  await see('the crew');
  const alongside = page.locator('.er-chart [data-target^="alongside:"]');
  await alongside.waitFor();
  await page.locator('.crew li:last-child .crew-main').click();
  await page.locator('.er-other .er-board').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.er-other').waitFor({ state: 'detached' });
  await page.locator('[data-kind="turn"]').waitFor();
  await alongside.dispatchEvent('click');
  await page.locator('[data-kind="trade"]').waitFor();
});
