import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const deckFight = {
  people: [
    { character: 'jeanne', in: 'deck-3' },
    { character: 'svetlana', in: 'chapel' },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: { 'deck-3': 1 },
} as const;

rule(
  '[X.12] [6.5a] [6.9b] Jeanne rolls 4 against a Deep One: it returns to the supply',
  { ...deckFight, dice: [4] },
  (play) => {
    play.attacks('jeanne', 'deck-3');
    expect(play.state.deepOnes['deck-3']).toBe(0);
    expect(play.view('jeanne').deepOneSupply).toBe(20);
    play.leaves('jeanne', 'action');
  },
);

rule('[6.9e] a failed attack changes nothing', { ...deckFight, dice: [3] }, (play) => {
  play.attacks('jeanne', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('jeanne', 'action');
});
