import type { CreateRequest } from '@undertow/protocol';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startTable } from '../../packages/web/test/browser/kit/table';
import { percentile } from '../server/load';

const SECONDS = 8;
const hundredths = (x: number): number => Math.round(x * 100) / 100;

/** Seconds the page's own thread has worked so far. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

interface Frames {
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of work in a second. */
  readonly work: number;
}

/** How far apart frames are while nobody does anything, and what the page's thread does meanwhile. */
async function frames(page: Page, session: CDPSession): Promise<Frames> {
  const before = await busy(session);
  const gaps = await page.evaluate(
    (ms) =>
      new Promise<readonly number[]>((done) => {
        const all: number[] = [];
        const began = performance.now();
        let last = began;
        const next = (now: number): void => {
          all.push(now - last);
          last = now;
          if (now - began < ms) requestAnimationFrame(next);
          else done(all.slice(1));
        };
        requestAnimationFrame(next);
      }),
    SECONDS * 1_000,
  );
  const work = ((await busy(session)) - before) / SECONDS;
  const sorted = [...gaps].sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), work: work * 1_000 };
}

/** The same chart in the rain and without it, each twice in turn, the quieter of both counted. */
export async function rain(
  browser: Browser,
  baseURL: string,
  request: Partial<CreateRequest>,
): Promise<Record<string, number>> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, baseURL, locale: 'en', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await startTable(page, request);
  await page.locator('.er-rain').first().waitFor({ state: 'attached' });
  await page.locator('[data-decision]').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const figures: Record<string, number> = {};
  for (const weather of ['Rain', 'Dry', 'Rain', 'Dry']) {
    await page.evaluate((dry) => {
      for (const each of document.querySelectorAll<HTMLElement>('.er-rain')) each.style.display = dry ? 'none' : '';
    }, weather === 'Dry');
    const { p50, p95, work } = await frames(page, session);
    for (const [name, value] of [
      [`frameP50${weather}Ms`, p50],
      [`frameP95${weather}Ms`, p95],
      [`threadPerSecond${weather}Ms`, work],
    ] as const)
      figures[name] = Math.min(figures[name] ?? Number.POSITIVE_INFINITY, hundredths(value));
  }
  await context.close();
  return figures;
}
