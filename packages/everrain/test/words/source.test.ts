import { expect, test } from 'vitest';
import { isThing } from '../../src/model/source';

test('a question comes from something out of the box only where it says so', () => {
  expect(isThing('card:keel-song')).toBe(true);
  expect(isThing('enemy-ship:barque')).toBe(true);
  expect(isThing('fray')).toBe(false);
  expect(isThing('cards:keel-song')).toBe(false);
  expect(isThing('service:rest')).toBe(false);
  expect(isThing(undefined)).toBe(false);
});
