import { chromium, type Page } from 'playwright-core';
import { answer, asked, dice } from '../packages/web/test/browser/kit/player';
import { startTable } from '../packages/web/test/browser/kit/table';
import { percentile } from './server/load';
import { startHost } from './web/host';
import { interactions, loaded, UNREPORTED_MS, watchInteractions } from './web/interactions';

export const name = 'web';

const SECONDS = 30;
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const round = (x: number): number => Math.round(x);

/** A game against bots, played with the mouse as fast as it goes. Every press counts, most of them on what glows. */
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

/** From a press to the next paint, as the browser itself measures it, and what the first screen of a game weighs. */
export async function run(): Promise<Record<string, number>> {
  // The browser first: where there is none, no server is left behind.
  const browser = await chromium.launch({
    executablePath: process.env.UNDERTOW_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const host = await startHost().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const figures: Record<string, number> = {};
    for (const [view, viewport] of Object.entries(VIEWS)) {
      const context = await browser.newContext({ viewport, baseURL: host.url, locale: 'en', reducedMotion: 'reduce' });
      const first = await context.newPage();
      const { table } = await startTable(first);
      const page = await context.newPage();
      await first.close();
      await page.goto(`/#/table/${table}`);
      await page.locator('[data-decision], .waiting-line').first().waitFor();
      const { scriptKb, firstPaintMs } = await loaded(page);
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
  } finally {
    await host.stop();
    await browser.close();
  }
}
