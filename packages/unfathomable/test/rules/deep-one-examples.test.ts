import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** The pictures of the first rulebook, Deep One by Deep One. */
const crew = {
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  step: 'mythos',
  mythos: ['food-rationing'],
} as const;

const onDeck = (deepOnes: number) =>
  ({
    ...crew,
    people: [{ character: 'arjun' }, { character: 'jeanne', in: 'deck-3' }, { character: 'jamie' }],
    deepOnes: { 'deck-3': deepOnes },
    passengers: { 'deck-3': ['soul-and-sanity'] },
    dice: [4, 7],
  }) as const;

rule('[X.22a] the first Deep One rolls 4 against a human, who stays', onDeck(1), (play) => {
  play.settles('arjun', 1);
  expect(play.saw('attack')).toHaveLength(1);
  expect(play.person('jeanne').space).toBe('deck-3');
  expect(play.state.passengers.deck['deck-3']).toHaveLength(1);
  play.stops();
});

rule('[X.22b] the second one rolls 7: the human goes to the Sick Bay', onDeck(2), (play) => {
  play.settles('arjun', 1);
  expect(play.person('jeanne').space).toBe('sick-bay');
  expect(play.state.passengers.deck['deck-3']).toHaveLength(1);
  expect(play.state.dials).toMatchObject({ souls: 8, sanity: 8 });
  play.stops();
});

rule('[X.22c] the third one defeats the passenger: 1 soul, 1 sanity, and the token is gone', onDeck(3), (play) => {
  play.settles('arjun', 1);
  expect(play.state.passengers).toMatchObject({ removed: ['soul-and-sanity'] });
  expect(play.state.passengers.deck['deck-3']).toEqual([]);
  expect(play.state.dials).toMatchObject({ souls: 7, sanity: 7 });
  expect(play.state.deepOnes).toMatchObject({ 'deck-3': 3, chapel: 0 });
  play.stops();
});

rule('[X.22d] the fourth one follows the arrow into the Chapel', onDeck(4), (play) => {
  play.settles('arjun', 1);
  expect(play.state.deepOnes).toMatchObject({ 'deck-3': 3, chapel: 1 });
  expect(play.state.damage.placed).toEqual({});
  play.stops();
});

rule(
  '[X.23a] [X.23b] of two Deep Ones the first damages the space, and the second moves on to the Galley, never into the Brig',
  { ...crew, deepOnes: { 'cargo-hold': 2 }, damaged: ['boiler-room'], damageDeck: ['structural-will'] },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.damage.placed['cargo-hold']).toBe('structural-will');
    expect(play.state.deepOnes).toMatchObject({ 'cargo-hold': 1, galley: 1, chapel: 0, brig: 0 });
    play.stops();
  },
);
