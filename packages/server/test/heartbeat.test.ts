import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeat } from '../src/socket/heartbeat';

class Far extends EventEmitter {
  readonly bufferedAmount = 0;
  pings = 0;
  ended = false;

  constructor(private readonly there: boolean) {
    super();
  }

  ping(): void {
    this.pings++;
    if (this.there) this.emit('pong');
  }

  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks every connection twice a minute, never many of them at once, and ends those that do not answer', () => {
  const here = Array.from({ length: 280 }, () => new Far(true));
  const gone = Array.from({ length: 20 }, () => new Far(false));
  const all = [...gone, ...here];
  const stop = heartbeat(() => all);
  const asked = (): number => all.reduce((sum, { pings }) => sum + pings, 0);
  let most = 0;
  for (let second = 0; second < 30; second++) {
    const before = asked();
    vi.advanceTimersByTime(1_000);
    most = Math.max(most, asked() - before);
  }
  expect(most).toBe(10);
  expect(all.map(({ pings }) => pings)).toEqual(all.map(() => 1));
  expect(all.filter(({ ended }) => ended)).toEqual([]);

  vi.advanceTimersByTime(30_000);
  expect(all.filter(({ ended }) => ended)).toEqual(gone);
  expect(here.map(({ pings }) => pings)).toEqual(here.map(() => 2));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(here.map(({ pings }) => pings)).toEqual(here.map(() => 2));
});
