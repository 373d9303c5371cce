import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateRequest } from '@undertow/protocol';
import type { Browser, Page } from 'playwright-core';
import { answer, asked, dice } from '../../packages/web/test/browser/kit/player';
import { startTable } from '../../packages/web/test/browser/kit/table';
import { percentile } from '../server/load';
import { interactions, loaded, UNREPORTED_MS, watchInteractions } from './interactions';

const SECONDS = 30;
/** Benches run from the root. */
const WEB_DIST = 'packages/web/dist';
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const round = (x: number): number => Math.round(x);

/** A game played with the mouse as fast as it goes. Every press counts, most of them on what glows. */
async function play(page: Page): Promise<{ readonly presses: number; readonly times: readonly number[] }> {
  await page.evaluate(() => {
    addEventListener('pointerup', () => {
      const { dataset } = document.documentElement;
      dataset.presses = `${Number(dataset.presses ?? 0) + 1}`;
    });
  });
  await watchInteractions(page);
  const roll = dice(7);
  const end = Date.now() + SECONDS * 1_000;
  while (Date.now() < end) {
    if ((await asked(page)) === null) await page.waitForTimeout(10);
    if ((await answer(page, roll)) === 'over') break;
  }
  await page.waitForTimeout(500);
  const presses = Number(await page.evaluate(() => document.documentElement.dataset.presses));
  return { presses, times: await interactions(page) };
}

/** What the scripts a page fetched weigh packed with gzip, in kilobytes. */
async function gzipKb(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.js$/.test(name) ? [new URL(name).pathname] : [])),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(WEB_DIST, `${name}.gz`))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** The first screen of a game and half a minute of it, on a desk and on a phone. */
export async function measure(
  browser: Browser,
  baseURL: string,
  request: Partial<CreateRequest> = {},
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [view, viewport] of Object.entries(VIEWS)) {
    const context = await browser.newContext({ viewport, baseURL, locale: 'en', reducedMotion: 'reduce' });
    const first = await context.newPage();
    const { table } = await startTable(first, request);
    const page = await context.newPage();
    await first.close();
    await page.goto(`/#/table/${table}`);
    await page.locator('[data-decision], .waiting-line').first().waitFor();
    const { scriptKb, firstPaintMs } = await loaded(page);
    figures[`${view}ScriptGzipKb`] = round(await gzipKb(page));
    const { presses, times } = await play(page);
    const quick = Array.from({ length: Math.max(0, presses - times.length) }, () => UNREPORTED_MS);
    const all = [...times, ...quick].sort((a, b) => a - b);
    figures[`${view}FirstPaintMs`] = round(firstPaintMs);
    figures[`${view}ScriptKb`] = round(scriptKb);
    figures[`${view}Presses`] = presses;
    figures[`${view}PressToPaintP50Ms`] = round(percentile(all, 0.5));
    figures[`${view}PressToPaintP95Ms`] = round(percentile(all, 0.95));
    figures[`${view}PressToPaintMaxMs`] = round(all.at(-1) ?? 0);
    await context.close();
  }
  return figures;
}
