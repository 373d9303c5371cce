import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@undertow/games';
import { type Served, type ServeOptions, serve } from '@undertow/server';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildWeb, WEB_DIST } from '../../../../../scripts/lib/web.mjs';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A real server with the built page, and a real browser. */
export interface House {
  readonly url: string;
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Stops the server and starts it again on the same port with the same data. */
  readonly restart: () => Promise<void>;
  /** Says as well what broke on a page that no test looked for. */
  readonly close: () => Promise<void>;
}

interface HouseOptions {
  /** The seed of every table: the same evening every time, unless told; null draws lots as a real house does. */
  readonly seed?: string | null;
  /** What the clocks of live tables give. */
  readonly clocks?: ServeOptions['clocks'];
  /** Hosts the example games as well. */
  readonly examples?: boolean;
  /** What is hosted instead: games that begin in the midst of something. */
  readonly games?: ServeOptions['games'];
}

export async function openHouse({
  seed = 'an evening like any other',
  clocks,
  examples = false,
  games = allGames({ examples }),
}: HouseOptions = {}): Promise<House> {
  buildWeb(() => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'undertow-web-'));
  const start = (port: number): Promise<Served> =>
    serve({
      port,
      host: '127.0.0.1',
      dataDir,
      logLevel: 'error',
      games,
      webDir: WEB_DIST,
      limits: { requestsPerMinute: 100_000 },
      clocks,
      ...(seed === null ? {} : { newSeed: () => seed }),
    });
  let server = await start(0);
  const browser: Browser = await chromium.launch({
    executablePath: process.env.UNDERTOW_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const broken = new Set<string>();
  return {
    url: server.url,
    open: async (options = {}) => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        locale: 'en',
        baseURL: server.url,
        ...options,
      });
      // Tests do not wait for the telling unless it is what they are about.
      await context.addInitScript(() => {
        // An empty page has no memory.
        if (!location.protocol.startsWith('http')) return;
        const key = 'undertow.settings';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"pace":"own","recap":false}');
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => void broken.add(`${page.url()}: ${error.message}`));
      return page;
    },
    restart: async () => {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
      if (broken.size > 0) throw new Error(`What broke on a page:\n${[...broken].join('\n')}`);
    },
  };
}
