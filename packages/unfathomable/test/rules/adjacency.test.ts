import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

for (const [here, near] of [
  ['bridge', ['deck-1', 'deck-2', 'chapel', 'captains-cabin']],
  ['chapel', ['deck-3', 'bridge', 'captains-cabin', 'cargo-hold']],
  ['captains-cabin', ['deck-4', 'bridge', 'chapel', 'galley']],
  ['cargo-hold', ['deck-5', 'chapel', 'galley', 'boiler-room']],
  ['galley', ['deck-6', 'captains-cabin', 'cargo-hold', 'boiler-room']],
  ['boiler-room', ['deck-7', 'deck-8', 'cargo-hold', 'galley']],
  ['deck-1', ['deck-2', 'deck-3', 'bridge']],
  ['deck-5', ['deck-3', 'deck-7', 'cargo-hold']],
  ['deck-8', ['deck-6', 'deck-7', 'boiler-room']],
] as const)
  rule(
    `[5.0] the spaces adjacent to ${here} are those that share a border with it`,
    {
      people: [{ character: 'arjun', in: here, items: ['plimsolls'] }, { character: 'jeanne' }, { character: 'jamie' }],
    },
    (play) => {
      play.uses('arjun', 'item:plimsolls');
      play.offers(
        'arjun',
        'choose-space',
        near.map((space) => ({ is: 'space', space })),
      );
      play.leaves('arjun', 'choose-space');
    },
  );

rule(
  '[5.1] spaces that meet at a corner only are not adjacent: from deck 3 one cannot step to the Bridge',
  {
    people: [
      { character: 'arjun', in: 'deck-3', items: ['plimsolls'] },
      { character: 'jeanne' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    play.uses('arjun', 'item:plimsolls');
    for (const corner of ['bridge', 'cargo-hold'] as const)
      expect(play.canChoose('arjun', { is: 'space', space: corner })).toBe(false);
    expect(play.canChoose('arjun', { is: 'space', space: 'chapel' })).toBe(true);
    play.leaves('arjun', 'choose-space');
  },
);

rule(
  '[5.2] a character is adjacent to what the own space is adjacent to, water included',
  {
    people: [
      { character: 'jamie', in: 'deck-3' },
      { character: 'arjun', in: 'bridge' },
      { character: 'jeanne', in: 'deck-5', revealed: 'hybrid' },
    ],
    deepOnes: { 'water-3': 1, 'deck-1': 1, 'deck-3': 1, chapel: 1, bridge: 1, 'water-1': 1, 'water-5': 1, 'deck-7': 1 },
  },
  (play) => {
    play.uses('jamie', 'item:repeating-rifle');
    play.offers('jamie', 'choose-enemy', [
      { is: 'deep-one', space: 'deck-1' },
      { is: 'seat', seat: play.seat('jeanne') },
      { is: 'deep-one', space: 'water-3' },
      { is: 'deep-one', space: 'chapel' },
    ]); // not the one beside him: a space is not adjacent to itself
    play.leaves('jamie', 'choose-enemy');
  },
);

rule(
  '[5.3] components in adjacent spaces are adjacent: the trumpet reaches passengers next door and no farther',
  {
    people: [{ character: 'keilani', in: 'deck-3' }, { character: 'jeanne' }, { character: 'jamie' }],
    passengers: {
      'deck-1': ['soul'],
      'deck-3': ['x'],
      'deck-5': ['soul', 'soul'],
      'deck-2': ['x'],
      'deck-7': ['soul'],
    },
  },
  (play) => {
    play.uses('keilani', 'item:speaking-trumpet');
    expect(play.view('keilani').passengers.deck).toMatchObject({
      'deck-1': 0,
      'deck-3': 0,
      'deck-5': 0,
      'deck-2': 1,
      'deck-7': 1,
    });
    play.leaves('keilani', 'action');
  },
);
