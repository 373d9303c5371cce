import { faceNamed, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun's turn; Keilani is Captain, Jamie Keeper. */
const step = {
  people: [
    { character: 'arjun', in: 'galley', hand: ['will 1'], feat: false },
    { character: 'keilani', in: 'galley', hand: ['will 1'], feat: false },
    { character: 'jamie', in: 'galley', hand: ['lore 4', 'will 1'] },
    { character: 'ishmael', in: 'galley', hand: ['will 1'] },
  ],
  step: 'mythos',
  titles: { captain: 'keilani', keeper: 'jamie' },
  deepOnes: {},
  monarchs: { hydra: 'water-1', dagon: 'water-1' },
  damageDeck: ['structural-any'],
} as const;

rule(
  '[28.9] [28.9a] a choice crisis is resolved by whoever chooses: the Keeper discards and rolls, not the current player',
  { ...step, mythos: ['poisoned-food'], dice: [2] },
  (play) => {
    play.settles('jamie', 0).plays('jamie', 'lore 4');
    expect(play.saw('roll').at(-1)).toMatchObject({ by: 2, result: 2 });
    expect(play.state.dials.souls).toBe(7); // 2 and 4 make 6
    expect(play.person('jamie').hand).toEqual([faceNamed('will 1')]);
    expect(play.person('arjun').hand).toEqual([faceNamed('will 1')]);
    play.stops();
  },
);

rule(
  '[28.9] [28.9a] any other crisis is resolved by the current player',
  {
    ...step,
    mythos: ['missing-munitions'],
    deepOnes: { chapel: 1, bridge: 1, 'deck-3': 1 },
    chaos: ['will 5', 'observation 5', 'will 1', 'will 1'],
    people: [
      { character: 'arjun', in: 'galley', hand: ['influence 5', 'influence 5'], feat: false },
      ...step.people.slice(1),
    ],
  },
  (play) => {
    play.passes('keilani', 'jamie', 'ishmael').plays('arjun', 'influence 5', 'influence 5').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 20 }]);
    play.offers('arjun', 'choose-deep-one', [
      { is: 'deep-one', space: 'bridge' },
      { is: 'deep-one', space: 'chapel' },
    ]);
    play.leaves('arjun', 'choose-deep-one');
  },
);

rule(
  '[28.9a] on a combination the chooser resolves the results of the check as well',
  {
    ...step,
    people: [...step.people.slice(0, 3), { character: 'beatrice', in: 'galley', feat: false }],
    mythos: ['miscalculation'],
    chaos: ['lore 5', 'lore 5', 'will 1', 'will 1'],
    waypoints: ['reef', 'iceberg'],
  },
  (play) => {
    play.settles('beatrice', 0).passes('keilani').plays('jamie', 'lore 4').passes('arjun').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 14 }]);
    play.offers('beatrice', 'sort-top', [
      { is: 'waypoint', waypoint: 'reef' },
      { is: 'waypoint', waypoint: 'iceberg' },
    ]);
    play.leaves('beatrice', 'sort-top');
  },
);

const rationing = { ...step, mythos: ['food-rationing'] } as const;
const options = (mythos: 'food-rationing' | 'bucket-brigade' | 'poisoned-food' | 'improvised-fuel-source') =>
  ([0, 1] as const).map((option) => ({ is: 'crisis-option', mythos, option }) as const);

rule(
  '[28.11] [X.27] the Captain rations food: 1 food, and with a 6 or less 1 sanity',
  { ...rationing, dice: [6] },
  (play) => {
    play.offers('keilani', 'crisis-option', options('food-rationing'));
    play.settles('keilani', 0);
    expect(play.state.dials).toMatchObject({ food: 7, sanity: 7 });
    play.stops();
  },
);

rule('[X.27] with a 7 no sanity is lost', { ...rationing, dice: [7] }, (play) => {
  play.settles('keilani', 0);
  expect(play.state.dials).toMatchObject({ food: 7, sanity: 8 });
  play.stops();
});

rule('[28.11] [X.27] the open kitchen costs 2 food, and the other outcome does not happen', rationing, (play) => {
  play.settles('keilani', 1);
  expect(play.state.dials).toMatchObject({ food: 6, sanity: 8 });
  expect(play.saw('roll')).toEqual([]);
  play.stops();
});

for (const [id, who, card, seat] of [
  ['28.12a', 'the current player', 'just-desserts', 0],
  ['28.12b', 'the Captain', 'class-struggle', 1],
  ['28.12c', 'the Keeper', 'mysterious-lifeboat', 2],
  ['28.12d', 'the character it names', 'family-ties', 3],
] as const)
  rule(`[28.12] [${id}] ${who} chooses on ${card}, and nobody else`, { ...step, mythos: [card] }, (play) => {
    play.scenario.expectAsked(seat);
    play.scenario.decision(seat, 'crisis-option');
    play.stops();
  });

rule(
  '[28.12b] the Captain is whoever holds the title now',
  { ...step, mythos: ['class-struggle'], titles: { captain: 'ishmael' } },
  (play) => {
    play.scenario.expectAsked(3);
    play.stops();
  },
);

rule(
  '[28.13a] an option can be chosen though it cannot be resolved in full: one is risked, and there is no reward',
  { ...step, mythos: ['improvised-fuel-source'], passengersLeft: 1, dice: [5] },
  (play) => {
    play.offers('keilani', 'crisis-option', options('improvised-fuel-source'));
    play.settles('keilani', 0);
    expect(play.saw('risked')).toEqual([{ type: 'risked', space: 'deck-5' }]);
    expect(play.state.dials.fuel).toBe(8);
    play.stops();
  },
);

rule(
  '[28.13a] unless the option says who may take it: without a lore card the Keeper has one option',
  { ...step, mythos: ['poisoned-food'], titles: { keeper: 'arjun', captain: 'keilani' } },
  (play) => {
    play.offers('arjun', 'crisis-option', options('poisoned-food').slice(1));
    play.stops();
  },
);

const brigade = { ...step, mythos: ['bucket-brigade'], passengers: {} } as const;

rule(
  '[28.18] [28.19] [X.28] the Captain declines the check: no check, and with a 6 or less 1 fuel is lost',
  { ...brigade, dice: [6] },
  (play) => {
    play.offers('keilani', 'crisis-option', options('bucket-brigade'));
    play.settles('keilani', 1);
    expect(play.saw('check')).toEqual([]);
    expect(play.state.dials.fuel).toBe(7);
    play.stops();
  },
);

rule('[X.28] and with a 7 none', { ...brigade, dice: [7] }, (play) => {
  play.settles('keilani', 1);
  expect(play.state.dials.fuel).toBe(8);
  expect(play.saw('risked')).toEqual([]);
  play.stops();
});

rule(
  '[28.18] [X.28] the check is chosen and failed: 1 fuel is lost and two passengers are risked',
  { ...brigade, chaos: ['lore 1', 'lore 1', 'will 1', 'will 1'], dice: [3, 8] },
  (play) => {
    play.settles('keilani', 0).nobodyAdds();
    expect(play.saw('check')).toEqual([
      {
        type: 'check',
        source: 'mythos:bucket-brigade',
        target: 16,
        partial: null,
        skills: ['influence', 'strength', 'will'],
      },
    ]);
    expect(play.state.dials.fuel).toBe(7);
    expect(play.saw('risked')).toEqual([
      { type: 'risked', space: 'deck-3' },
      { type: 'risked', space: 'deck-8' },
    ]);
    play.stops();
  },
);
