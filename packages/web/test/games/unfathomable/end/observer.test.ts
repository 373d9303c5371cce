import { expect, test } from 'vitest';
import { observe } from '../../../../src/games/unfathomable/end/observer';
import type { CheckStory, Sign } from '../../../../src/games/unfathomable/end/story';

const check = (rest: Partial<CheckStory>): Sign => ({
  is: 'check',
  check: {
    turn: 1,
    source: 'mythos:hull-leak',
    target: 9,
    partial: null,
    skills: ['strength', 'will'],
    added: [],
    fromDecks: 0,
    revealed: [],
    total: 0,
    result: 'fail',
    ...rest,
  },
});

const HELPS = 16; // strength 2
const HINDERS = 25; // treachery 1

test('before anything is seen, everybody is equally suspect', () => {
  const [first] = observe(4, []);
  expect(first?.seats.every((chance) => Math.abs(chance - 0.25) < 1e-9)).toBe(true);
});

test('opposing cards from one person speak against that person', () => {
  const added = [{ seat: 0, count: 3, cards: null }];
  const after = observe(3, [check({ added, revealed: [HINDERS, HINDERS, HELPS] })]).at(-1);
  expect(after?.seats[0]).toBeGreaterThan(0.6);
  expect(after?.seats[1]).toBeCloseTo(0.25);
});

test('helping cards speak for whoever added them', () => {
  const added = [{ seat: 1, count: 3, cards: null }];
  const after = observe(3, [check({ added, revealed: [HELPS, HELPS, HELPS] })]).at(-1);
  expect(after?.seats[1]).toBeLessThan(0.1);
});

test('chaos explains opposing cards', () => {
  const added = [{ seat: 0, count: 2, cards: null }];
  const revealed = [HINDERS, HINDERS, HELPS, HELPS];
  const without = observe(3, [check({ added, revealed: [HINDERS, HINDERS] })]).at(-1)?.seats[0] ?? 0;
  const withChaos = observe(3, [check({ added, revealed, fromDecks: 2 })]).at(-1)?.seats[0] ?? 0;
  expect(withChaos).toBeLessThan(without);
});

test('revealing is proof, and the awakening makes everybody more suspect', () => {
  const beliefs = observe(4, [
    { is: 'revealed', turn: 3, seat: 2 },
    { is: 'awakening', turn: 5 },
  ]);
  expect(beliefs[1]?.seats[2]).toBe(1);
  expect(beliefs[2]?.seats[2]).toBe(1);
  expect(beliefs[2]?.seats[0]).toBeCloseTo(0.25 + 0.75 * 0.2);
});

test('a check whose cards were never seen tells nothing', () => {
  const after = observe(3, [check({ revealed: null, added: [{ seat: 0, count: 2, cards: null }] })]).at(-1);
  expect(after?.seats[0]).toBeCloseTo(0.25);
});
