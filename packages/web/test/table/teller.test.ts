import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Teller } from '../../src/table/theatre/teller';

/** As much of a browser as telling needs. */
beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moment = (view: number) => ({
  view,
  decision: null,
  waiting: { seats: [], window: null },
  ending: null,
  clock: null,
});

async function teller(factor = 1): Promise<Teller> {
  const { createTeller } = await import('../../src/table/theatre/teller');
  const page = { hold: () => 100, advance: (view: unknown) => view };
  return createTeller(page, { factor: () => factor, rest: () => 0, you: () => null });
}

test('what is told says how long it holds the stage, at the pace it is told and with as much haste', async () => {
  const told = await teller(0.5);
  told.start(moment(0), []);
  told.next(
    moment(1),
    Array.from({ length: 60 }, (_, index) => index),
  );
  expect(told.sceneMs.value).toBe(20);
  vi.advanceTimersByTime(19);
  expect(told.scene.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told.scene.value).toBe(1);
  told.skip();
  told.next(moment(2), ['last']);
  expect(told.sceneMs.value).toBe(50);
  told.close();
});

test('while something has the screen to itself nothing is told, and then it is told on', async () => {
  const told = await teller();
  told.start(moment(0), []);
  told.next(moment(1), ['a', 'b', 'c']);
  expect(told.log.value).toEqual(['a']);
  const [first, second] = [told.halt(), told.halt()];
  vi.advanceTimersByTime(10_000);
  expect(told.log.value).toEqual(['a']);
  first();
  first();
  vi.advanceTimersByTime(10_000);
  expect(told.log.value).toEqual(['a']);
  second();
  expect(told.log.value).toEqual(['a', 'b']);
  vi.advanceTimersByTime(10_000);
  expect(told.log.value).toEqual(['a', 'b', 'c']);
  expect(told.view.value).toBe(1);
  told.close();
});
