import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse({ seed: 'explain' });
  page = await house.open();
  await startTable(page);
  const roll = dice(3);
  for (let moves = 0; moves < 80; moves++) {
    await page.locator('[data-decision]:not([aria-busy="true"])').waitFor({ timeout: 30_000 });
    if ((await page.locator('[data-kind="action"]').count()) > 0) break;
    await answer(page, roll);
  }
  // A question takes the focus when it comes.
  await page.locator('.panel:focus').waitFor({ timeout: 30_000 });
}, 180_000);
afterAll(() => house.close());

/** Piles that are told as what lies in them. */
const SAME = ['deck:deep-ones', 'passenger:supply'];

const slip = () => page.locator('[data-explanation]');

async function speak(language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('undertow.language', JSON.stringify(code)), language);
  await page.reload();
  await page.locator('[data-kind="action"]').waitFor();
}

test('a press on a dial says what it is, what happens at its end, and leads to its rule beside the table', async () => {
  await page.locator('[data-explains="dial:fuel"]').click();
  await slip().waitFor();
  expect(await slip().innerText()).toMatch(/Fuel[\s\S]*At 0 .*the humans have lost/);
  await page.keyboard.press('Escape');
  await slip().waitFor({ state: 'detached' });
  // Escape closed it and did nothing else; the dial is where one goes on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-explains'))).toBe('dial:fuel');
  await page.keyboard.press('Enter');
  await slip().locator('a').click();
  await page.locator('[data-beside="rules"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-beside]').waitFor({ state: 'detached' });
}, 60_000);

test.each(['en', 'de', 'es', 'ru'])(
  'dials, tracks, decks, monsters, titles and steps all explain themselves in %s',
  async (language) => {
    await speak(language);
    await page.locator('body').press('d');
    await page.locator('.drawer .pile').first().waitFor();
    const things = await page
      .locator('button[data-explains], .piece[data-explains], .steps [data-explains]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('data-explains') ?? ''))]);
    for (const kind of [
      'dial:',
      'track:',
      'distance',
      'damaged-rooms',
      'deck:',
      'deep-one',
      'monarch:',
      'title:',
      'step:',
    ]) {
      expect(things.some((thing) => thing.startsWith(kind))).toBe(true);
    }
    const told = new Set<string>();
    for (const thing of things) {
      const one = page.locator(`:is(button, .piece, .steps span)[data-explains="${thing}"]`).first();
      await one.dispatchEvent('contextmenu');
      await page.locator(`[data-explanation="${thing}"]`).waitFor();
      told.add(await slip().innerText());
    }
    // No two of them say the same, but for piles of what also stands on the ship.
    expect(told.size).toBe(things.filter((thing) => !SAME.includes(thing)).length);
    await page.keyboard.press('Escape');
    await slip().waitFor({ state: 'detached' });
    await page.locator('body').press('d');
  },
  90_000,
);

test('where a press chooses, the other button of the mouse explains, and nothing is answered', async () => {
  await speak('en');
  const id = await asked(page);
  const monster = page.locator('.piece[data-explains="monarch:dagon"]');
  await monster.click({ button: 'right', force: true });
  expect(await slip().innerText()).toContain('Father Dagon');
  await slip().locator('button').first().click();
  await slip().waitFor({ state: 'detached' });
  expect(await asked(page)).toBe(id);
}, 60_000);

test('on the ship arrows lead from thing to thing, and Enter explains what cannot be chosen', async () => {
  await page.locator('.piece[data-target="seat:0"]').focus();
  const seen = new Set<string>();
  for (let steps = 0; steps < 8; steps++) {
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? ''));
    await page.keyboard.press(steps % 2 === 0 ? 'ArrowLeft' : 'ArrowUp');
  }
  expect(seen.size).toBeGreaterThan(3);
  await page.locator('.piece[data-explains="monarch:hydra"]').focus();
  await page.keyboard.press('Enter');
  expect(await slip().innerText()).toContain('Mother Hydra');
  await page.keyboard.press('Escape');
}, 60_000);

test('on a phone the explanation lies within the screen', async () => {
  await page.setViewportSize(PHONE);
  await page.locator('[data-explains="dial:souls"]').click();
  await slip().waitFor();
  const box = await slip().boundingBox();
  expect(
    box && box.x >= 0 && box.x + box.width <= PHONE.width && box.y >= 0 && box.y + box.height <= PHONE.height,
  ).toBe(true);
  await page.keyboard.press('Escape');
}, 60_000);

test('on a phone the question has three heights: a third of the screen, more, or its grip alone', async () => {
  await page.setViewportSize(PHONE);
  const grip = page.locator('.sheet-grip');
  const question = page.locator('.bottom-sheet .question');
  expect(await grip.getAttribute('data-sheet')).toBe('third');
  await question.waitFor();
  // A finger finds it on 44 pixels.
  const high = (): Promise<number> =>
    grip.evaluate((each) => {
      let found = 0;
      for (let y = 0; y < innerHeight; y++) if (document.elementFromPoint(innerWidth / 2, y) === each) found++;
      return found;
    });
  expect(await high()).toBeGreaterThanOrEqual(44);
  await grip.click();
  expect(await grip.getAttribute('data-sheet')).toBe('full');
  await grip.click();
  await question.waitFor({ state: 'hidden' });
  expect(await high()).toBeGreaterThanOrEqual(44);
  await grip.click();
  await question.waitFor();
}, 60_000);

test('what is final takes a second press on the same spot, and Escape calls it back', async () => {
  const player = await house.open();
  await startTable(player, {
    options: {
      players: 3,
      characters: ['jeanne', 'arjun', 'william'],
      learning: false,
      cultist: true,
      difficulty: 'normal',
    },
  });
  const roll = dice(3);
  const action = player.locator('[data-kind="action"]');
  for (let moves = 0; moves < 80 && (await action.count()) === 0; moves++) {
    await player.locator('[data-decision]:not([aria-busy="true"])').waitFor({ timeout: 30_000 });
    if ((await action.count()) === 0) await answer(player, roll);
  }
  await player.evaluate(() => {
    const key = 'undertow.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), grace: true }));
  });
  await player.reload();
  const id = await player.locator('[data-decision]').getAttribute('data-decision');
  const final = player.locator('.option.final', { hasText: 'Full Steam Ahead' });
  await final.click();
  await player.locator('[data-weighed]').waitFor();
  expect(await asked(player)).toBe(id);
  await player.keyboard.press('Escape');
  await player.locator('[data-weighed]').waitFor({ state: 'detached' });
  expect(await asked(player)).toBe(id);
  await final.click();
  await final.click();
  await expect.poll(() => asked(player), { timeout: 30_000 }).not.toBe(id);
  await player.context().close();
}, 120_000);
