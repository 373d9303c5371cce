import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pale } from './kit/contrast';
import { type House, openHouse } from './kit/house';
import { answer, asked, dice } from './kit/player';
import { startTogether } from './kit/table';

let house: House;
let pages: [Page, Page, Page];
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());
beforeEach(async () => {
  pages = [await house.open(), await house.open({ locale: 'de' }), await house.open()];
  await startTogether(pages);
  await Promise.all(pages.map((page) => page.locator('.game').waitFor()));
});
afterEach(() => Promise.all(pages.map((page) => page.context().close())));

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('[data-menu]').click();
  await page.locator('.table-menu').waitFor();
};

test('who was given to a bot comes back with one press', async () => {
  const [host, guest] = pages;
  await guest.goto('about:blank');
  await openMenu(host);
  await host.getByRole('button', { name: 'Let a bot play for Guest 1' }).click();
  await host.locator('.table-menu').getByText('a bot is playing for Guest 1').waitFor();
  await guest.goBack();
  await guest.locator('[data-back]').click();
  await guest.locator('[data-back]').waitFor({ state: 'detached' });
  await host.locator('.table-menu').getByText('a bot is playing for Guest 1').waitFor({ state: 'detached' });
});

const roll = dice(11);

/** Plays on until somebody may act, and tells who. */
async function untilSomebodyActs(): Promise<Page> {
  for (let tries = 0; tries < 400; tries++) {
    for (const page of pages) {
      if (await page.locator('[data-kind="action"]').count()) return page;
      await answer(page, roll);
    }
    await pages[0].waitForTimeout(50);
  }
  throw new Error('Nobody was asked to act');
}

test('an answer is taken back when everybody agrees, and stands when somebody does not', async () => {
  const first = await untilSomebodyActs();
  const [one, two] = pages.filter((page) => page !== first);
  if (!one || !two) throw new Error('Three sit at this table');
  const id = await asked(first);
  await first.locator('[data-group="move"]').click();
  await first.locator('.option[data-option]').first().click();
  await expect.poll(() => asked(first), { timeout: 15_000 }).not.toBe(id);
  await openMenu(first);
  await first.locator('[data-act="take-back"]').click();
  await one.locator('[data-refuse]').click();
  await first.locator('[data-notice="takeback-refused"]').waitFor();
  await first.locator('[data-act="take-back"]').click();
  await one.locator('[data-agree]').click();
  await two.locator('[data-agree]').click();
  await first.locator('[data-notice="taken-back"]').waitFor();
  await expect.poll(() => asked(first), { timeout: 15_000 }).toBe(id);
}, 120_000);

test('a refusal says why, in one’s own language', async () => {
  const [, guest] = pages;
  await openMenu(guest);
  await guest.locator('[data-act="take-back"]').click();
  await guest.getByText('Von dir gibt es gerade nichts zurückzunehmen.').waitFor();
});

test('a muted player is not heard until heard again', async () => {
  const [host, guest] = pages;
  const say = async (text: string): Promise<void> => {
    const field = guest.locator('.say input');
    if ((await field.count()) === 0) await guest.locator('.voice-tabs button').nth(1).click();
    await field.fill(text);
    await field.press('Enter');
    await guest.locator('.said', { hasText: text }).waitFor();
  };
  await host.locator('.voice-tabs button').nth(1).click();
  await say('one');
  await host.locator('.said', { hasText: 'one' }).waitFor();
  await openMenu(host);
  await host.getByRole('button', { name: 'Mute Guest 1' }).click();
  await host.getByRole('button', { name: 'Hear Guest 1 again' }).waitFor();
  await say('two');
  await host.getByRole('button', { name: 'Hear Guest 1 again' }).click();
  await host.getByRole('button', { name: 'Mute Guest 1' }).waitFor();
  await say('three');
  await host.locator('.said', { hasText: 'three' }).waitFor();
  expect(await host.locator('.said').innerText()).not.toContain('two');
});

test('a server that goes down says so, and the page comes back by itself', async () => {
  const [host] = pages;
  const back = house.restart();
  await host.getByText('The server is going down for a moment', { exact: false }).waitFor();
  // What is shown may be old.
  const ship = (): Promise<string> => host.locator('.sea').evaluate((sea) => getComputedStyle(sea).filter);
  expect(await ship()).toContain('grayscale');
  await back;
  await host.locator('.connection').waitFor({ state: 'detached', timeout: 30_000 });
  expect(await ship()).toBe('none');
});

test('leaving asks first, and then a bot has the seat', async () => {
  const [host, guest] = pages;
  await openMenu(guest);
  await guest.locator('[data-act="leave"]').click();
  await guest.getByRole('button', { name: 'Bleiben' }).click();
  await guest.locator('[data-act="leave"]').click();
  await guest.locator('.table-menu .danger').click();
  await guest.locator('.home').waitFor();
  await openMenu(host);
  await host.locator('[data-seat="1"]', { hasText: 'bot' }).waitFor();
  expect(await guest.evaluate(() => localStorage.getItem('undertow.seats'))).toBe('{}');
});

test('anybody pauses the table for everybody, and anybody lets it go on', async () => {
  const [host, guest] = pages;
  // What can wait gives way to what stops the table.
  const called = async (): Promise<number> => {
    const calls = await Promise.all(pages.map((page) => page.locator('[data-notice="may-call"]:visible').count()));
    return calls.reduce((sum, each) => sum + each, 0);
  };
  await expect.poll(called, { timeout: 15_000 }).toBeGreaterThan(0);
  await guest.keyboard.press('p');
  await host.locator('[data-notice="held"]', { hasText: 'Guest 1 has paused the table.' }).waitFor();
  await guest.locator('[data-notice="held"]').waitFor();
  await expect.poll(called, { timeout: 15_000 }).toBe(0);
  await host.locator('[data-notice="held"] [data-go-on]').click();
  await guest.locator('[data-notice="held"]').waitFor({ state: 'detached' });
});

test('a bot plays for whoever takes a break, and the menu shows the pace, the rules in force and the rulebook', async () => {
  const [host, guest] = pages;
  await openMenu(guest);
  await guest.getByText('Nur meine Züge').waitFor();
  await guest.getByText('Hausregeln an diesem Tisch').click();
  await guest.locator('[data-house-rules]').waitFor();
  await guest.getByText('Link zu diesem Tisch').first().click();
  expect(await pale(guest, '.table-menu')).toEqual([]);
  await guest.locator('[data-act="rest"]').click();
  await host.locator('.presence[data-presence="stand-in"]').first().waitFor();
  await guest.locator('[data-back]').click();
  await host.locator('.presence[data-presence="stand-in"]').first().waitFor({ state: 'detached' });
  await openMenu(host);
  await host.locator('[data-act="rules"]').click();
  await host.locator('[data-beside="rules"] .book').waitFor();
  // The book has the width of what holds it, here and on a phone.
  for (const width of [1280, 390]) {
    await host.setViewportSize({ width, height: 800 });
    const [book, drawer] = await Promise.all(
      ['.book', ''].map((part) => host.locator(`[data-beside="rules"] ${part}`.trim()).first().boundingBox()),
    );
    expect((book?.width ?? 0) / (drawer?.width ?? 1)).toBeGreaterThan(0.85);
  }
  // The table is still there, and Escape only closes the book.
  await host.locator('.game').waitFor();
  await host.keyboard.press('Escape');
  await host.locator('[data-beside]').waitFor({ state: 'detached' });
});
