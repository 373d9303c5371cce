import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

rule(
  '[0.2] a card goes before the rules: a rifle reaches into the next space',
  {
    people: [{ character: 'jamie', in: 'bridge' }, { character: 'arjun' }, { character: 'jeanne' }],
    deepOnes: { 'deck-1': 1 },
    dice: [3],
  },
  (play) => {
    expect(play.blockedBecause('jamie', { is: 'attack' })).toBe('no-enemy-here'); // as the rules have it
    play.uses('jamie', 'item:repeating-rifle');
    expect(play.state.deepOnes['deck-1']).toBe(0);
    play.leaves('jamie', 'action');
  },
);

const astralTravel = {
  people: [
    { character: 'william', in: 'chapel' },
    { character: 'jeanne', in: 'galley' },
    { character: 'arjun', in: 'brig' },
  ],
  spells: ['astral-travel', 'heal'],
  deepOnes: { galley: 1 },
  dice: [8],
} as const;

rule(
  '[0.2] [0.3] a card replaces what it contradicts and nothing else: people may be put into the Brig, Deep Ones may not',
  astralTravel,
  (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'astral-travel' });
    play.chooses('william', { is: 'space', space: 'galley' });
    expect(play.canChoose('william', { is: 'space', space: 'brig' })).toBe(true);
    play.chooses('william', { is: 'space', space: 'brig' });
    expect(play.person('jeanne').space).toBe('brig');
    play.asked('william', 'relocate'); // the Deep One
    expect(play.canChoose('william', { is: 'space', space: 'brig' })).toBe(false);
    expect(play.canChoose('william', { is: 'space', space: 'sick-bay' })).toBe(false);
    expect(play.canChoose('william', { is: 'space', space: 'bridge' })).toBe(true);
    play.passes('william');
    play.leaves('william', 'action');
  },
);

rule(
  '[0.3] a rifle shot is still an attack: a Deep One takes 4 or more',
  {
    people: [{ character: 'jamie', in: 'bridge' }, { character: 'arjun' }, { character: 'jeanne' }],
    deepOnes: { 'deck-1': 1 },
    dice: [2],
  },
  (play) => {
    play.uses('jamie', 'item:repeating-rifle');
    expect(play.saw('roll').at(-1)).toMatchObject({ result: 3, atLeast: 4 });
    expect(play.state.deepOnes['deck-1']).toBe(1);
    play.leaves('jamie', 'action');
  },
);

rule(
  '[1.2] "you" is whoever resolves the card, also on another player’s turn',
  {
    people: [
      { character: 'jeanne', hand: ['influence 1'] },
      { character: 'arjun', hand: ['observation 1'] },
      { character: 'jamie' },
    ],
  },
  (play) => {
    play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    play.uses('arjun', 'skill:watch-and-learn');
    play.scenario.expectAsked(play.seat('arjun'));
    play.chooses('arjun', [
      { is: 'skill', skill: 'lore' },
      { is: 'skill', skill: 'will' },
    ]);
    expect(play.saw('drew')).toEqual([{ type: 'drew', seat: play.seat('arjun'), skills: ['lore', 'will'] }]);
    expect(play.person('jeanne').hand).toEqual([]);
    play.leaves('jeanne', 'action');
  },
);

/** 2 cards from the chaos deck and 2 from Svetlana make 12, enough for the Rat Infestation. */
const rats = {
  people: [{ character: 'jeanne' }, { character: 'svetlana', hand: ['influence 2'] }, { character: 'william' }],
  titles: { captain: 'svetlana' },
  step: 'mythos',
  mythos: ['rat-infestation'],
  chaos: ['influence 5', 'observation 5'],
  dials: { food: 5, sanity: 5 },
} as const;

rule('[1.2a] in a crisis that is a check, "you" is the current player', rats, (play) => {
  play.nobodyResponds().plays('svetlana', 'influence 2');
  play.offers('jeanne', 'may', [{ is: 'yes' }, { is: 'no' }]);
  play.chooses('jeanne', { is: 'yes' });
  expect(play.state.dials).toMatchObject({ food: 6, sanity: 4 });
  play.stops();
});

