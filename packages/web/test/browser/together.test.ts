import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARJUN, CAST, KEILANI, SVETLANA, seedOfTheStory } from './kit/cast';
import { type House, openHouse, PHONE } from './kit/house';
import { answer, dice } from './kit/player';
import { handsSentTo } from './kit/secrets';
import { pursue, type Wish } from './kit/story';
import { startTable, startTogether } from './kit/table';

let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: seedOfTheStory() });
}, 120_000);
afterAll(() => house.close());

const dials = (page: Page): Promise<string[]> =>
  page.locator('.dial').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

test('three browsers play one game to its end, one of them on a phone', async () => {
  const pages: [Page, Page, Page] = [
    await house.open(),
    await house.open(),
    await house.open({ viewport: PHONE, hasTouch: true }),
  ];
  await startTogether(pages);
  const roll = dice(11);
  const started = Date.now();
  for (;;) {
    let acted = false;
    let over = 0;
    for (const page of pages) {
      const outcome = await answer(page, roll);
      if (outcome === 'answered') acted = true;
      if (outcome === 'over') over += 1;
    }
    if (over === pages.length) break;
    if (!acted) await pages[0].waitForTimeout(20);
    expect(Date.now() - started).toBeLessThan(240_000);
  }
  const [first, ...others] = await Promise.all(pages.map(dials));
  for (const other of others) expect(other).toEqual(first);
}, 280_000);

const counts = (page: Page): Promise<string[]> =>
  page.locator('.check-table .added li[aria-label]').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));

/** While cards are added to a check, everybody sees how many, and nobody sees which. */
async function expectSecretCheck(pages: readonly Page[]): Promise<readonly string[]> {
  const seen = (): Promise<string[][]> => Promise.all(pages.map(counts));
  await expect.poll(async () => new Set((await seen()).map((added) => added.join())).size).toBe(1);
  for (const page of pages) expect(await page.locator('.check-table .skill-card').count()).toBe(0);
  const [first = []] = await seen();
  return first;
}

/** All cards whose faces a page shows lie in the hand of whoever looks, as many as everybody else sees. */
async function expectOwnHandOnly(page: Page, seat: number): Promise<void> {
  const faces = await page.locator('.skill-card').count();
  expect(await page.locator('.own .hand .skill-card').count()).toBe(faces);
  const cards = page.locator(`.crew-row:has([data-target="seat:${seat}"]) .mini-cards`).first();
  expect(await cards.getAttribute('title')).toMatch(new RegExp(`^${faces}\\D`));
}

const SHOWN = 15_000;

/** The sea goes dark for a moment only: looked for in every frame. */
async function seeTheDark(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.stage.scene-revealed .darkness'), undefined, {
    timeout: SHOWN,
  });
}

