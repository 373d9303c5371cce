import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedTable } from './kit/finish';
import { DESKTOP, type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable, startTogether } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

test('a moment of a replay has an address of its own', async () => {
  const page = await house.open();
  const over = await finishedTable(page);
  await page.goto(`/#/replay/${over}/all/3`);
  await page.locator('[data-share]').waitFor();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/replay/${over}/all/4`);
  // On small screens too the ship has most of it.
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const share = async (): Promise<number> => {
      const sea = await page.locator('.sea').boundingBox();
      return ((sea?.width ?? 0) * (sea?.height ?? 0)) / (width * height);
    };
    await expect.poll(share).toBeGreaterThanOrEqual(0.4);
  }
  await page.context().close();
}, 120_000);

test('whoever played reads whether they won, finds the voyage kept, and plays again in one press', async () => {
  const page = await house.open();
  const over = await finishedTable(page);
  await page.goto(`/#/table/${over}`);
  await page.locator('[data-over]').waitFor({ timeout: 30_000 });
  await page.goto(`/#/end/${over}`);
  const outcome = page.locator('[data-outcome]');
  await outcome.waitFor({ timeout: 30_000 });
  const won = (await outcome.getAttribute('data-outcome')) === 'won';
  expect(await outcome.innerText()).toMatch(won ? /you won/i : /you lost/i);
  // The list of one’s voyages says the same.
  await page.goto('/#/voyages');
  const voyage = page.locator(`[data-voyage="${over}"]`);
  await voyage.waitFor();
  expect(await voyage.locator(won ? '.voyage-won' : '.voyage-lost').count()).toBe(1);
  // Kept by ids, so that it can be told in any language.
  const [remembered] = await page.evaluate(() => JSON.parse(localStorage.getItem('undertow.voyages') ?? '[]'));
  expect(remembered).toMatchObject({
    side: expect.stringMatching(/^(human|traitor)$/),
    as: expect.stringMatching(/^[a-z]+$/),
  });
  await page.goto(`/#/end/${over}`);
  await page.locator('[data-rematch]').click();
  await expect.poll(() => page.evaluate(() => location.hash), { timeout: 30_000 }).toMatch(/^#\/table\//);
  expect(await page.evaluate(() => location.hash)).not.toBe(`#/table/${over}`);
  // Alone with bots there is nobody to wait for.
  await page.locator('.game').waitFor({ timeout: 30_000 });
  await page.context().close();
}, 150_000);

test.each([
  ['a desk', DESKTOP, 2],
  ['a phone', PHONE, 1],
])(
  'on %s the chart of suspicions uses the width it has, in letters that can be read',
  async (_, viewport, least) => {
    const page = await house.open({ viewport });
    const over = await finishedTable(page);
    await page.goto(`/#/end/${over}`);
    const plot = page.locator('.suspicions .chart-plot');
    await plot.waitFor({ timeout: 30_000 });
    const drawn = await plot.evaluate((each) => {
      const pane = each.closest('.suspicions');
      if (!(pane instanceof HTMLElement)) throw new Error('no pane');
      const { paddingLeft, paddingRight } = getComputedStyle(pane);
      const room = pane.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { width, height } = each.getBoundingClientRect();
      const letters = [...each.querySelectorAll('text')].map((text) => {
        const scale = text.getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      });
      const line = each.querySelector('.chart-line path')?.getBoundingClientRect();
      return {
        width: width / room,
        line: (line?.width ?? 0) / width,
        shape: width / height,
        letters: Math.min(...letters),
      };
    });
    expect(drawn.width).toBeGreaterThan(0.98);
    expect(drawn.line).toBeGreaterThan(0.85);
    expect(drawn.shape).toBeGreaterThan(least);
    expect(drawn.letters).toBeGreaterThanOrEqual(11);
    await page.context().close();
  },
  120_000,
);

test('at a table without a clock one is asked once, in words, whether to be called', async () => {
  const pages = [await house.open(), await house.open(), await house.open()] as const;
  for (const page of pages) {
    await page.context().addInitScript(() => {
      class Calls {
        static permission = 'default';
        static requestPermission(): Promise<string> {
          sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1));
          Calls.permission = 'granted';
          return Promise.resolve('granted');
        }
        constructor(_title: string, { body }: NotificationOptions) {
          sessionStorage.setItem('called', body ?? '');
        }
      }
      Object.defineProperty(globalThis, 'Notification', { value: Calls, configurable: true });
    });
  }
  await startTogether(pages);
  const [, page] = pages;
  const ask = page.locator('[data-notice="may-call"]');
  const roll = dice(7);
  // While something is asked of them, nobody is asked about calls.
  for (let moves = 0; moves < 40 && (await ask.count()) === 0; moves++) {
    await page
      .locator('[data-decision]:not([aria-busy="true"]), [data-notice="may-call"]')
      .first()
      .waitFor({ timeout: 30_000 });
    if ((await ask.count()) === 0) await answer(page, roll);
    else break;
  }
  expect(await ask.innerText()).toMatch(/call|notif/i);
  await ask.locator('[data-call="yes"]').click();
  await ask.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
  // Whoever looks elsewhere is called when the table waits for them, and not before.
  const called = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('called'));
  expect(await called()).toBeNull();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  for (let moves = 0; moves < 60 && (await called()) === null; moves++)
    for (const each of pages) await answer(each, roll);
  expect(await called()).toMatch(/your move/i);
  await page.reload();
  await page.locator('.game').waitFor();
  expect(await ask.count()).toBe(0);
  for (const each of pages) await each.context().close();
}, 120_000);

