import fc from 'fast-check';
import { expect, test } from 'vitest';
import { become } from '../src/become';
import { clone } from '../src/clone';

const json = fc.object({
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  values: [fc.integer(), fc.string(), fc.constant(null), fc.boolean()],
  maxDepth: 3,
});

test('anything becomes anything else, and shares nothing with it', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const before = clone(other);
      become(one, other);
      expect(one).toEqual(other);
      become(one, {});
      expect(other).toEqual(before);
    }),
  );
});

test('whoever holds a part goes on holding it', () => {
  const state = { decks: { mythos: [{ card: 'a' }, { card: 'b' }, { card: 'c' }] }, turn: 1 };
  const { mythos } = state.decks;
  const [first] = mythos;
  become(state, { decks: { mythos: [{ card: 'c' }, { card: 'd' }] }, turn: 2 });
  expect(state.decks.mythos).toBe(mythos);
  expect(mythos).toEqual([{ card: 'c' }, { card: 'd' }]);
  expect(first).toEqual({ card: 'c' });
});
