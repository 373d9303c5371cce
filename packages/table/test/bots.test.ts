import type { Decision, Picks } from '@undertow/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots } from '../src/game/bots';
import type { Running, Sitting } from '../src/hosted/running';

const question: Decision = {
  id: 7,
  seat: 1,
  kind: 'respond',
  options: [{ ref: 'a' }, { ref: 'b' }],
  min: 0,
  max: 1,
  rule: '1',
  open: false,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const silent: Sitting = {
  level: 'admiral',
  slow: true,
  heed: () => {},
  answer: () => [0],
  talk: () => [],
  brief: () => {
    throw new Error('nobody thinks elsewhere');
  },
  length: () => 0,
  news: () => null,
};

/** An admiral that thinks so long at a table whose officer would pick the second option. */
function admiral(thinksMs: number, patience: number): Picks[] {
  const given: Picks[] = [];
  const running: Pick<Running, 'decision' | 'sit' | 'advise'> = {
    decision: () => (given.length === 0 ? question : null),
    sit: () => silent,
    advise: () => ({ picks: [1], reasons: [] }),
  };
  const bots = new Bots({
    think: () => new Promise((done) => setTimeout(() => done([0]), thinksMs)),
    table: 'a',
    watched: () => true,
    soon: (act) => act(),
    running: () => running,
    seed: 'seed',
    past: { told: () => [] },
    lookBack: async () => {},
    delay: () => 0,
    patience: () => patience,
    fault: (error) => {
      throw error;
    },
    submit: (_decision, picks) => given.push(picks),
    say: () => {},
    marks: () => [],
  });
  bots.ask(question, 'admiral');
  return given;
}

test('an admiral that has thought as long as a window allows leaves the answer to an officer', async () => {
  const given = admiral(1_000, 200);
  await vi.advanceTimersByTimeAsync(199);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(given).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(given).toEqual([[1]]);
});

test('an admiral that is quicker answers itself', async () => {
  const given = admiral(100, 200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual([[0]]);
});

test('outside of windows an admiral takes its time', async () => {
  const given = admiral(5_000, 12_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(given).toEqual([[0]]);
});

test('a bot speaks only when everything that happened has been told', async () => {
  const open: Decision = { ...question, open: true };
  const said: string[] = [];
  let answered = false;
  const bots = new Bots({
    think: async () => [0],
    table: 'a',
    watched: () => true,
    soon: (act) => act(),
    running: () => ({
      decision: () => (answered ? null : open),
      sit: () => ({ ...silent, slow: false, talk: () => [{ phrase: 'yes', about: null }] }),
      advise: () => ({ picks: [1], reasons: [] }),
    }),
    seed: 'seed',
    past: { told: () => [] },
    lookBack: async () => {},
    delay: () => 0,
    patience: () => 0,
    fault: (error) => {
      throw error;
    },
    submit: (_decision, _picks, done) => {
      answered = true;
      done();
    },
    say: (seat, { phrase }) => said.push(`${seat}: ${phrase}`),
    marks: () => [],
  });
  bots.ask(open, 'officer');
  await vi.advanceTimersByTimeAsync(10);
  expect(answered).toBe(true);
  expect(said).toEqual([]);
  bots.speak();
  expect(said).toEqual(['1: yes']);
  bots.speak();
  expect(said).toEqual(['1: yes']);
});
