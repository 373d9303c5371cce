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

const perfectNumber = (where: 'chapel' | 'brig') =>
  ({
    people: [{ character: 'jeanne', in: 'deck-3' }, { character: 'beatrice', in: where }, { character: 'jamie' }],
    deepOnes: { 'deck-3': 1 },
    dice: [1],
  }) as const;

rule('[1.6] [X.1] with Perfect Number no die is rolled: Beatrice names the result', perfectNumber('chapel'), (play) => {
  play.attacks('jeanne', 'deck-3');
  play.uses('beatrice', 'feat:perfect-number').chooses('beatrice', { is: 'number', number: 8 });
  expect(play.state.rigged).toEqual([1]); // still waiting for a roll
  expect(play.saw('roll-set')).toEqual([{ type: 'roll-set', by: play.seat('beatrice'), result: 8 }]);
  expect(play.state.deepOnes['deck-3']).toBe(0);
  expect(play.person('beatrice').feat).toBe(false);
  play.leaves('jeanne', 'action');
});

rule('[X.1] in the Brig Beatrice cannot, and the die is rolled', perfectNumber('brig'), (play) => {
  play.attacks('jeanne', 'deck-3');
  expect(play.state.rigged).toEqual([]);
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('jeanne', 'action');
});

rule(
  '[1.6] a passenger who would be defeated is rescued instead: nothing is lost and the token is not turned over',
  {
    people: [{ character: 'arjun' }, { character: 'jeanne' }, { character: 'svetlana', in: 'deck-5', feat: false }],
    step: 'mythos',
    mythos: ['food-rationing'],
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['two-souls'] },
  },
  (play) => {
    play.settles('arjun', 1);
    expect(play.state.passengers.deck['deck-3']).toEqual(['two-souls']); // not yet
    play.uses('svetlana', 'item:travel-pharmacy').picks('svetlana', { is: 'effect', index: 1 });
    expect(play.state.passengers.deck['deck-3']).toEqual([]);
    expect(play.state.passengers.removed).toEqual([]);
    expect(play.state.dials.souls).toBe(8);
    expect(play.saw('passenger-defeated')).toEqual([]);
    play.stops();
  },
);

rule(
  '[1.7] only the player who looks at hidden cards sees them',
  {
    people: [{ character: 'william' }, { character: 'jeanne' }, { character: 'svetlana' }],
    spells: ['heal', 'flesh-ward'],
  },
  (play) => {
    play.uses('william', 'ability:occult-training').picks('william', { is: 'spell', spell: 'heal' });
    expect(play.view('william').known).toEqual([{ deck: 'spell', at: 0, card: 'heal' }]);
    expect(play.saw('looked', 'william')[0]?.cards).toEqual(['heal']);
    for (const other of ['jeanne', 'svetlana', 'spectator'] as const) {
      expect(play.view(other).known).toEqual([]);
      expect(play.saw('looked', other)).toEqual([
        { type: 'looked', seat: play.seat('william'), deck: 'spell', count: 1 },
      ]);
    }
    play.leaves('william', 'action');
  },
);

rule(
  '[1.8] what the state of the game prevents is skipped: those who lack cards discard what they have',
  {
    people: [{ character: 'jeanne' }, { character: 'jamie' }, { character: 'arjun', hand: ['lore 1'] }],
    step: 'mythos',
    mythos: ['accusation'],
    chaos: ['lore 2', 'will 2'],
    deepOnes: {},
  },
  (play) => {
    const hand = [...play.person('arjun').hand];
    play.settles('arjun', 1); // Captain and current player discard 2 each, then treachery joins the chaos deck
    expect(play.saw('discarded')).toEqual([{ type: 'discarded', seat: play.seat('arjun'), cards: hand }]);
    expect(play.state.chaos).toHaveLength(4);
    play.stops();
  },
);

rule(
  '[1.9] "then" waits for what comes before, but does not need it to succeed',
  {
    people: [{ character: 'jeanne' }, { character: 'arjun' }, { character: 'jamie' }],
    step: 'mythos',
    mythos: ['dinghy-launch'],
    passengers: {},
    passengersLeft: 0,
    deepOnes: {},
    dice: [4],
  },
  (play) => {
    play.settles('arjun', 0);
    expect(play.saw('risked')).toEqual([]); // there is nobody to risk
    expect(play.state.dials.sanity).toBe(7); // and still the die is rolled
    play.stops();
  },
);

