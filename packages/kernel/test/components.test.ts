import { expect, test } from 'vitest';
import { miscounts, onceEach } from '../src';

test('components that are missing, double or foreign are named', () => {
  expect(miscounts('card', ['a', 'b'], onceEach(['a', 'b']))).toEqual([]);
  expect(miscounts('card', ['a', 'a', 'c'], onceEach(['a', 'b']))).toEqual([
    'card a: 2 instead of 1',
    'card c: 1 instead of 0',
    'card b: 0 instead of 1',
  ]);
});

test('where some may stay in the box, any number in between will do', () => {
  const some = new Map([['coin', { atLeast: 1, atMost: 2 }]]);
  expect(miscounts('token', ['coin', 'coin'], some)).toEqual([]);
  expect(miscounts('token', [], some)).toEqual(['token coin: 0 instead of 1 to 2']);
  expect(miscounts('token', ['coin', 'coin', 'coin'], some)).toEqual(['token coin: 3 instead of 1 to 2']);
});
