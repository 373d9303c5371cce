import { chromium } from 'playwright-core';
import { startHost } from './web/host';
import { measure } from './web/measure';

export const name = 'web';

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
    return await measure(browser, host.url);
  } finally {
    await host.stop();
    await browser.close();
  }
}
