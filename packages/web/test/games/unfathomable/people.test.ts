import { expect, test } from 'vitest';
import { tagAmong } from '../../../src/games/unfathomable/people';

test('a standee bears the first word of a name, and no more of it than fits', () => {
  expect(tagAmong('Anna Maria', ['Boris'])).toBe('Anna');
  expect(tagAmong('Constantinopolitana', [])).toBe('Constantino');
});

test('two people with the same first word are told apart', () => {
  expect(tagAmong('Guest 1', ['Guest 2', 'Anna'])).toBe('Guest 1');
  expect(tagAmong('Anna Maria', ['Anna Lena', 'Boris'])).toBe('Anna Ma');
  expect(tagAmong('Anna', ['Anna Lena'])).toBe('Anna');
});
