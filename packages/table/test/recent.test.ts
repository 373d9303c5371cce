import { expect, test } from 'vitest';
import { Recent } from '../src/game/recent';

const events = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ json: String(from + i), audience: 'everyone' as const }));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

test('whoever comes in reads the last sixty events, however they came', () => {
  const recent = new Recent();
  recent.add(events(1, 59));
  expect(recent.of('spectator', false)).toEqual(numbers(1, 59));
  for (let n = 60; n <= 300; n++) recent.add(events(n, 1));
  expect(recent.of('spectator', false)).toEqual(numbers(241, 300));
  recent.add(events(301, 500));
  expect(recent.of('spectator', false)).toEqual(numbers(741, 800));
  recent.replace(events(1, 90));
  expect(recent.of('spectator', false)).toEqual(numbers(31, 90));
});

test('and nothing that is not theirs to know', () => {
  const recent = new Recent();
  recent.add([
    { json: '"open"', audience: 'everyone' },
    { json: '"mine"', audience: { only: [1] } },
    { json: '"in the end"', audience: 'end' },
  ]);
  expect(recent.of(1, false)).toEqual(['"open"', '"mine"']);
  expect(recent.of(2, false)).toEqual(['"open"']);
  expect(recent.of(2, true)).toContain('"in the end"');
});
