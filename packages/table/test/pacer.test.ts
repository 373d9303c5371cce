import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Comparison } from '../src/comparison';
import { Pacer } from '../src/game/pacer';
import type { Stage } from '../src/game/stage';

const stage = (opens: string | null): Stage => ({
  heard: [],
  sights: new Map(),
  asked: new Map(),
  waiting: { seats: [], window: opens },
  opens,
  over: false,
  comparison: new Comparison(),
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a window ends even when the clock moves on while it is being looked at', () => {
  const told: (string | null)[] = [];
  const pacer = new Pacer(
    () => 100,
    ({ opens }) => told.push(opens),
    () => {},
  );
  pacer.add([stage('before-check'), stage(null)]);
  expect(told).toEqual(['before-check']);
  const opened = performance.now();
  // The timer comes a millisecond early, and every further look at the clock finds the window over.
  const looks = [opened + 99];
  vi.spyOn(performance, 'now').mockImplementation(() => looks.shift() ?? opened + 100);
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(10);
  expect(told).toEqual(['before-check', null]);
});
