import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { asked } from './kit/player';
import { startTable } from './kit/table';
import { crowdedGames, THREE } from './kit/voyage';

let house: House;
let page: Page;
const fetched: string[] = [];
beforeAll(async () => {
  house = await openHouse({ seed: 'voyage-1', games: crowdedGames() });
  page = await house.open();
  page.on('request', (request) => void fetched.push(request.url()));
  await startTable(page, { game: 'everrain', options: THREE });
  await page.locator('[data-decision]:not([aria-busy="true"])').waitFor({ timeout: 60_000 });
  // A question takes the focus when it comes.
  await page.locator('.panel:focus').waitFor({ timeout: 30_000 });
}, 180_000);
afterAll(() => house.close());

const slip = () => page.locator('[data-explanation]');

async function close(): Promise<void> {
  await page.keyboard.press('Escape');
  await slip().waitFor({ state: 'detached' });
}

/** What a key has done is on the screen: on a busy machine a test is quicker than the page. */
const drawnAnew = (): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

async function speak(language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('undertow.language', JSON.stringify(code)), language);
  await page.reload();
  await page.locator('[data-decision]:not([aria-busy="true"])').waitFor({ timeout: 60_000 });
}

test('words about things come when they are first asked for, and lead to their rule beside the table', async () => {
  expect(fetched.filter((url) => url.includes('explained'))).toEqual([]);
  await page.locator('[data-explains="rider:theirs"]').click();
  await slip().waitFor({ timeout: 30_000 });
  expect(await slip().innerText()).toMatch(/The enemies’ token[\s\S]*agenda reaches 10[\s\S]*Elder One awakens/);
  await close();
  // Escape closed it and did nothing else; one goes on where one was.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-explains')))
    .toBe('rider:theirs');
  await page.keyboard.press('Enter');
  await slip().locator('a').click();
  await page.locator('[data-beside="rules"]').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.locator('[data-beside]').waitFor({ state: 'detached' });
}, 90_000);

/** Some of everything that lies on a table. */
const SEEN = [
  'discovery',
  'rider:ours',
  'rider:elder',
  'agenda',
  'elder',
  'act',
  'round',
  'first',
  'step:entering-round',
  'step:deck-enemies',
  'fresh',
  'order:crew',
  'order:navigation',
  'order:artillery',
  'zone:0:0',
  'zone:0:3',
  'zone:0:6',
  'hull',
  'gun',
  'below',
  'hold',
  'coin',
  'clues',
  'crew-track',
  'crew-values',
  'hex:calm',
  'hex:rough',
  'hex:port',
  'unsailed',
  'destination',
];

test.each(['en', 'de', 'es', 'ru'])(
  'tracks, orders, nodes, rooms, crew and hexes all explain themselves in %s',
  async (language) => {
    await speak(language);
    const things = await page
      .locator('[data-explains]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-explains') ?? ''))]);
    expect(things).toEqual(expect.arrayContaining(SEEN));
    const told = new Set<string>();
    for (const thing of things.filter((each) => !each.startsWith('zone:') || SEEN.includes(each))) {
      await page.locator(`[data-explains="${thing}"]`).first().dispatchEvent('contextmenu');
      await page.locator(`[data-explanation="${thing}"]`).waitFor({ timeout: 30_000 });
      const text = await slip().innerText();
      expect(text).not.toContain('undefined');
      expect(told).not.toContain(text);
      told.add(text);
    }
    await close();
  },
  120_000,
);

test('where a press chooses, the other button of the mouse explains, and nothing is answered', async () => {
  await speak('en');
  const id = await asked(page);
  const hex = page.locator('[data-explains="hex:port"]').first();
  await hex.dispatchEvent('contextmenu');
  expect(await slip().innerText()).toContain('Five houses');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  await close();
  expect(await asked(page)).toBe(id);
}, 60_000);

test('by keyboard, Enter on a hex where nothing can be chosen says what it is', async () => {
  await page.locator('.er-chart .sheet').focus();
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('w');
    await page.keyboard.press('Enter');
    await drawnAnew();
    if ((await page.locator('.er-course').count()) > 0) await page.keyboard.press('Escape');
    else if ((await slip().count()) > 0) break;
  }
  await slip().waitFor({ timeout: 30_000 });
  await close();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.er-chart .sheet'))).toBe(true);
}, 60_000);

test('on a phone the explanation lies within the screen', async () => {
  await page.setViewportSize(PHONE);
  await page.locator('.er-agenda-strip').click();
  await slip().waitFor({ timeout: 30_000 });
  const box = await slip().boundingBox();
  expect(
    box && box.x >= 0 && box.x + box.width <= PHONE.width && box.y >= 0 && box.y + box.height <= PHONE.height,
  ).toBe(true);
  await close();
}, 60_000);
