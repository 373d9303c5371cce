import { expect, test } from 'vitest';
import { advance } from '../../../../src/games/unfathomable/theatre/advance';
import { holdOf } from '../../../../src/games/unfathomable/theatre/pace';
import { haste } from '../../../../src/table/theatre/haste';
import { view } from '../../../fixtures/view';

test('Deep Ones leave one space as they enter the next', () => {
  const after = advance(view, { type: 'deep-ones-moved', from: 'water-1', to: 'deck-1', count: 2 });
  expect(after.deepOnes['water-1']).toBe(0);
  expect(after.deepOnes['deck-1']).toBe(3);
  expect(view.deepOnes['water-1']).toBe(2);
});

test('a passenger at risk comes from the supply', () => {
  const after = advance(view, { type: 'risked', space: 'deck-4' });
  expect(after.passengers).toMatchObject({ supply: 4, deck: { 'deck-4': 2 } });
});

test('a waypoint says how far the ship has come in all', () => {
  const after = advance(view, { type: 'waypoint', waypoint: 'calm-waters', distance: view.distance + 4, by: 0 });
  expect(after.distance).toBe(view.distance + 4);
});

test('a check is built up step by step and leaves the table with its result', () => {
  const begun = advance(view, {
    type: 'check',
    source: 'mythos:hull-leak',
    target: 9,
    partial: null,
    skills: ['will'],
  });
  const grown = advance(begun, { type: 'contributed', seat: 2, count: 3 });
  expect(grown.check).toMatchObject({ pileCount: 3, contributions: [{ seat: 2, count: 3 }] });
  expect(grown.players[2]?.handCount).toBe(5);
  const shown = advance(grown, { type: 'check-revealed', cards: [20, 21, 0], total: 2 });
  expect(shown.check?.total).toBe(2);
  expect(
    advance(shown, { type: 'check-result', result: 'fail', total: 2, target: 9, decreed: false }).check,
  ).toBeNull();
});

test('what one adds or discards leaves one’s hand as it is told, and nobody else’s', () => {
  const player = view.players[0];
  if (!player) throw new Error('Nobody sits there');
  const dealt = { ...view, players: [{ ...player, hand: [7, 7, 3], handCount: 3 }, ...view.players.slice(1)] };
  const less = advance(dealt, { type: 'discarded', seat: player.seat, cards: [7] });
  expect(less.players[0]).toMatchObject({ hand: [7, 3], handCount: 2 });
  const begun = advance(less, {
    type: 'check',
    source: 'mythos:hull-leak',
    target: 9,
    partial: null,
    skills: ['will'],
  });
  const added = advance(begun, { type: 'contributed', seat: player.seat, count: 1, cards: [3] });
  expect(added.players[0]).toMatchObject({ hand: [7], handCount: 1 });
  expect(advance(begun, { type: 'contributed', seat: 1, count: 1, cards: [3] }).players[0]?.hand).toEqual([7, 3]);
});

test('no event but a turning of cards holds the stage for longer than 400 ms', () => {
  expect(holdOf({ type: 'monarch-moved', monarch: 'dagon', from: 'the-deep', to: 'water-1' })).toBeLessThanOrEqual(400);
  expect(holdOf({ type: 'check-revealed', cards: [1, 2, 3], total: 4 })).toBeGreaterThan(400);
});

test('the more there is to tell, the faster it is told, and never all at once', () => {
  expect([0, 20, 50, 100].map(haste)).toEqual([1, 0.7, 0.4, 0.4]);
});
