import { type CardName, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const copies = (name: CardName, count: number): CardName[] => Array.from({ length: count }, () => name);
const twentyLore: readonly CardName[] = [
  ...copies('lore 1', 7),
  ...copies('lore 2', 5),
  ...copies('lore 3', 4),
  ...copies('lore 4', 3),
  'lore 5',
];

/** William receives three lore and two will cards. */
const william = {
  step: 'receive',
  current: 'william',
  chaos: ['observation 1', 'strength 1'],
} as const;

rule(
  '[12.1] who must draw more cards than a deck has draws what there is',
  {
    ...william,
    people: [{ character: 'jeanne', hand: twentyLore }, { character: 'keilani' }, { character: 'william' }],
  },
  (play) => {
    expect(play.saw('drew')).toEqual([{ type: 'drew', seat: 2, skills: ['lore', 'will', 'will'] }]);
    expect(play.view('william').players[2]?.handCount).toBe(3);
    play.leaves('william', 'action');
  },
);

rule(
  '[12.0] [12.1] no lore card is drawn while all 21 there are lie in hands',
  {
    ...william,
    people: [
      { character: 'jeanne', hand: [...twentyLore, 'lore 5'] },
      { character: 'keilani' },
      { character: 'william' },
    ],
  },
  (play) => {
    expect(play.saw('drew')).toEqual([{ type: 'drew', seat: 2, skills: ['will', 'will'] }]);
    expect(play.view('spectator').skills.lore).toEqual({ count: 0, top: null });
    play.leaves('william', 'action');
  },
);

/** Father Dagon's icon while he is in the Deep: two Deep Ones spawn there. */
const dagonStirs = {
  people: [{ character: 'jeanne' }, { character: 'keilani' }, { character: 'william' }],
  step: 'mythos',
  mythos: ['incoming-sos'],
  titles: { captain: 'jeanne' },
} as const;

rule(
  '[12.2] with one Deep One left, a spawn of two ends the game',
  { ...dagonStirs, deepOnes: { 'water-1': 19 } },
  (play) => {
    play.settles('jeanne', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'deepOnes' });
    expect(play.state.deepOnes['the-deep']).toBe(0);
  },
);

rule('[12.2] with just enough Deep Ones, the game goes on', { ...dagonStirs, deepOnes: { 'water-1': 18 } }, (play) => {
  play.settles('jeanne', 1);
  expect(play.scenario.result).toBeUndefined();
  expect(play.view('spectator').deepOneSupply).toBe(0);
  expect(play.state.deepOnes['the-deep']).toBe(2);
  play.stops();
});