rule(
  '[1.9] the second part comes after the first one has resolved',
  {
    people: [{ character: 'jeanne' }, { character: 'arjun' }, { character: 'jamie' }],
    step: 'mythos',
    mythos: ['dinghy-launch'],
    passengers: {},
    deepOnes: {},
    dice: [6, 4],
  },
  (play) => {
    play.settles('arjun', 0);
    const parts = play.events().map(({ type }) => type);
    expect(parts.indexOf('risked')).toBeGreaterThan(0);
    expect(parts.indexOf('resource')).toBeGreaterThan(parts.indexOf('risked'));
    expect(play.state.passengers.deck['deck-6']).toHaveLength(1);
    play.stops();
  },
);

const deckChief = {
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', hand: ['influence 1', 'influence 2'] },
    { character: 'jamie' },
  ],
  mythos: ['food-rationing'],
  deepOnes: {},
} as const;

rule(
  '[1.10] [1.10b] "limit once per turn" covers the whole ability, the action it grants included',
  deckChief,
  (play) => {
    play.uses('arjun', 'ability:deck-chief').chooses('arjun', { is: 'space', space: 'deck-3' });
    expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe('used-this-turn');
    play.moves('arjun', 'galley');
    expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe('used-this-turn');
    play.moves('arjun', 'bridge');
    play.leaves('arjun', 'crisis-option'); // the ability gave one action, not two
  },
);

rule(
  '[1.10] [1.10a] [X.2] used on his own turn, Deck Chief can be used once more on the next player’s turn',
  deckChief,
  (play) => {
    play.uses('arjun', 'ability:deck-chief').chooses('arjun', { is: 'space', space: 'deck-3' });
    play.chooses('arjun', { is: 'pass' }).chooses('arjun', { is: 'pass' });
    play.settles('arjun', 1);
    expect(play.state.turn.current).toBe(play.seat('jeanne'));
    play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    play.uses('arjun', 'ability:deck-chief').chooses('arjun', { is: 'space', space: 'deck-4' });
    play.chooses('arjun', { is: 'pass' });
    expect(play.person('arjun').space).toBe('deck-4');
    play.uses('jeanne', 'skill:coordinated-effort').chooses('jeanne', { is: 'seat', seat: play.seat('arjun') });
    expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe('used-this-turn');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[1.11] a mythos card gives its abilities exactly while it lies in a play area',
  {
    people: [
      { character: 'william', in: 'deck-3', kept: ['sacrifice-deep-one'], feat: false },
      { character: 'jeanne', in: 'deck-3' },
      { character: 'jamie' },
    ],
    deepOnes: { 'deck-3': 2 },
    dice: [6],
  },
  (play) => {
    play.uses('william', 'mythos:sacrifice-deep-one');
    expect(play.state.deepOnes['deck-3']).toBe(1);
    expect(play.state.tracks.ritual).toBe(2);
    expect(play.person('william').kept).toEqual([]);
    expect(play.state.mythos.discard).toContain('sacrifice-deep-one');
    expect(play.canUse('william', 'mythos:sacrifice-deep-one')).toBe(false);
    play.leaves('william', 'action');
  },
);

rule(
  '[1.11] a kept card stays, with its ability, as long as nothing takes it away',
  {
    people: [
      { character: 'william', in: 'deck-3', kept: ['sacrifice-deep-one'], feat: false },
      { character: 'jeanne', in: 'deck-3' },
      { character: 'jamie' },
    ],
    deepOnes: { 'deck-3': 2 },
    dice: [5],
  },
  (play) => {
    play.uses('william', 'mythos:sacrifice-deep-one');
    expect(play.state.deepOnes['deck-3']).toBe(2);
    expect(play.canUse('william', 'mythos:sacrifice-deep-one')).toBe(true);
    play.leaves('william', 'action');
  },
);
