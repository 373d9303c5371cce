import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './kit/house';
import { click } from './kit/player';
import { startTogether } from './kit/table';
import { shortStory, THREE } from './kit/voyage';

const story = shortStory();
let house: House;
beforeAll(async () => {
  house = await openHouse({ seed: story.seed });
}, 120_000);
afterAll(() => house.close());

/** Answers a question with its buttons. */
async function choose(page: Page, kind: string, picks: readonly number[]): Promise<void> {
  const question = page.locator(`[data-decision][data-kind="${kind}"]`);
  await question.waitFor({ timeout: 15_000 });
  const id = await question.getAttribute('data-decision');
  const same = page.locator(`[data-decision="${id}"]`);
  for (const pick of picks) await click(same.locator(`[data-option="${pick}"]:enabled`).first());
  const last = same.locator('[data-sure], [data-confirm]:enabled');
  await expect
    .poll(
      async () => {
        if (await last.count()) await click(last.first());
        return same.count();
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(0);
}

test('three browsers set sail together: everybody acts, two captains trade, one goes ashore', async () => {
  const pages: [Page, Page, Page] = [
    await house.open(),
    await house.open(),
    await house.open({ viewport: PHONE, hasTouch: true }),
  ];
  await startTogether(pages, { game: 'everrain', options: THREE });
  const everywhere = (look: (page: Page) => Promise<unknown>): Promise<unknown> => Promise.all(pages.map(look));
  const acted = new Set<number>();
  for (const { seat, kind, picks } of story.answers) {
    const page = pages[seat];
    if (!page) throw new Error(`Nobody sits on ${seat}`);
    // Whoever waits is told for whom, and sees the harbour another captain visits.
    if (kind === 'port') await everywhere((each) => each.locator('.er-harbour').waitFor({ timeout: 15_000 }));
    // A new tile is shown the ways it can lie before it is laid.
    if (kind === 'tile-orientation') await page.locator('.er-turns button').nth(1).waitFor({ timeout: 15_000 });
    await choose(page, kind, picks);
    if (kind === 'turn') acted.add(seat);
  }
  expect([...acted].sort()).toEqual([0, 1, 2]);
  await everywhere((page) => page.locator('.er-chart').waitFor({ timeout: 15_000 }));
  // One chart for all of them: the same ships in the same places.
  const ships = (page: Page) =>
    page.locator('.er-chart .captain .vessel').evaluateAll((all) => all.map((each) => each.getAttribute('style')));
  const [first, ...others] = await Promise.all(pages.map(ships));
  expect(first).toHaveLength(3);
  for (const other of others) expect(other).toEqual(first);
  // Somebody points at a hex, and everybody sees who wants them to look there.
  const [host] = pages;
  const card = host.locator('[data-put-away]');
  if (await card.count()) await click(card);
  await host.locator('.er-pointer button').first().click();
  await click(host.locator('[data-point]').first());
  await everywhere((page) => page.locator('[data-marked="look"]', { hasText: 'Anna' }).waitFor({ timeout: 15_000 }));
}, 110_000);
