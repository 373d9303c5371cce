import { expect, it } from 'vitest';
import type { Pace } from '../../src/app/settings';
import { paced } from '../../src/table/theatre/manner';

const at = (pace: Pace, hurry = false) =>
  paced(
    () => pace,
    () => hurry,
    () => 0,
  );

it('step by step the table rests after every deed until somebody goes on, at no other pace', () => {
  expect(at('steps').rest('step')).toBe(Number.POSITIVE_INFINITY);
  for (const pace of ['slow', 'normal', 'quick', 'own'] as const) expect(at(pace).rest('step')).toBe(0);
});

it('after a crisis it rests the longer the slower things are told', () => {
  const rests = (['slow', 'normal', 'quick', 'own'] as const).map((pace) => at(pace).rest('chapter'));
  expect(rests).toEqual([Number.POSITIVE_INFINITY, 4_000, 1_500, 0]);
});

it('whoever’s own time runs is told in a hurry and without rests', () => {
  expect(at('slow', true).rest('chapter')).toBe(0);
  expect(at('slow', true).factor()).toBeLessThan(at('slow').factor() / 2);
});