test('three browsers see a check, a trade, a brig and a reveal, each with its own eyes', async () => {
  const pages: [Page, Page, Page] = [await house.open(), await house.open(), await house.open()];
  const hands = pages.map(handsSentTo);
  await startTogether(pages, { options: CAST });
  for (const page of pages) await page.locator('.game').waitFor();
  const [keilani, svetlana, arjun] = pages;
  const row = (page: Page, seat: number) => page.locator(`.crew-row:has([data-target="seat:${seat}"])`);
  const everywhere = (look: (page: Page) => Promise<void>): Promise<unknown> => Promise.all(pages.map(look));
  const inBrig = (page: Page) => page.locator('.crew-row .tag', { hasText: 'Brig' });
  const started = Date.now();
  let wish: Wish = 'trade';
  let longest: readonly string[] = [];

  /** Everybody answers once what they are asked. */
  async function round(): Promise<void> {
    let acted = false;
    for (const [seat, page] of pages.entries()) {
      if (await page.locator('[data-kind="contribute"]').count()) {
        const added = await expectSecretCheck(pages);
        if (added.length > longest.length) longest = added;
        await expectOwnHandOnly(page, seat);
      }
      if (await pursue(page, wish, seat === KEILANI ? SVETLANA : KEILANI)) acted = true;
    }
    if (!acted) await keilani.waitForTimeout(20);
    expect(Date.now() - started).toBeLessThan(120_000);
  }

  // Svetlana takes the speaking trumpet Keilani began with.
  const trumpet = '[data-target="item:speaking-trumpet"]';
  await expect.poll(() => keilani.locator(`.own ${trumpet}`).count()).toBe(1);
  while ((await svetlana.locator(`.own ${trumpet}`).count()) === 0) await round();
  await expect.poll(() => keilani.locator(`.own ${trumpet}`).count()).toBe(0);
  await row(arjun, SVETLANA).locator('.crew-main').click();
  await row(arjun, SVETLANA).locator(trumpet).waitFor();
  await row(arjun, SVETLANA).locator('.crew-main').click();

  // The Captain's Cabin is used until somebody sits in the Brig.
  wish = 'brig';
  while ((await inBrig(keilani).count()) === 0) await round();
  await everywhere((page) => inBrig(page).waitFor());
  expect(longest.length).toBeGreaterThanOrEqual(2);

  // Nobody but Arjun knows what he is, until he says so.
  await everywhere((page) => page.locator('.own .role-button').click());
  await arjun.locator('.role.hybrid').waitFor();
  for (const page of [keilani, svetlana]) await page.locator('.role.human').waitFor();
  await everywhere((page) => page.locator('.role [data-go]').click());
  wish = 'patience';
  while ((await arjun.locator('.option.grave').count()) === 0) await round();
  expect(await keilani.locator('.traitor').count()).toBe(0);
  await everywhere(async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // From here on it is told, so that it can be seen.
    await page.evaluate(() => {
      const key = 'undertow.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: 'quick' }));
    });
    await page.reload();
    await page.locator('.game').waitFor();
    await page.locator('html[data-motion="full"]').waitFor();
  });
  const dark = everywhere(seeTheDark);
  wish = 'reveal';
  while ((await row(arjun, ARJUN).locator('.tag.danger').count()) === 0) await round();
  await dark;
  await everywhere(async (page) => {
    await row(page, ARJUN).locator('.tag.danger').waitFor({ timeout: SHOWN });
    await page.locator('.standee-piece .traitor').waitFor({ state: 'attached', timeout: SHOWN });
  });
  expect(hands.map((seen) => [...seen])).toEqual([[KEILANI], [SVETLANA], [ARJUN]]);
}, 150_000);

test('who may not watch reads that the table is private, not that there is none, and may take a seat that was freed', async () => {
  const player = await house.open();
  const { table } = await startTable(player, { settings: { windowMs: 0, botMs: 0, spectators: false } });
  const stranger = await house.open({ locale: 'de' });
  await stranger.goto(`/#/table/${table}`);
  await stranger.getByRole('heading', { name: 'Dieser Tisch ist privat' }).waitFor();
  // What to do about it, for who sits here and for who would like to.
  await stranger.getByText('den Link zu deinem Platz').waitFor();
  await stranger.getByText('einen Platz freizugeben').waitFor();
  expect(await stranger.locator('[data-free-seat]').count()).toBe(0);
  await stranger.goto('/#/table/nosuchtable1');
  await stranger.getByText('Dieser Tisch ist privat').waitFor({ state: 'detached' });
  // The host frees the seat of a bot: whoever comes by the link takes it, and everybody is told.
  // The menu comes a moment after the ship, and a key means nothing before.
  await player.locator('[data-key="m"]').waitFor();
  await player.keyboard.press('m');
  await player.locator('[data-free="1"]').click();
  await player.locator('[data-seat="1"]', { hasText: 'free' }).waitFor();
  await stranger.goto(`/#/table/${table}`);
  await stranger.locator('[data-free-seat] input').fill('Dora');
  await stranger.locator('[data-free-seat] [type=submit]').click();
  await stranger.locator('.crew-row', { hasText: 'Dora' }).waitFor();
  await stranger.locator('div.own').waitFor();
  await player.locator('[data-seat="1"]', { hasText: 'Dora' }).waitFor();
  await player.locator('[data-notice="new-hands"]').waitFor();
});

test('somebody who only watches sees the ship, and nobody’s hand', async () => {
  const player = await house.open();
  const { table } = await startTable(player, { settings: { windowMs: 0, botMs: 0, spectators: true } });
  const watcher = await house.open();
  await watcher.goto(`/#/table/${table}`);
  await watcher.locator('.ship').waitFor();
  expect(await watcher.locator('[data-target^="hand:"]').count()).toBe(0);
  expect(await watcher.locator('[data-decision]').count()).toBe(0);
});
