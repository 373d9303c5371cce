import { expect, test } from 'vitest';
import { cardsIn, tellsFaces } from '../../../../src/games/unfathomable/log/spoken';

test('an event speaks of its cards', () => {
  expect(cardsIn({ type: 'mythos', card: 'hull-leak', seat: 0 })).toEqual(['mythos:hull-leak']);
  expect(cardsIn({ type: 'used', seat: 1, source: 'item:six-shooter' })).toEqual(['item:six-shooter']);
  expect(cardsIn({ type: 'looked', seat: 1, deck: 'waypoint', count: 2, cards: ['reef'] })).toEqual(['waypoint:reef']);
  expect(cardsIn({ type: 'improvement', seat: 1, item: null })).toEqual([]);
  expect(cardsIn({ type: 'arrived' })).toEqual([]);
});

test('only skill cards are told by skill and value', () => {
  expect(tellsFaces({ type: 'check-revealed', cards: [12, 19], total: 3 })).toBe(true);
  expect(tellsFaces({ type: 'pile-grew', source: 'item:six-shooter', card: 4 })).toBe(true);
  expect(tellsFaces({ type: 'damage-card', card: 'structural-strength' })).toBe(false);
  expect(tellsFaces({ type: 'check', source: 'mythos:hull-leak', target: 9, partial: null, skills: [] })).toBe(false);
});
