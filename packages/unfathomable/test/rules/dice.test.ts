import { faceNamed, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Arjun risks a passenger on the Bridge; whoever is risked lands on the deck space of the die. */
const bridge = {
  people: [
    { character: 'arjun', in: 'bridge', hand: ['observation 3'], feat: false },
    { character: 'keilani', in: 'galley' },
    { character: 'william', in: 'galley' },
  ],
  deepOnes: {},
  passengers: {},
} as const;

for (const [die, by, result] of [
  [8, 2, 8],
  [7, 2, 8],
  [1, -2, 1],
  [2, -2, 1],
  [5, 2, 7],
  [5, -2, 3],
] as const)
  rule(
    `[17.1] a die that shows ${die}, ${by > 0 ? 'plus' : 'minus'} 2, counts as ${result}`,
    { ...bridge, dice: [die] },
    (play) => {
      play.uses('arjun', 'room:bridge').picks('arjun', { is: 'use', by });
      expect(play.saw('roll')).toMatchObject([
        { natural: die, result },
        { natural: die, result, final: true },
      ]);
      expect(play.saw('risked')).toMatchObject([{ space: `deck-${result}` }]);
      play.leaves('arjun', 'choose-deck');
    },
  );

/** An attack on a Deep One, which needs a 4. */
const fight = {
  people: [
    { character: 'arjun', in: 'deck-3', hand: ['strength 1', 'strength 2'], feat: false },
    { character: 'keilani', in: 'bridge' },
    { character: 'william', in: 'bridge', items: ['tool-kit'] },
  ],
  deepOnes: { 'deck-3': 1 },
} as const;

rule('[17.2] a die can be rerolled again and again', { ...fight, dice: [1, 2, 5] }, (play) => {
  play.attacks('arjun', 'deck-3');
  play.uses('arjun', 'skill:combat-training');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.uses('arjun', 'skill:combat-training');
  expect(play.saw('roll').map(({ natural, final }) => ({ natural, final }))).toEqual([
    { natural: 1, final: false },
    { natural: 2, final: false },
    { natural: 5, final: false },
    { natural: 5, final: true },
  ]);
  expect(play.state.deepOnes['deck-3']).toBe(0);
  play.leaves('arjun', 'action');
});

rule('[17.2] the last roll counts, even if it is worse', { ...fight, dice: [5, 2] }, (play) => {
  play.attacks('arjun', 'deck-3').uses('arjun', 'skill:combat-training').passes('arjun');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});

rule(
  '[17.2a] what changed the first roll changes the reroll too',
  {
    ...fight,
    people: [{ ...fight.people[0], hand: ['strength 1', 'observation 3'] }, fight.people[1], fight.people[2]],
    dice: [1, 2],
  },
  (play) => {
    play.attacks('arjun', 'deck-3').picks('arjun', { is: 'use', by: 2 });
    play.uses('arjun', 'skill:combat-training');
    expect(play.saw('roll').map(({ natural, result }) => [natural, result])).toEqual([
      [1, 3],
      [2, 4],
      [2, 4],
    ]);
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[17.2b] before each reroll there is another chance to change it',
  {
    ...fight,
    people: [
      { ...fight.people[0], hand: ['strength 1', 'observation 3', 'observation 4'] },
      fight.people[1],
      fight.people[2],
    ],
    dice: [1, 1],
  },
  (play) => {
    play.attacks('arjun', 'deck-3');
    play.picks('arjun', { is: 'use', card: faceNamed('observation 3'), by: 2 });
    play.asked('arjun', 'before-roll');
    play.passes('arjun');
    play.uses('arjun', 'skill:combat-training');
    play.offers('arjun', 'before-roll', [
      { is: 'use', source: 'skill:keen-insight', card: faceNamed('observation 4'), by: 2 },
      { is: 'use', source: 'skill:keen-insight', card: faceNamed('observation 4'), by: -2 },
    ]);
    play.picks('arjun', { is: 'use', by: 2 });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 1, result: 5, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    play.leaves('arjun', 'action');
  },
);

rule(
  '[17.2c] what works once per die roll is spent for its rerolls too, and back for the next roll',
  {
    ...fight,
    people: [
      {
        character: 'beatrice',
        in: 'deck-3',
        hand: ['observation 1', 'observation 2', 'observation 3', 'strength 1'],
        feat: false,
      },
      fight.people[1],
      fight.people[2],
    ],
    dice: [1, 1, 1],
  },
  (play) => {
    const keen = [2, -2].map(
      (by) => ({ is: 'use', source: 'skill:keen-insight', card: faceNamed('observation 3'), by }) as const,
    );
    const almanac = { is: 'use', source: 'item:almanac', card: null, by: null } as const;
    play.attacks('beatrice', 'deck-3').offers('beatrice', 'before-roll', [...keen, almanac]);
    play.uses('beatrice', 'item:almanac').plays('beatrice', 'observation 1');
    play.offers('beatrice', 'before-roll', keen);
    play.passes('beatrice').uses('beatrice', 'skill:combat-training');
    play.offers('beatrice', 'before-roll', keen);
    play.passes('beatrice');
    expect(play.saw('roll').at(-1)).toMatchObject({ result: 2, final: true });
    play.attacks('beatrice', 'deck-3').offers('beatrice', 'before-roll', [...keen, almanac]);
    play.leaves('beatrice', 'before-roll');
  },
);
