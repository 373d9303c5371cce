import type { Event } from '@undertow/unfathomable';
import { HINTS } from '@undertow/unfathomable/words';
import { expect, test } from 'vitest';
import { dueHint } from '../../../../src/games/unfathomable/hints/due';
import { view } from '../../../fixtures/view';

const quiet = { you: 0, view, decision: null, log: [] };

const early = { ...quiet, view: { ...view, turn: { ...view.turn, number: 1 } } };
const all = (...but: readonly string[]): ReadonlySet<string> => new Set(HINTS.filter((id) => !but.includes(id)));

test('what the game is about comes first, and nothing else waits behind it', () => {
  expect(dueHint(early, new Set())).toBe('goal');
  expect(dueHint(early, all('board', 'resources', 'chaos', 'awakening'))).toBeNull();
});

test('a hint comes with its moment and goes with it', () => {
  const turn: Event = { type: 'turn', seat: 1, number: 4 };
  const awakening: Event = { type: 'awakening' };
  expect(dueHint({ ...quiet, log: [turn, awakening] }, all('awakening'))).toBe('awakening');
  expect(dueHint({ ...quiet, log: [turn, awakening, { ...turn, number: 5 }] }, all('awakening'))).toBeNull();
});

test('what is asked right now comes before what is merely so', () => {
  const burnt: Event = { type: 'resource', resource: 'fuel', by: -1, now: 5 };
  const scene = { ...quiet, log: [burnt] };
  expect(dueHint(scene, all('resources', 'discard'))).toBe('resources');
  const discarding = { ...scene, view: { ...view, turn: { ...view.turn, step: 'discard' as const } } };
  expect(dueHint(discarding, all('resources', 'discard'))).toBe('discard');
});

test('whoever has read everything is left alone', () => {
  expect(dueHint(quiet, new Set(HINTS))).toBeNull();
});
