import { defaultOptions } from '@undertow/everrain';
import { chromium } from 'playwright-core';
import { startHost } from './web/host';
import { measure } from './web/measure';
import { rain } from './web/rain';

export const name = 'everrain-page';

const ALONE = { game: 'everrain', options: defaultOptions(1, 'short') };

/** The page of The Everrain: what its first screen weighs, from a press to the next paint, and what the rain costs. */
export async function run(): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: process.env.UNDERTOW_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const host = await startHost().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    return { ...(await measure(browser, host.url, ALONE)), ...(await rain(browser, host.url, ALONE)) };
  } finally {
    await host.stop();
    await browser.close();
  }
}
