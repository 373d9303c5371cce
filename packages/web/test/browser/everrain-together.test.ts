import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameAfterReload } from './kit/again';
import { type House, openHouse, PHONE } from './kit/house';
import { click } from './kit/player';
import { fits, isSound } from './kit/sound';
import { startTogether } from './kit/table';
import { crowdedGames, shortStory, THREE } from './kit/voyage';

const story = shortStory();
let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: story.seed, games: crowdedGames() });
}, 120_000);
afterAll(() => house.close());

const PATIENCE = 30_000;

/** Options that are gathered, by service or by whom of the crew, are looked for group by group. */
async function openGroup(question: Locator, own: Locator): Promise<void> {
  const groups = question.locator('[data-group]');
  for (let group = 0; (await own.count()) === 0 && group < (await groups.count()); group++) {
    await click(groups.nth(group));
    await question.locator('.back').waitFor();
    if ((await own.count()) === 0) await click(question.locator('.back'));
  }
}

/** Answers a question with its buttons. */
async function choose(page: Page, kind: string, picks: readonly number[]): Promise<void> {
  const question = page.locator(`[data-decision][data-kind="${kind}"]`);
  await question.waitFor({ timeout: PATIENCE });
  const id = await question.getAttribute('data-decision');
  const same = page.locator(`[data-decision="${id}"]`);
  for (const pick of picks) {
    // Several of a kind are one button that is pressed so often.
    const own = same.locator(`[data-option="${pick}"]:enabled`);
    await openGroup(same, own);
    await click((await own.count()) ? own.first() : same.locator('.counted > [data-option]:enabled').first());
  }
  const last = same.locator('[data-sure], [data-confirm]:enabled');
  await expect
    .poll(
      async () => {
        if (await last.count()) await click(last.first());
        return same.count();
      },
      { timeout: PATIENCE, interval: 20 },
    )
    .toBe(0);
}

/** The storm hangs under the pointer: R turns it, what lies beneath is marked, and a press lays it down. */
async function layStorm(page: Page): Promise<void> {
  const tools = page.locator('[data-hangs]');
  await tools.waitFor({ timeout: PATIENCE });
  const before = await tools.getAttribute('data-hangs');
  await page.keyboard.press('r');
  await expect.poll(() => tools.getAttribute('data-hangs'), { timeout: PATIENCE }).not.toBe(before);
  expect(await page.locator('[data-struck]').count()).toBeGreaterThan(0);
  await click(page.locator('[data-lay]'));
  await tools.waitFor({ state: 'detached', timeout: PATIENCE });
}

/** An enemy that is pressed says what it will do, at sea and on deck. */
async function foretold(page: Page): Promise<void> {
  const card = page.locator('[data-foresight]');
  for (const press of ['.er-chart .foe[data-pin]', '.er-deck .figure[data-pin]']) {
    await page.locator(press).first().dispatchEvent('click');
    await card.locator('li b').first().waitFor({ timeout: PATIENCE });
    expect(await page.locator('[data-end]').count()).toBeGreaterThan(0);
    expect(await card.locator('li b').first().textContent()).toMatch(/^\d+%$/);
    await fits(page);
    await isSound(page);
    await card.locator('header button').click();
    await card.waitFor({ state: 'detached', timeout: PATIENCE });
  }
}

/** Every screen once: what stands where the chart was, cards, dice, storms. */
const SCREENS: Readonly<Record<string, string>> = {
  'trade-consent': '.er-chart',
  port: '.er-harbour',
  'fray-dice': '.er-chart',
  'boarding-crew': '.er-boarding',
  'card-choice': '.er-card',
  'storm-place': '.er-chart',
};

test('three captains in three browsers trade, call at a port, fight, board and come to the End of an Act', async () => {
  const host = await house.open();
  const pages: [Page, Page, Page] = [
    host,
    await house.open({ locale: 'de' }),
    await house.open({ locale: 'ru', viewport: PHONE, hasTouch: true }),
  ];
  const table = await startTogether(pages, {
    game: 'everrain',
    options: THREE,
    settings: { windowMs: 0, botMs: 0, spectators: true },
  });
  const guest = await house.open({ locale: 'es', viewport: PHONE });
  await guest.goto(`/#/table/${table}`);
  const everybody = [...pages, guest];
  const everywhere = (look: (page: Page) => Promise<unknown>): Promise<unknown> => Promise.all(everybody.map(look));
  await everywhere((page) => page.locator('.er-chart').waitFor({ timeout: PATIENCE }));
  await pages[1].locator('.er-deck').first().waitFor({ timeout: PATIENCE });
  await foretold(pages[1]);
  const asked = new Set<string>();
  const seen = new Set<string>();
  for (const { seat, kind, picks } of story.answers) {
    const page = pages[seat] ?? host;
    await page.locator(`[data-decision][data-kind="${kind}"]`).waitFor({ timeout: PATIENCE });
    await sameAfterReload(page, asked);
    const screen = SCREENS[kind];
    if (screen !== undefined && !seen.has(kind)) {
      seen.add(kind);
      await everywhere((each) => each.locator(screen).first().waitFor({ timeout: PATIENCE }));
      await everywhere(fits);
      await isSound(everybody[seen.size % everybody.length] ?? host);
    }
    if (kind === 'storm-place') await layStorm(page);
    else await choose(page, kind, picks);
  }
  expect([...seen].sort()).toEqual(Object.keys(SCREENS).sort());
  await everywhere((page) => page.locator('.er-chart').waitFor({ timeout: PATIENCE }));
  // One chart for all of them: the same ships in the same places.
  const ships = (page: Page) =>
    page.locator('.er-chart .captain .vessel').evaluateAll((all) => all.map((each) => each.getAttribute('style')));
  await expect
    .poll(async () => new Set((await Promise.all(everybody.map(ships))).map((each) => each.join())).size, {
      timeout: PATIENCE,
    })
    .toBe(1);
  // Somebody points at a hex, and everybody sees who wants them to look there.
  const card = host.locator('[data-put-away]');
  if (await card.count()) await click(card);
  await host.locator('.er-pointer button').first().click();
  await click(host.locator('[data-point]').first());
  await everywhere((page) => page.locator('[data-marked="look"]', { hasText: 'Anna' }).waitFor({ timeout: PATIENCE }));
}, 600_000);