rule('[1.4] what one may do, one may leave', rats, (play) => {
  play.nobodyResponds().plays('svetlana', 'influence 2');
  play.chooses('jeanne', { is: 'no' });
  expect(play.state.dials).toMatchObject({ food: 5, sanity: 5 });
  expect(play.saw('declined')).toHaveLength(1);
  play.stops();
});

rule(
  '[1.2a] in a choice crisis "you" is whoever chooses',
  {
    people: [
      { character: 'jeanne', hand: ['lore 5'] },
      { character: 'svetlana' },
      { character: 'william', hand: ['lore 1', 'lore 2'] },
    ],
    step: 'mythos',
    mythos: ['poisoned-food'],
    dice: [6],
  },
  (play) => {
    play.settles('william', 0);
    play.scenario.expectAsked(play.seat('william'));
    play.plays('william', 'lore 1');
    expect(play.saw('roll').at(-1)?.by).toBe(play.seat('william'));
    expect(play.person('william').hand).toHaveLength(1);
    expect(play.state.dials.souls).toBe(8); // 6 + 1
    play.stops();
  },
);

rule(
  '[1.3] "cannot" is absolute: no weapon, card or granted action lets a peacemaker attack',
  {
    people: [
      {
        character: 'arjun',
        in: 'deck-3',
        items: ['six-shooter', 'kitchen-knife'],
        kept: ['the-peacemaker'],
        hand: ['strength 3'],
      },
      { character: 'jeanne', hand: ['influence 1'] },
      { character: 'jamie' },
    ],
    deepOnes: { 'deck-3': 1 },
    current: 'jeanne',
  },
  (play) => {
    play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    expect(play.canChoose('arjun', { is: 'attack' })).toBe(false);
    expect(play.blockedBecause('arjun', { is: 'attack' })).toBe('cannot-attack');
    expect(play.blockedBecause('arjun', { is: 'use', source: 'item:six-shooter' })).toBe('cannot-attack');
    expect(play.blockedBecause('arjun', { is: 'use', source: 'skill:rampage' })).toBe('cannot-attack');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[1.3] while no Deep One may enter the interior, none is driven from one room into another',
  {
    people: [{ character: 'william', hand: ['lore 3'], items: [] }, { character: 'jeanne' }, { character: 'jamie' }],
    deepOnes: { 'boiler-room': 1 },
    also: (state) => {
      state.turn.barred = true;
    },
  },
  (play) => {
    play.uses('william', 'skill:lesser-banishment');
    play.offers('william', 'choose-space', [
      { is: 'space', space: 'deck-7' },
      { is: 'space', space: 'deck-8' },
    ]);
    play.leaves('william', 'choose-space');
  },
);

for (const [supply, fuel, outcome] of [
  [3, 9, 'with three passengers risked there is fuel'],
  [2, 8, 'two are risked in vain'],
] as const)
  rule(
    `[1.5] "risk 3 passengers to gain 1 fuel": ${outcome}`,
    {
      people: [{ character: 'arjun' }, { character: 'jeanne' }, { character: 'jamie' }],
      step: 'mythos',
      mythos: ['improvised-fuel-source'],
      passengers: {},
      passengersLeft: supply,
      deepOnes: {},
      dice: [1, 1, 1],
    },
    (play) => {
      play.settles('arjun', 0);
      expect(play.saw('risked')).toHaveLength(supply);
      expect(play.state.dials.fuel).toBe(fuel);
      play.stops();
    },
  );

rule(
  '[1.5] a cost in cards that nobody holds cannot be paid, so the ability is not offered',
  {
    people: [
      { character: 'arjun', in: 'boiler-room', hand: ['lore 5'] },
      { character: 'jeanne' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'use', source: 'room:boiler-room' })).toBe('cannot-pay');
    play.leaves('arjun', 'action');
  },
);
