import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const bystanders = [
  { character: 'keilani', in: 'bridge' },
  { character: 'jamie', in: 'bridge' },
] as const;

rule(
  '[14.1] monarchs taken off the board go to the Deep, not to the supply',
  {
    people: [{ character: 'william' }, ...bystanders],
    titles: { keeper: 'william' },
    monarchs: { dagon: 'water-3', hydra: 'water-8' },
    deepOnes: { 'water-3': 1 },
    spells: ['lure-monster', 'heal'],
    dice: [8],
  },
  (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'lure-monster' });
    expect(play.view('spectator').monarchs).toEqual({ dagon: 'the-deep', hydra: 'the-deep' });
    expect(play.view('spectator').deepOneSupply).toBe(19);
    play.leaves('william', 'action');
  },
);

rule(
  '[14.2] each space the ship travels sends the monsters behind it to the Deep',
  {
    people: [{ character: 'arjun', in: 'boiler-room', hand: ['strength 5'] }, ...bystanders],
    monarchs: { dagon: 'water-8', hydra: 'water-6' },
    deepOnes: { 'water-7': 2, 'water-5': 1, 'deck-7': 1 },
    dice: [8],
  },
  (play) => {
    play.uses('arjun', 'room:boiler-room').plays('arjun', 'strength 5');
    expect(play.state.tracks.travel).toBe(1);
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 2, 'water-7': 1, 'water-5': 0, 'deck-7': 1 });
    expect(play.state.monarchs).toEqual({ dagon: 'the-deep', hydra: 'water-8' });
    play.leaves('arjun', 'action');
  },
);

rule(
  '[14.3] the Deep is no space: an enemy in any space cannot be one in the Deep',
  {
    people: [{ character: 'william', hand: ['lore 1'] }, ...bystanders],
    deepOnes: { 'the-deep': 3, 'water-3': 1, 'deck-5': 2 },
  },
  (play) => {
    play.uses('william', 'skill:shrivelling');
    play.offers('william', 'choose-enemy', [
      { is: 'deep-one', space: 'water-3' },
      { is: 'deep-one', space: 'deck-5' },
    ]);
    play.leaves('william', 'choose-enemy');
  },
);

rule(
  '[14.3] with Deep Ones in the Deep alone there is no enemy anywhere',
  { people: [{ character: 'william', hand: ['lore 1'] }, ...bystanders], deepOnes: { 'the-deep': 3 } },
  (play) => {
    expect(play.canUse('william', 'skill:shrivelling')).toBe(false);
    expect(play.blockedBecause('william', { is: 'use', source: 'skill:shrivelling' })).toBe('no-enemy-here');
    play.leaves('william', 'action');
  },
);

rule(
  '[14.3a] the Deep is adjacent to nothing, not even to the water behind the ship',
  { people: [{ character: 'william', hand: ['lore 3'] }, ...bystanders], deepOnes: { 'water-7': 2 } },
  (play) => {
    play.uses('william', 'skill:lesser-banishment');
    play.offers('william', 'choose-space', [
      { is: 'space', space: 'water-5' },
      { is: 'space', space: 'water-8' },
      { is: 'space', space: 'deck-7' },
    ]);
    play.leaves('william', 'choose-space');
  },
);

/** The Deep One icon, after the Captain has lost 2 food. */
const deepOneIcon = {
  people: [
    { character: 'arjun', in: 'brig' },
    { character: 'keilani', in: 'sick-bay' },
    { character: 'jamie', in: 'sick-bay' },
  ],
  current: 'keilani',
  step: 'mythos',
  mythos: ['food-rationing'],
  titles: { captain: 'keilani' },
  passengers: {},
} as const;

rule(
  '[15.1] each water space has an arrow, to the deck space it touches',
  {
    ...deepOneIcon,
    deepOnes: {
      'water-1': 1,
      'water-2': 1,
      'water-3': 1,
      'water-4': 1,
      'water-5': 1,
      'water-6': 1,
      'water-7': 1,
      'water-8': 1,
    },
  },
  (play) => {
    play.settles('keilani', 1).chooses('keilani', { is: 'rest' });
    expect(play.state.deepOnes).toMatchObject({
      'deck-1': 1,
      'deck-2': 1,
      'deck-3': 1,
      'deck-4': 1,
      'deck-5': 1,
      'deck-6': 1,
      'deck-7': 1,
      'deck-8': 1,
    });
    play.stops();
  },
);

rule(
  '[15.1] each deck space has an arrow, to the room it touches',
  {
    ...deepOneIcon,
    deepOnes: {
      'deck-1': 1,
      'deck-2': 1,
      'deck-3': 1,
      'deck-4': 1,
      'deck-5': 1,
      'deck-6': 1,
      'deck-7': 1,
      'deck-8': 1,
    },
  },
  (play) => {
    play.settles('keilani', 1).chooses('keilani', { is: 'rest' });
    expect(play.state.deepOnes).toMatchObject({
      bridge: 2,
      chapel: 1,
      'captains-cabin': 1,
      'cargo-hold': 1,
      galley: 1,
      'boiler-room': 2,
      'deck-1': 0,
      'deck-8': 0,
    });
    play.stops();
  },
);

rule(
  '[15.2] a room has no arrow: a Deep One damages it, and from a damaged one goes to the nearest that is not',
  { ...deepOneIcon, deepOnes: { galley: 2 }, damageDeck: ['structural-any'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.damage.placed).toEqual({ galley: 'structural-any' });
    expect(play.state.deepOnes).toMatchObject({ galley: 1, 'boiler-room': 1 });
    play.stops();
  },
);

rule(
  '[15.2] where it goes depends on which rooms are damaged, so no arrow could show it',
  { ...deepOneIcon, deepOnes: { galley: 1 }, damaged: ['galley', 'boiler-room', 'cargo-hold'] },
  (play) => {
    play.settles('keilani', 1);
    expect(play.state.deepOnes).toMatchObject({ galley: 0, 'captains-cabin': 1 });
    play.stops();
  },
);

const dagonIcon = {
  people: [{ character: 'arjun' }, ...bystanders],
  step: 'mythos',
  mythos: ['incoming-sos'],
  titles: { captain: 'arjun' },
  deepOnes: {},
} as const;

for (const [from, to] of [
  ['water-7', 'water-5'],
  ['water-5', 'water-3'],
  ['water-3', 'water-1'],
  ['water-8', 'water-6'],
  ['water-6', 'water-4'],
  ['water-4', 'water-2'],
] as const)
  rule(
    `[21.1] a monarch in ${from} goes to ${to}, one space towards the nearer numbered water space`,
    { ...dagonIcon, monarchs: { dagon: from } },
    (play) => {
      play.settles('arjun', 1);
      expect(play.state.monarchs.dagon).toBe(to);
      expect(play.saw('monarch-moved')).toEqual([{ type: 'monarch-moved', monarch: 'dagon', from, to }]);
      play.stops();
    },
  );

for (const space of ['water-1', 'water-2'] as const)
  rule(`[21.1a] a monarch in ${space} stays there`, { ...dagonIcon, monarchs: { dagon: space } }, (play) => {
    play.settles('arjun', 1);
    expect(play.saw('spawned')).toMatchObject([{ count: 2 }]);
    expect(play.state.monarchs.dagon).toBe(space);
    expect(play.saw('monarch-moved')).toEqual([]);
    play.stops();
  });
