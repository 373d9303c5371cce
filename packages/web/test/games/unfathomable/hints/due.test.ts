import { HINTS } from '@undertow/unfathomable/words';
import { expect, test } from 'vitest';
import { dueHint } from '../../../../src/games/unfathomable/hints/due';
import { view } from '../../../fixtures/view';

const quiet = { you: 0, view, decision: null, log: [] };

test('the first hints come in the order of the introduction', () => {
  expect(dueHint(quiet, new Set())).toBe('goal');
  expect(dueHint(quiet, new Set(['goal']))).toBe('board');
});

test('a hint waits for its moment', () => {
  const read = new Set(HINTS.filter((id) => id !== 'check' && id !== 'awakening'));
  expect(dueHint(quiet, read)).toBeNull();
  expect(dueHint({ ...quiet, view: { ...view, awakened: true } }, read)).toBe('awakening');
});

test('whoever has read everything is left alone', () => {
  expect(dueHint(quiet, new Set(HINTS))).toBeNull();
});
