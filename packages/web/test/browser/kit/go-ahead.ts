import type { Page } from 'playwright-core';

/** Answers whatever is asked with the first that will do, while nothing else has the screen. */
export const goAhead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return;
    const ways = [
      '[data-sure]',
      '[data-lay]:enabled',
      '.question [data-confirm]:enabled',
      '.question [data-option]:enabled:not([aria-pressed="true"])',
      '.question [data-group]',
    ];
    const way = ways.flatMap((each) => document.querySelector<HTMLElement>(each) ?? [])[0];
    way?.click();
  });
