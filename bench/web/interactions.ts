import type { Page } from 'playwright-core';

/** Interactions shorter than this are not reported by browsers. */
export const UNREPORTED_MS = 16;

/** Notes from now on how long the browser took from every press to the next paint. */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const notes: Record<number, number> = {};
    const presses: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
        if (id > 0) notes[id] = Math.max(notes[id] ?? 0, entry.duration);
      }
      document.documentElement.dataset.interactions = JSON.stringify(Object.values(notes));
    }).observe(presses);
  });

/** The times noted, in milliseconds; without the interactions too short to be noted. */
export async function interactions(page: Page): Promise<readonly number[]> {
  const text = await page.evaluate(() => document.documentElement.dataset.interactions ?? '[]');
  const times: unknown = JSON.parse(text);
  return Array.isArray(times) ? times.map(Number) : [];
}

export interface Loaded {
  readonly scriptKb: number;
  readonly firstPaintMs: number;
}

/** What a fresh browser fetched and when it painted. */
export const loaded = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const bytes = scripts.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { scriptKb: bytes.reduce((sum, each) => sum + each, 0) / 1_000, firstPaintMs: paint?.startTime ?? 0 };
  });
