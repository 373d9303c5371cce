import { type Browser, chromium } from 'playwright-core';
import { startHost } from './host';

/** Runs with a browser and a server that serves the page, and leaves neither behind. */
export async function withPage<T>(run: (browser: Browser, url: string) => Promise<T>): Promise<T> {
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
    return await run(browser, host.url);
  } finally {
    await host.stop();
    await browser.close();
  }
}
