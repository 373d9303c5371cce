import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { answer, dice } from './kit/player';
import { startTable } from './kit/table';

let house: House;
let page: Page;
beforeAll(async () => {
  // A hand of five cards, two of them of the skill with the longest name.
  house = await openHouse({ seed: 'm' });
  page = await house.open();
  await startTable(page);
  // Into the game, so that the bar on top says whose turn it is and which step.
  const roll = dice(3);
  for (let moves = 0; moves < 40 && (await page.locator('.steps .now').count()) === 0; moves++) {
    await page.locator('[data-decision]').waitFor({ timeout: 30_000 });
    await answer(page, roll);
  }
}, 180_000);
afterAll(() => house.close());

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** What sticks out of the bar on top, lies over its neighbour, or is cut short. */
const faults = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const bar = document.querySelector('.top-bar');
    if (!bar) return ['no bar'];
    if (bar.scrollWidth > bar.clientWidth + 1) found.push(`bar of ${bar.scrollWidth} in ${bar.clientWidth}`);
    const shown = (each: Element): boolean =>
      each.getClientRects().length > 0 && !each.closest('.link-name, .hidden-text');
    for (const each of [...bar.querySelectorAll('*')].filter(shown)) {
      const { left, right } = each.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`${each.getAttribute('class')} from ${left} to ${right}`);
    }
    for (const each of [...bar.querySelectorAll('.whose, .steps li, .brand, .dial-name')].filter(shown)) {
      if (each.scrollWidth > each.clientWidth + 1) found.push(`cut: ${each.textContent}`);
    }
    const parts = [...bar.children].filter(shown).map((each) => each.getBoundingClientRect());
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (next && part.right > next.left + 1 && part.bottom > next.top + 1 && next.bottom > part.top + 1)
        found.push(`parts ${index} and ${index + 1} lie over each other`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
    return found;
  });

/** Words anywhere on the table of which a part cannot be seen: cut off by what holds them, or beyond the screen. */
const clipped = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const cuts = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
    const walker = document.createTreeWalker(document.querySelector('.game') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      // Names for ears are not seen; a drawing is measured elsewhere.
      if (text === '' || !holder?.checkVisibility() || holder.closest('svg, .hidden-text, .title-name, .link-name'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      let scrolls = false;
      for (let around: HTMLElement | null = holder; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        // What scrolls shows everything to whoever scrolls.
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) scrolls = true;
        if (scrolls) break;
        if (!cuts(style)) continue;
        const edge = around.getBoundingClientRect();
        const out = Math.max(
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        );
        if (out > 2)
          found.push(`${holder.className}: “${text}” sticks out of ${around.className} by ${Math.round(out)}`);
      }
      if (!scrolls && (box.left < -1 || box.right > innerWidth + 1))
        found.push(`${holder.className}: “${text}” beyond the screen`);
    }
    return found;
  });

test.each(['en', 'de', 'es', 'ru'])(
  'the bar on top fits every screen and text size in %s, and no word on the table is cut',
  async (language) => {
    for (const text of ['normal', 'large', 'huge']) {
      await page.evaluate(
        ([code, size]) => {
          localStorage.setItem('undertow.language', JSON.stringify(code));
          localStorage.setItem(
            'undertow.settings',
            JSON.stringify({ hints: false, moments: false, pace: 'own', recap: false, text: size }),
          );
        },
        [language, text],
      );
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      await page.locator('.steps .now').waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const message = `${width}x${height} ${text}`;
        await expect.poll(faults, { timeout: 10_000, message }).toEqual([]);
        if (text !== 'large') await expect.poll(clipped, { timeout: 10_000, message }).toEqual([]);
      }
    }
  },
  300_000,
);

test('nothing that comes into focus slides the game', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('Tab');
  // Not even something beyond the edge.
  await page.evaluate(() => {
    const far = document.createElement('button');
    far.style.cssText = 'position: absolute; left: 150vw';
    document.querySelector('.game')?.append(far);
    far.focus();
  });
  const slid = await page.evaluate(() => {
    const game = document.querySelector('.game');
    return [game?.scrollLeft, game?.scrollTop, scrollX, scrollY];
  });
  expect(slid).toEqual([0, 0, 0, 0]);
});