test('finished games are remembered on this device, counted, and taken along in a file', async () => {
  const page = await house.open();
  const kept = [
    { table: 'aaaaaaaaaaaa', game: 'unfathomable', name: 'One', at: 2, won: true, side: 'Human', as: 'Jeanne' },
    { table: 'bbbbbbbbbbbb', game: 'everrain', name: 'Two', at: 1, won: false, side: null, as: null },
  ];
  await page.goto('/#/voyages');
  await page.getByText('You have not finished a game').waitFor();
  const bring = (name: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(kept)) });
  await bring('v.json');
  await page.getByText('2 voyages added.').waitFor();
  // What is known already is not counted twice.
  await bring('again.json');
  await page.getByText('0 voyages added.').waitFor();
  expect(await page.locator('[data-voyage]').count()).toBe(2);
  await expect.poll(() => page.locator('[data-sums]').innerText()).toContain('Jeanne');
  const saving = page.waitForEvent('download');
  await page.locator('[data-export]').click();
  expect((await saving).suggestedFilename()).toBe('undertow-voyages.json');
  await page.reload();
  await page.locator('[data-voyage="aaaaaaaaaaaa"]').waitFor();
  // Opened by its own address as well, the browser's own file field is not seen, and no line runs into the next.
  expect(await page.locator('input[type=file]').evaluate((field) => getComputedStyle(field).opacity)).toBe('0');
  const apart = await page
    .locator('[data-voyage="aaaaaaaaaaaa"] .table-line > *')
    .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(apart).toBe(2);
  await page.context().close();
});

test('what one played is told in the language one reads now, wherever the voyages go; words kept before stay', async () => {
  const kept = [
    { table: 'aaaaaaaaaaaa', game: 'unfathomable', name: 'One', at: 3, won: true, side: 'human', as: 'jeanne' },
    { table: 'bbbbbbbbbbbb', game: 'unfathomable', name: 'Two', at: 2, won: false, side: 'traitor', as: 'arjun' },
    // As it was kept before, in German.
    { table: 'cccccccccccc', game: 'unfathomable', name: 'Three', at: 1, won: false, side: 'Mensch', as: 'Jeanne' },
  ];
  const facts = (page: Page, table: string): Promise<string> =>
    page.locator(`[data-voyage="${table}"] .table-line small`).innerText();
  const [here, there] = [await house.open(), await house.open({ locale: 'ru' })];
  await here.goto('/');
  await here.evaluate((all) => localStorage.setItem('undertow.voyages', JSON.stringify(all)), kept);
  await here.goto('/#/voyages');
  await here.reload();
  await expect.poll(() => facts(here, 'aaaaaaaaaaaa')).toContain('Jeanne · Human');
  expect(await facts(here, 'bbbbbbbbbbbb')).toContain('Arjun · Traitor');
  expect(await facts(here, 'cccccccccccc')).toContain('Jeanne · Mensch');
  // The same person by id and by name is one person.
  expect(await here.locator('[data-sums] tr', { hasText: 'Jeanne' }).innerText()).toMatch(/Jeanne\s+2\s+1/);
  const saving = here.waitForEvent('download');
  await here.locator('[data-export]').click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.parse(file)).toEqual(kept);

  await there.goto('/#/voyages');
  await there
    .locator('input[type=file]')
    .setInputFiles({ name: 'v.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect.poll(() => facts(there, 'aaaaaaaaaaaa')).toContain('Жанна · Человек');
  expect(await facts(there, 'bbbbbbbbbbbb')).toContain('Арджун · Предатель');
  for (const page of [here, there]) await page.context().close();
}, 60_000);

test('the table that waits for one’s move comes first at home, and calls from every screen', async () => {
  const page = await house.open();
  const { table } = await startTable(page);
  await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
  await page.goto('/#/');
  await page.locator('[data-my-move]').waitFor({ timeout: 30_000 });
  // Its list may lie further down: the way there is in sight at once.
  const { y = 9_999, height = 0 } = (await page.locator(`[data-calling="${table}"]`).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(900);
  await page.goto('/#/rules/unfathomable');
  await page.locator(`[data-calling="${table}"]`).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.title()).toContain('Your move');
  await page.locator('.calling a').click();
  await page.locator('.game').waitFor();
  await page.context().close();
});

test('the page can be put on a home screen, and a link to it has a picture', async () => {
  const page = await house.open();
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  await page.context().close();
});
