import type { CreateRequest } from '@undertow/protocol';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { startTable } from '../../packages/web/test/browser/kit/table';
import { CURVES, scoreOf, type Vitals } from './score';
import { speedIndexOf } from './speed-index';

interface Device {
  readonly context: BrowserContextOptions;
  /** How many times slower the processor is made, and the line: milliseconds and bytes a second. */
  readonly slower: number;
  readonly line: { readonly latency: number; readonly bytes: number } | null;
}

/** What Lighthouse takes for a desk and for a phone; the phone's line is made slow in truth, not by calculation. */
const DEVICES: Readonly<Record<keyof typeof CURVES, Device>> = {
  desktop: { context: { viewport: { width: 1350, height: 940 } }, slower: 1, line: null },
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    slower: 4,
    line: { latency: 150, bytes: (1.6 * 1024 * 1024) / 8 },
  },
};

const TIMES = 3;
/** Nothing is waited for any longer than this after the question stands there. */
const AFTERWARDS = 4_000;

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What the browser itself notes, from the very beginning of a page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { largest: 0, tasks: [] as [number, number][], shifts: [] as [number, number][] };
    Object.assign(globalThis, { noted });
    const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      noted.largest = startTime;
    });
    observe('longtask', ({ startTime, duration }) => void noted.tasks.push([startTime, duration]));
    observe('layout-shift', (entry) => {
      if ('value' in entry) noted.shifts.push([entry.startTime, Number(entry.value)]);
    });
  });
}

interface Noted {
  readonly first: number;
  readonly largest: number;
  readonly tasks: readonly (readonly [number, number])[];
  readonly shifts: readonly (readonly [number, number])[];
}

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const all = Reflect.get(globalThis, 'noted');
    return { first: paint?.startTime ?? 0, ...all };
  });

/** The worst five seconds of shifts in which no second is still. */
function worstShift(shifts: Noted['shifts']): number {
  let [worst, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const [at, by] of shifts) {
    if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at];
    sum += by;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function slowDown(session: CDPSession, { slower, line }: Device): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Network.enable');
  if (!line) return;
  const { latency, bytes } = line;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
}

/** A voyage opened by somebody who was never here, as far as the browser's store goes. */
async function open(
  browser: Browser,
  baseURL: string,
  device: Device,
  request: Partial<CreateRequest>,
): Promise<Vitals> {
  const context = await browser.newContext({ ...device.context, baseURL, locale: 'en' });
  const first = await context.newPage();
  const { table } = await startTable(first, request);
  await first.goto('about:blank');
  const page = await context.newPage();
  await watch(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await slowDown(session, device);
  const frames: { readonly at: number; readonly data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 40, maxWidth: 240, maxHeight: 240 });
  await page.goto(`/#/table/${table}`);
  await page.locator('[data-decision], .waiting-line').first().waitFor();
  await page.waitForTimeout(AFTERWARDS);
  await session.send('Page.stopScreencast');
  const { first: firstPaint, largest, tasks, shifts } = await noted(page);
  const began = await page.evaluate(() => performance.timeOrigin);
  const speedIndex = await speedIndexOf(first, frames, began);
  await context.close();
  return {
    firstPaint,
    speedIndex: Math.max(firstPaint, speedIndex),
    largestPaint: largest,
    blocking: tasks.reduce((sum, [at, ms]) => (at + ms > firstPaint ? sum + Math.max(0, ms - 50) : sum), 0),
    shift: worstShift(shifts),
  };
}

/** What opening a table weighs, by the values, curves and weights of Lighthouse; the middle one of three. */
export async function vitals(
  browser: Browser,
  baseURL: string,
  request: Partial<CreateRequest> = {},
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, curves] of Object.entries(CURVES)) {
    const device = name === 'phone' ? DEVICES.phone : DEVICES.desktop;
    const all: Vitals[] = [];
    for (let time = 0; time < TIMES; time++) all.push(await open(browser, baseURL, device, request));
    const each = (what: keyof Vitals): number => middle(all.map((values) => values[what]));
    const typical: Vitals = {
      firstPaint: each('firstPaint'),
      speedIndex: each('speedIndex'),
      largestPaint: each('largestPaint'),
      blocking: each('blocking'),
      shift: each('shift'),
    };
    figures[`${name}Score`] = Math.round(scoreOf(typical, curves));
    for (const [what, value] of Object.entries(typical))
      figures[`${name}${what[0]?.toUpperCase()}${what.slice(1)}${what === 'shift' ? '' : 'Ms'}`] =
        what === 'shift' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
  }
  return figures;
}
