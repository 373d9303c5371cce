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

/** What can be pressed at the table and is found by a pointer on less than this height around its middle. */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const finds = (button: Element, x: number, y: number): boolean =>
      button.contains(document.elementFromPoint(x, y)?.closest('button, a') ?? null);
    const small = (button: Element): boolean => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y, half] = [left + width / 2, top + height / 2, size / 2 - 1];
      const away = x < 0 || x > innerWidth || y - half < 0 || y + half > innerHeight || !finds(button, x, y);
      return !away && height < size - 0.5 && !(finds(button, x, y - half) && finds(button, x, y + half));
    };
    // Links in a sentence are as high as its line; the grip of a sheet lies at its edge, and what is lost in two lines.
    return [...document.querySelectorAll('.game button, .game a[href]')]
      .filter((each) => each.checkVisibility() && !each.closest('p, .sheet-grip, .phone .losses'))
      .filter(small)
      .map((each) => `${Math.round(each.getBoundingClientRect().height)}: ${each.className} ${each.textContent}`);
  }, least);
