import type { Locator, Page } from 'playwright-core';

export type Outcome = 'answered' | 'waiting' | 'over';

/** A small generator, so that a failed game can be played again. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Which question is on the table, if any. */
const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null);

/** What can be clicked right now: what glows on the table, or else the buttons of the question. */
async function targets(page: Page): Promise<Locator> {
  const glowing = page.locator('.lit[data-target]:visible, .lit > [data-target]:visible');
  if ((await glowing.count()) > 0) return glowing;
  return page.locator('[data-option]:enabled:visible, [data-group]:visible');
}

async function click(target: Locator): Promise<void> {
  // Pieces may stand on a glowing space: what counts is that the thing itself takes the press.
  await target.dispatchEvent('click');
}

/** Answers one question by clicking, whatever it is. */
export async function answer(page: Page, roll: (below: number) => number): Promise<Outcome> {
  if (await page.locator('[data-over]').count()) return 'over';
  const id = await asked(page);
  if (id === null) return 'waiting';
  for (let clicks = 0; clicks < 40 && (await asked(page)) === id; clicks++) {
    const confirm = page.locator('[data-confirm]:enabled');
    const sure = page.locator('[data-sure]');
    if (await sure.count()) {
      await click(sure);
    } else if ((await confirm.count()) && (clicks > 0 || roll(3) === 0)) {
      await click(confirm);
    } else {
      const open = (await roll(6)) === 0 ? page.locator('[data-option]:enabled:visible') : await targets(page);
      const count = await open.count();
      if (count === 0) await page.waitForTimeout(20);
      else await click(open.nth(roll(count))).catch(() => undefined);
    }
    await page.waitForTimeout(4);
  }
  return 'answered';
}
