import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

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
  '[1.10] the limit is on the card: once used it stays used in the hands of another player',
  {
    people: [
      { character: 'arjun', in: 'bridge', items: ['plimsolls'], hand: ['influence 1'] },
      { character: 'jeanne', in: 'deck-1' },
      { character: 'jamie', in: 'galley' },
    ],
    mythos: ['food-rationing'],
    deepOnes: {},
  },
  (play) => {
    play.uses('arjun', 'item:plimsolls').chooses('arjun', { is: 'space', space: 'deck-1' });
    play.chooses('arjun', { is: 'trade' }).picks('arjun', { is: 'give', item: 'plimsolls', to: play.seat('jeanne') });
    play.chooses('jeanne', { is: 'yes' });
    play.uses('arjun', 'skill:coordinated-effort').chooses('arjun', { is: 'seat', seat: play.seat('jeanne') });
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'item:plimsolls' })).toBe('used-this-turn');
    play.chooses('jeanne', { is: 'pass' }).settles('arjun', 1);
    expect(play.state.turn.current).toBe(play.seat('jeanne'));
    expect(play.canUse('jeanne', 'item:plimsolls')).toBe(true); // a new turn
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[1.10] one True Grit in a turn, whoever holds the other one',
  {
    people: [
      { character: 'arjun', in: 'bridge', hand: ['will 5', 'influence 1'] },
      { character: 'jeanne', in: 'deck-1', hand: ['will 5'] },
      { character: 'jamie', in: 'galley' },
    ],
  },
  (play) => {
    play.uses('arjun', 'skill:true-grit').chooses('arjun', { is: 'pass' });
    play.uses('arjun', 'skill:coordinated-effort').chooses('arjun', { is: 'seat', seat: play.seat('jeanne') });
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'skill:true-grit' })).toBe('used-this-turn');
    play.leaves('jeanne', 'action');
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
