import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** William the human, Keilani the revealed traitor, Jamie the human, and Deep Ones. */
const people = [
  { character: 'william', in: 'chapel', hand: ['lore 1'] },
  { character: 'keilani', in: 'chapel', hand: ['lore 1'], revealed: 'hybrid' },
  { character: 'jamie', in: 'chapel' },
] as const;

rule(
  '[19.1] enemies of humans are Deep Ones and revealed traitors, anywhere on the board',
  { people, deepOnes: { chapel: 1, 'water-1': 1 } },
  (play) => {
    play.uses('william', 'skill:shrivelling');
    play.offers('william', 'choose-enemy', [
      { is: 'deep-one', space: 'chapel' },
      { is: 'seat', seat: 1 },
      { is: 'deep-one', space: 'water-1' },
    ]);
    play.leaves('william', 'choose-enemy');
  },
);

rule(
  '[19.2] enemies of revealed traitors are humans, and neither Deep Ones nor other traitors',
  {
    people: [...people, { character: 'jeanne', in: 'chapel', revealed: 'cultist' }],
    current: 'keilani',
    deepOnes: { chapel: 1 },
  },
  (play) => {
    expect(play.canChoose('keilani', { is: 'attack', target: { is: 'deep-one', space: 'chapel' } })).toBe(false);
    expect(play.canChoose('keilani', { is: 'attack', target: { is: 'seat', seat: 3 } })).toBe(false);
    expect(play.canChoose('keilani', { is: 'attack', target: { is: 'seat', seat: 0 } })).toBe(true);
    play.uses('keilani', 'skill:shrivelling');
    play.offers('keilani', 'choose-enemy', [
      { is: 'seat', seat: 2 },
      { is: 'seat', seat: 0 },
    ]);
    play.leaves('keilani', 'choose-enemy');
  },
);

/** Alone with a passenger. */
const withPassenger = {
  people: [
    { character: 'keilani', in: 'deck-3', revealed: 'hybrid' },
    { character: 'william', in: 'chapel' },
    { character: 'jamie', in: 'deck-4' },
  ],
  deepOnes: {},
  passengers: { 'deck-3': ['soul'], 'deck-4': ['soul'] },
} as const;

rule('[23.1] a passenger is no human: a revealed traitor cannot attack one', withPassenger, (play) => {
  expect(play.canChoose('keilani', { is: 'attack' })).toBe(false);
  expect(play.blockedBecause('keilani', { is: 'attack' })).toBe('no-enemy-here');
  expect(play.canChoose('keilani', { is: 'defeat-passenger' })).toBe(true);
  play.leaves('keilani', 'action');
});

rule('[23.1] nobody can trade with a passenger', { ...withPassenger, current: 'jamie' }, (play) => {
  expect(play.blockedBecause('jamie', { is: 'trade' })).toBe('nobody-to-trade-with');
  play.leaves('jamie', 'action');
});

rule(
  '[32.3] a Deep One makes no attack on a passenger, because passengers are no humans: no die is rolled',
  {
    ...withPassenger,
    people: [{ character: 'keilani' }, withPassenger.people[1], { character: 'jamie', in: 'bridge' }],
    step: 'mythos',
    mythos: ['food-rationing'],
    titles: { captain: 'keilani' },
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('attack')).toEqual([]);
    expect(play.saw('roll')).toEqual([]);
    expect(play.saw('passenger-defeated')).toHaveLength(1);
    play.stops();
  },
);
