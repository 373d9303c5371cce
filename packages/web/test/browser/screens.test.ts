import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedTable } from './kit/finish';
import { type House, openHouse, PHONE } from './kit/house';

let house: House;
let over: string;
let lobby: string;
let harbour: string;
beforeAll(async () => {
  house = await openHouse();
  const page = await house.open();
  over = await finishedTable(page);
  const made = await page.request.post('/api/tables', { data: { game: 'unfathomable', name: 'Anna', table: 'Anna' } });
  lobby = (await made.json()).table;
  const other = await page.request.post('/api/tables', { data: { game: 'everrain', name: 'Anna', table: 'Anna' } });
  harbour = (await other.json()).table;
  await page.context().close();
}, 180_000);
afterAll(() => house.close());

const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;

/** Every screen but the game: its address, and what is there once it is furnished. */
const SCREENS: readonly { readonly name: string; readonly hash: () => string; readonly ready: string }[] = [
  { name: 'home', hash: () => '', ready: '.begin' },
  { name: 'create', hash: () => '#/new/unfathomable', ready: '.create' },
  { name: 'lobby', hash: () => `#/table/${lobby}`, ready: '.seats' },
  { name: 'create a voyage', hash: () => '#/new/everrain', ready: '.create' },
  { name: 'lobby of a voyage', hash: () => `#/table/${harbour}`, ready: '.seats' },
  { name: 'cards of the sea', hash: () => '#/cards/everrain', ready: '.paper-card' },
  { name: 'rules', hash: () => '#/rules/unfathomable/42.5', ready: '.book .here' },
  { name: 'guide', hash: () => '#/rules/unfathomable/how-to-play', ready: '.book h2' },
  { name: 'cards', hash: () => '#/cards/unfathomable', ready: '.paper-card' },
  { name: 'settings', hash: () => '#/settings', ready: '#orders-unfathomable' },
  { name: 'replay', hash: () => `#/replay/${over}/all/40`, ready: '.replay-bar' },
  { name: 'end', hash: () => `#/end/${over}`, ready: '.verdict' },
  { name: 'voyages', hash: () => '#/voyages', ready: '[data-export]' },
];

async function show(page: Page, language: string, { hash, ready }: (typeof SCREENS)[number]): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('undertow.language', JSON.stringify(code)), language);
  await page.goto(`/${hash()}`);
  await page.locator(ready).first().waitFor();
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

/** What a reader reads, line by line; a name that is the same everywhere is left out. */
const lines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.body.innerText.split('\n').map((line) => line.replaceAll('The Everrain', '').trim()));

/** A line of plain English: names and numbers look alike in many languages, small words do not. */
const ENGLISH = /(?<!\p{L})(the|and|of|you|your|with|for|when|from|what|who|this|that|not)(?!\p{L})/iu;

describe.each(SCREENS)('$name', (screen) => {
  test.each(LANGUAGES)('says everything in %s', async (language) => {
    const page = await house.open({ locale: language });
    await show(page, language, screen);
    const said = await lines(page);
    const broken = said.filter((line) => /undefined|\[object|NaN|\{\w+:[^}]*\|/.test(line));
    expect(broken).toEqual([]);
    if (language !== 'en') {
      expect(said.filter((line) => ENGLISH.test(line) && !/^https?:/.test(line))).toEqual([]);
    }
    await page.context().close();
  });

  test('has no serious axe finding, and nothing beside a phone screen', async () => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      const page = await house.open({ viewport });
      await show(page, 'en', screen);
      // A book and a box of cards are the same line after line: their beginning speaks for all.
      const axe = new AxeBuilder({ page }).exclude('.book > :nth-child(n+40)').exclude('.gallery > :nth-child(n+25)');
      const { violations } = await axe.analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length}) ${nodes[0]?.failureSummary}`);
      expect(serious).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await page.context().close();
    }
  }, 120_000);

  test('gives fingers 44 pixels', async () => {
    const page = await house.open({ viewport: PHONE, hasTouch: true });
    await show(page, 'en', screen);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.shell button, .shell select, .home button, .home select, .replay-bar button',
        ),
      ]
        .filter((each) => each.offsetParent !== null && !each.classList.contains('readable'))
        .filter((each) => each.getBoundingClientRect().height < 43.5)
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });
});

test('letters grow with a large screen, at home as at the table', async () => {
  const page = await house.open();
  await page.goto('/');
  await page.locator('.begin').first().waitFor();
  const sizes: number[] = [];
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    sizes.push(
      await page
        .locator('.lead')
        .first()
        .evaluate((lead) => Number.parseFloat(getComputedStyle(lead).fontSize)),
    );
  }
  const [phone = 0, desk = 0, large = 0] = sizes;
  expect(phone).toBe(desk);
  expect(large / desk).toBeCloseTo(1.6, 1);
  await page.context().close();
});

test('one click on the home screen starts a game', async () => {
  const page = await house.open();
  await page.goto('/');
  await page.locator('.game-face.unfathomable').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.game').waitFor({ timeout: 30_000 });
  await page.locator('.hint-card').getByRole('button', { name: 'Understood' }).click();
  // One thing a turn: no other hint waits behind it.
  await page.waitForTimeout(300);
  expect(await page.locator('.hint-card').count()).toBe(0);
  await page.goto('/');
  const goOn = page.getByRole('link', { name: 'Continue' });
  // The way to forget a table stands beside the way back to it.
  const [back, forget] = [await goOn.boundingBox(), await page.locator('[data-forget-table]').boundingBox()];
  expect(Math.abs((forget?.y ?? 0) - (back?.y ?? 99))).toBeLessThan(8);
  await goOn.click();
  await page.locator('.game').waitFor();
  await page.context().close();
});

test('whoever is refused a seat reads why beside what was pressed', async () => {
  const page = await house.open();
  await page.setViewportSize(PHONE);
  await page.goto(`/#/table/${lobby}`);
  await page.getByLabel('Your name').fill('anna');
  await page.getByRole('button', { name: 'Sit down' }).click();
  const why = page.locator('.shell-alert[role="alert"]');
  await why.waitFor();
  expect(await why.innerText()).toMatch(/has that name/);
  const box = await why.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true);
  await page.context().close();
}, 60_000);

test('friends meet in the lobby, get ready, and start', async () => {
  const host = await house.open();
  await host.goto('/#/new');
  await host.getByLabel('Your name').fill('Anna');
  await host.getByText('3 players').click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Link to this table').inputValue();
  const guest = await house.open({ viewport: PHONE });
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Boris');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByLabel('Say something').fill('Five minutes, the kettle is on');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('log').getByText('Boris Five minutes, the kettle is on').waitFor();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Seat a bot' }).click();
  await host.getByRole('button', { name: 'Show QR code' }).click();
  await host.locator('.qr').waitFor();
  await host.locator('.cast-person').first().click();
  await host.getByRole('button', { name: 'Close' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([host, guest].map((page) => page.locator('.game').waitFor()));
  await host.context().close();
  await guest.context().close();
});

test('a record file is played again on the page', async () => {
  const page = await house.open();
  await page.goto('/');
  const record = await (await page.request.get(`/api/tables/${over}/record`)).body();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: record });
  await page.locator('.replay-bar').waitFor();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.getByRole('link', { name: 'How it went' }).click();
  await page.locator('.verdict').waitFor();
  await page.context().close();
});
