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
export const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null);

/** What can be clicked right now: what glows on the table, or else the buttons of the question. */
async function targets(page: Page): Promise<Locator> {
  const glowing = page.locator('.lit[data-target]:visible, .lit > [data-target]:visible');
  if ((await glowing.count()) > 0) return glowing;
  return page.locator('[data-option]:enabled:visible, [data-group]:visible');
}

/** A point of a thing that really takes the press: nothing lies over it there. */
const reachable = (target: Locator, question?: string): Promise<{ x: number; y: number } | null | undefined> =>
  target.evaluate(
    (element, id) => {
      // The question this was meant for may have gone while it was looked for.
      const now = document.querySelector('[data-decision]')?.getAttribute('data-decision');
      if (id !== undefined && now !== id) return undefined;
      if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const steps = 12;
      for (let i = 0; i < steps * steps; i++) {
        // From the middle outwards, as people aim.
        const [column, row] = [(i + steps / 2) % steps, Math.floor(i / steps + steps / 2) % steps];
        const point = { x: x + (width * (column + 0.5)) / steps, y: y + (height * (row + 0.5)) / steps };
        if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
      }
      return null;
    },
    question,
    { timeout: 1_000 },
  );

/** How long something may lie over a target before that is a fault: a line that fades, a drawer that slides away. */
const PATIENCE = 5_000;

/** Presses with the real mouse; a thing that cannot be hit is a fault. Gone in the meantime is none. */
export async function click(target: Locator, question?: string): Promise<void> {
  const name = await target
    .evaluate((element) => element.outerHTML.slice(0, 120), undefined, { timeout: 1_000 })
    .catch(() => null);
  if (name === null) return;
  for (const late = Date.now() + PATIENCE; ; await target.page().waitForTimeout(50)) {
    const point = await reachable(target, question).catch(() => undefined);
    if (point) return target.page().mouse.click(point.x, point.y);
    if (point === undefined || !(await target.isVisible())) return;
    if (Date.now() > late) throw new Error(`${await coverOf(target)} lies over ${name}`);
  }
}

const coverOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return `${over?.outerHTML.slice(0, 120)} at ${x}, ${y}, ${width} by ${height},`;
  });

/** Answers one question by clicking, whatever it is; or this one only, should another have come in between. */
export async function answer(page: Page, roll: (below: number) => number, only?: string): Promise<Outcome> {
  if (await page.locator('[data-over]').count()) return 'over';
  const id = await asked(page);
  if (id === null || (only !== undefined && id !== only)) return 'waiting';
  for (let clicks = 0; clicks < 40 && (await asked(page)) === id; clicks++) {
    const confirm = page.locator('[data-confirm]:enabled');
    const sure = page.locator('[data-sure]');
    const read = page.locator('[data-put-away]:visible');
    if (await page.locator('[data-decision][aria-busy="true"]').count()) {
      await page.waitForTimeout(20);
    } else if (await sure.count()) {
      await click(sure, id);
    } else if (await read.count()) {
      // A card is read and put away before what lies under it is pressed.
      await click(read);
    } else if ((await confirm.count()) && (clicks > 0 || roll(3) === 0)) {
      await click(confirm, id);
    } else {
      const open = (await roll(6)) === 0 ? page.locator('[data-option]:enabled:visible') : await targets(page);
      const count = await open.count();
      if (count === 0) await page.waitForTimeout(20);
      else await click(open.nth(roll(count)), id);
    }
    await page.waitForTimeout(4);
  }
  return 'answered';
}
