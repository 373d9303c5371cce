import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

rule(
  '[1.14] around every roll: abilities before it, the roll, abilities after it, and only then the outcome',
  {
    people: [
      { character: 'jeanne', in: 'deck-3' },
      { character: 'svetlana', in: 'chapel', feat: false, hand: ['observation 3'] },
      { character: 'edmund', in: 'chapel', hand: ['will 1'] },
    ],
    deepOnes: { 'deck-3': 1 },
    dice: [4, 5],
  },
  (play) => {
    const [insight = -1] = play.person('svetlana').hand;
    play.attacks('jeanne', 'deck-3');
    play.offers('svetlana', 'before-roll', [
      { is: 'use', source: 'skill:keen-insight', card: insight, by: 2 },
      { is: 'use', source: 'skill:keen-insight', card: insight, by: -2 },
    ]);
    expect(play.saw('roll')).toEqual([]);
    play.passes('svetlana');
    expect(play.saw('roll')).toMatchObject([{ natural: 4, final: false }]);
    play.asked('edmund', 'after-roll');
    expect(play.state.deepOnes['deck-3']).toBe(1); // 4 would do, but nothing has happened yet
    play.uses('edmund', 'ability:fortunate-son').plays('edmund', 'will 1');
    play.asked('svetlana', 'before-roll');
    play.picks('svetlana', { is: 'use', source: 'skill:keen-insight', by: -2 });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 5, result: 3, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(1);
    play.leaves('jeanne', 'action');
  },
);

for (const [purpose, scene] of [
  ['risk', { mythos: ['dinghy-launch'], option: 0 }],
  ['effect', { mythos: ['transformation'], option: 1 }],
  ['surface', { mythos: ['improvised-fuel-source'], option: 1 }],
] as const)
  rule(
    `[1.14] a roll of the kind "${purpose}" can be answered like any other`,
    {
      people: [
        { character: 'arjun' },
        { character: 'jeanne', hand: ['observation 3'] },
        { character: 'edmund', feat: false, hand: ['will 1'] },
      ],
      step: 'mythos',
      mythos: scene.mythos,
      deepOnes: { 'the-deep': 2 },
      passengers: {},
      dice: [6],
    },
    (play) => {
      play.settles('arjun', scene.option);
      play.asked('jeanne', 'before-roll');
      expect(play.view('jeanne').roll).toMatchObject({ purpose, natural: null });
      play.picks('jeanne', { is: 'use', source: 'skill:keen-insight', by: -2 });
      play.asked('edmund', 'after-roll');
      expect(play.view('jeanne').roll).toMatchObject({ natural: 6, result: 4 });
      play.passes('edmund');
      if (purpose === 'risk') expect(play.state.passengers.deck['deck-4']).toHaveLength(1);
      if (purpose === 'effect') expect(play.state.dials.sanity).toBe(7);
      if (purpose === 'surface') expect(play.state.monarchs.hydra).toBe('water-1');
      play.stops();
    },
  );

const visions = {
  people: [
    { character: 'jeanne', hand: ['lore 1'] },
    { character: 'svetlana', hand: ['observation 5'] },
    { character: 'william', hand: ['lore 5'] },
  ],
  step: 'mythos',
  mythos: ['horrific-visions'],
  chaos: ['influence 1', 'observation 1', 'will 1', 'will 1'],
} as const;

rule('[1.15] before anybody adds cards to a check, everybody may use abilities for that moment', visions, (play) => {
  play.asked('svetlana', 'before-check');
  play.asked('william', 'before-check');
  expect(play.view('jeanne').check).toMatchObject({ contributions: [], pileCount: 0 });
  play.uses('svetlana', 'skill:preparation').passes('william');
  play.asked('william', 'before-check'); // the check has changed, so he may think again
  play.passes('william');
  play.asked('william', 'contribute');
  expect(play.view('jeanne').check).toMatchObject({ pileCount: 0, withoutChaos: true });
  play.stops();
});

rule('[1.16a] when several want to respond at once, the current player says who goes first', visions, (play) => {
  play.uses('svetlana', 'skill:preparation').uses('william', 'skill:forced-learning');
  play.offers('jeanne', 'respond-order', [
    { is: 'seat', seat: play.seat('svetlana') },
    { is: 'seat', seat: play.seat('william') },
  ]);
  play.scenario.expectAsked(play.seat('jeanne'));
  expect(play.saw('used')).toEqual([]);
  play.chooses('jeanne', { is: 'seat', seat: play.seat('william') });
  play.uses('william', 'skill:forced-learning').chooses('william', { is: 'skill', skill: 'influence' });
  expect(play.saw('check-changed')).toMatchObject([{ seat: play.seat('william'), skill: 'influence' }]);
  play.asked('svetlana', 'before-check');
  play.stops();
});

rule('[1.16c] whoever is given the opportunity may still pass, and the others get theirs', visions, (play) => {
  play.uses('svetlana', 'skill:preparation').uses('william', 'skill:forced-learning');
  play.chooses('jeanne', { is: 'seat', seat: play.seat('svetlana') });
  play.scenario.expectAsked(play.seat('svetlana'));
  play.passes('svetlana');
  expect(play.saw('used')).toEqual([]);
  expect(play.person('svetlana').hand).toHaveLength(1);
  play.scenario.expectAsked(play.seat('william'));
  play.uses('william', 'skill:forced-learning').chooses('william', { is: 'skill', skill: 'influence' });
  expect(play.saw('check-changed')).toMatchObject([{ seat: play.seat('william') }]);
  play.stops();
});
