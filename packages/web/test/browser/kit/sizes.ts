import type { Page } from 'playwright-core';

/** Words at the table that are drawn in smaller letters than these, in pixels on the screen. */
export const smallLetters = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.game') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      // Names for ears are not seen.
      if (text === '' || !holder?.checkVisibility() || holder.closest('.hidden-text, .title-name, .link-name, title'))
        continue;
      const drawn = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.a ?? 1) : 1;
      const pixels = Number.parseFloat(getComputedStyle(holder).fontSize) * drawn;
      if (pixels < size - 0.1) found.push(`${pixels.toFixed(1)}: ${holder.getAttribute('class')} ${text}`);
    }
    return found;
  }, least);

/** What can be pressed at the table and is found by a pointer on less than this height. */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const finds = (button: Element, x: number, y: number): boolean =>
      button.contains(document.elementFromPoint(x, y)?.closest('button, a') ?? null);
    /** How far from its middle it is still found. */
    const reach = (button: Element, x: number, y: number, by: 1 | -1): number => {
      let far = 0;
      while (far < size && finds(button, x, y + by * (far + 1))) far += 1;
      return far;
    };
    const small = (button: Element): boolean => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What lies under something else, or beyond the edge of what scrolls, is looked at when it comes into sight.
      if (height >= size - 0.5 || !finds(button, x, top + 1) || !finds(button, x, top + height - 1)) return false;
      return reach(button, x, y, -1) + reach(button, x, y, 1) < size - 2;
    };
    // Links in a sentence are as high as its line, the grip lies at an edge, and what may be lost stands in two lines of
    // an upright phone's header; on one's own sheet everything is in sight, as close as that needs.
    const close = 'p, .sheet-grip, .phone:not(.sideways) .losses, .wide .own-sheet .sheet-things';
    return [...document.querySelectorAll('.game button, .game a[href]')]
      .filter((each) => each.checkVisibility() && !each.closest(close) && small(each))
      .map((each) => `${Math.round(each.getBoundingClientRect().height)}: ${each.className} ${each.textContent}`);
  }, least);
