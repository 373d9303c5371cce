import type { Locator, Page } from 'playwright-core';
import { answer, asked, click, dice } from './player';

/** What somebody at the table wants next. With patience nobody acts, and a traitor's chance to step out is left open. */
export type Wish = 'trade' | 'brig' | 'patience' | 'reveal';

const roll = dice(23);
const kindOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-kind]')?.getAttribute('data-kind') ?? null);

const option = (page: Page, name: string) => page.locator('.option[data-option]:enabled', { hasText: name });
const cabin = (page: Page) => page.locator('.lit[data-target="space:captains-cabin"]');

/** Presses something if it is there. */
async function press(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  await click(target.first());
  return true;
}

async function act(page: Page, wish: Wish): Promise<void> {
  const reveal = page.locator('.option.grave');
  if (wish === 'patience' && (await reveal.count())) return;
  if (wish === 'reveal' && (await press(reveal))) {
    const sure = page.locator('[data-sure]');
    await sure.waitFor();
    await click(sure);
    await reveal.waitFor({ state: 'detached' });
    return;
  }
  if (wish === 'trade' && (await press(option(page, 'Trade items')))) return;
  // Whoever is elsewhere goes to the cabin; whoever is there uses it, once there is nothing left to trade.
  const there = await page.locator('.own .sheet-name', { hasText: 'Cabin' }).count();
  if ((wish === 'brig' || (wish === 'trade' && there === 0)) && (await press(cabin(page)))) return;
  await press(page.locator('.foot [data-option]'));
}

/** Adds every card that helps, and nothing else. */
async function help(page: Page): Promise<void> {
  const open = page.locator('.card-button.lit.helps:not(.chosen)');
  for (let cards = 0; cards < 12 && (await open.count()) > 0; cards++) await click(open.first());
  await click(page.locator('[data-confirm]'));
}

/** Answers the question on a page, if there is one, as somebody would who has this wish. */
export async function pursue(page: Page, wish: Wish, against: number): Promise<boolean> {
  const id = await asked(page);
  if (id === null) return false;
  for (let tries = 0; tries < 20 && (await asked(page)) === id; tries++) {
    const kind = await kindOf(page);
    if (kind === 'action') await act(page, wish);
    else if (kind === 'contribute') await help(page);
    else if (kind === 'trade-offer') {
      await click(page.locator('[data-option]:enabled').first());
      await click(page.locator('[data-confirm]:enabled'));
    } else if (kind === 'trade-consent') {
      await click(option(page, 'Yes'));
      await press(page.locator('[data-confirm]:enabled')); // where something could be added
    } else if (kind === 'choose-human') await click(page.locator(`.crew-row.lit [data-target="seat:${against}"]`));
    else if (kind === 'starting-hand') await takeHelpful(page);
    else if (!(await press(page.locator('[data-confirm]:enabled')))) await answer(page, roll);
    await page.waitForTimeout(10);
  }
  return true;
}

/** Cards that count in the cabin first. */
async function takeHelpful(page: Page): Promise<void> {
  for (const skill of ['influence', 'observation', 'will', 'strength', 'lore']) {
    const deck = option(page, skill);
    for (let cards = 0; cards < 3 && (await deck.count()) > 0; cards++) {
      if (await press(page.locator('[data-confirm]:enabled'))) return;
      await click(deck.first());
    }
  }
  await press(page.locator('[data-confirm]:enabled'));
}
