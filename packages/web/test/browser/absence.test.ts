import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTable, startTogether } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({
    seed: 'absence',
    clocks: { quick: { decisionMs: 4_000, bankMs: 0 }, relaxed: { decisionMs: 600_000, bankMs: 0 } },
  });
}, 120_000);
afterAll(() => house.close());

const presence = (page: Page, seat: number): Promise<string | null> =>
  page.locator(`.crew-main[data-target="seat:${seat}"] .presence`).getAttribute('data-presence');

test('a clock that runs out warns, pauses a table nobody is left at, and one press goes on', async () => {
  const page = await house.open();
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.rang = 'yes';
      start.apply(this, when);
    };
  });
  const { table } = await startTable(page, {
    settings: { windowMs: 0, botMs: 0, pace: { kind: 'live', clock: 'quick' } },
  });
  await page.locator('[data-clock]').waitFor();
  await page.locator('.crew .seat-clock[data-seat-clock="0"]').waitFor();
  await page.locator('.clock.late').waitFor();
  await page.locator('[data-notice="away"]', { hasText: 'The game waits for you' }).waitFor();
  const paused = async (): Promise<boolean> =>
    (await (await page.request.get(`/api/tables/${table}`)).json()).table.paused;
  expect(await paused()).toBe(true);
  const id = await asked(page);
  await page.locator('[data-back]').click();
  await page.locator('[data-notice="away"]').waitFor({ state: 'detached' });
  expect(await paused()).toBe(false);
  const rang = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.rang);
  await expect.poll(rang, { timeout: 10_000 }).toBe('yes');
  expect(await asked(page)).toBe(id);
  await page.context().close();
});

test('everybody sees whose clock runs', async () => {
  const pages: [Page, Page, Page] = [await house.open(), await house.open(), await house.open()];
  await startTogether(pages, { settings: { windowMs: 0, botMs: 0, pace: { kind: 'live', clock: 'relaxed' } } });
  await Promise.all(
    pages.map((page) =>
      page
        .locator('.crew .seat-clock', { hasText: /^(9|10):/ })
        .first()
        .waitFor(),
    ),
  );
  await Promise.all(pages.map((page) => page.context().close()));
});

test('somebody who vanishes is seen to be gone, voted a bot, and takes the seat back by the own link', async () => {
  const pages: [Page, Page, Page] = [await house.open(), await house.open(), await house.open()];
  const [host, guest, third] = pages;
  // For this page time flies, so that patience ends soon.
  await third.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * 30;
  });
  await startTogether(pages);
  await Promise.all(pages.map((page) => page.locator('.game').waitFor()));
  await guest.locator('[data-menu]').click();
  await guest.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await guest.getByLabel('Continue on another device').inputValue();
  const [code] = link.split('/').slice(-1);
  const roll = dice(7);
  await guest.goto('about:blank');
  await expect.poll(() => presence(host, 1), { timeout: 15_000 }).toBe('gone');
  const waitsForGuest = third.locator('.waiting-line', { hasText: 'Waiting for Guest 1' });
  for (let moves = 0; moves < 200 && (await waitsForGuest.count()) === 0; moves++) {
    for (const page of [host, third]) await answer(page, roll);
    await third.waitForTimeout(20);
  }
  await waitsForGuest.waitFor();
  await host.goto('about:blank');
  await expect.poll(() => presence(third, 0), { timeout: 15_000 }).toBe('gone');
  // The menu offers the same, and says since when.
  await third.keyboard.press('m');
  await third.locator('[data-seat="1"] [data-gone-for]', { hasText: /\d:\d\d/ }).waitFor();
  await third.locator('[data-vote="1"]:enabled').waitFor();
  await third.keyboard.press('Escape');
  await third.locator('[data-replace="1"]').click();
  await expect.poll(() => presence(third, 1), { timeout: 15_000 }).toBe('stand-in');
  await guest.goto(`${house.url}/#/seat/${code}`);
  await guest.locator('.game').waitFor();
  await expect.poll(() => presence(third, 1), { timeout: 15_000 }).toBe('here');
  expect(await guest.locator('[data-back]').count()).toBe(0);
  await Promise.all(pages.map((page) => page.context().close()));
}, 120_000);

test('one’s own answer is taken back beside the question, at once when playing alone', async () => {
  const page = await house.open();
  await startTable(page);
  const roll = dice(5);
  const first = page.locator('.game:has(.whose.yours):has([data-kind="action"]) .steps .now', { hasText: '1 of 2' });
  for (let moves = 0; moves < 200 && (await first.count()) === 0; moves++) {
    await page.locator('[data-decision]').waitFor();
    await answer(page, roll);
  }
  const id = await asked(page);
  await page.locator('[data-group="move"]').click();
  await page.locator('.option[data-option]').first().click();
  await expect.poll(() => asked(page), { timeout: 15_000 }).not.toBe(id);
  await page.locator('[data-undo]').click();
  await expect.poll(() => asked(page), { timeout: 15_000 }).toBe(id);
  await page.context().close();
}, 90_000);
