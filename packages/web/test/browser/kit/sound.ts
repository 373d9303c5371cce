import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What sticks out of the screen or is cut short where it must be read, and words that were left out. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    const shown = (each: Element): boolean => each.getClientRects().length > 0 && !each.closest('.hidden-text');
    const read = 'button, h1, h2, h3, h4, .whose, .prompt, .detail';
    for (const each of [...document.querySelectorAll<HTMLElement>(read)].filter(shown)) {
      const { overflowX } = getComputedStyle(each);
      if (each.scrollWidth > each.clientWidth + 2 && overflowX !== 'visible' && each.clientWidth > 0)
        found.push(`cut: ${each.className} ${each.textContent}`);
    }
    if (/undefined|\[object|NaN/.test(document.body.innerText)) found.push('a word is missing');
    return found;
  });

/** A screen on which everything fits. */
export async function fits(page: Page): Promise<void> {
  await expect.poll(() => faults(page), { timeout: 15_000 }).toEqual([]);
}

/** A screen in which axe finds nothing serious. */
export async function isSound(page: Page): Promise<void> {
  // There are no frames on our pages, so that axe need not put their findings together on another page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`)).toEqual([]);
}
