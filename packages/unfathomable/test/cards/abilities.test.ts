import { rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { Room } from '../../src/content/ids';
import { calm, damagedRooms } from './crisis';

const jeanne = { character: 'jeanne', in: 'boiler-room' } as const;
const jamie = { character: 'jamie', in: 'bridge' } as const;
const arjun = { character: 'arjun', in: 'bridge' } as const;

const captain = (space: Room) =>
  calm('flooding-compartment', {
    people: [jeanne, jamie, { character: 'keilani', in: space, hand: ['will 4', 'will 1', 'influence 5'] }],
    chaos: ['strength 5', 'will 1', 'lore 1'],
  });
rule('experienced: Keilani adds a card once the total is known, once per check', captain('galley'), (play) => {
  play.nobodyResponds().passes('keilani');
  expect(play.saw('check-revealed')).toMatchObject([{ total: 6 }]);
  play.uses('keilani', 'ability:experienced').plays('keilani', 'will 4');
  expect(play.isAsked('keilani')).toBe(false);
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 10 }]);
  expect(play.names('keilani')).toEqual(['will 1', 'influence 5']);
  play.stops();
});
rule('experienced: a card of another type opposes', captain('galley'), (play) => {
  play.nobodyResponds().passes('keilani').uses('keilani', 'ability:experienced').plays('keilani', 'influence 5');
  play.nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 1 }]);
  play.stops();
});
rule('experienced: not in the Brig', captain('brig'), (play) => {
  play.nobodyResponds().passes('keilani');
  expect(play.canUse('keilani', 'skill:determination')).toBe(true);
  expect(play.canUse('keilani', 'ability:experienced')).toBe(false);
  play.stops();
});

rule(
  'deck-chief: Arjun goes to any deck space, and an action follows, once per turn',
  { people: [arjun, jeanne, jamie] },
  (play) => {
    play.uses('arjun', 'ability:deck-chief');
    play.offers(
      'arjun',
      'choose-space',
      ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((n) => ({ is: 'space', space: `deck-${n}` })),
    );
    play.chooses('arjun', { is: 'space', space: 'deck-8' });
    expect(play.person('arjun').space).toBe('deck-8');
    expect(play.view('arjun').turn.actionsLeft).toBe(1);
    play.moves('arjun', 'galley');
    expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe('used-this-turn');
    play.leaves('arjun', 'action');
  },
);

/** Jamie stokes the boiler. */
const boiler = (engineer: Room, dice: readonly number[]): Scene => ({
  people: [{ ...jamie, in: 'boiler-room', hand: ['strength 2'] }, { ...jeanne, in: engineer }, arjun],
  deepOnes: {},
  damageDeck: ['structural-any'],
  dice,
});
rule(
  'jury-rigger: after anybody’s Boiler Room action, damage buys another space of travel',
  boiler('galley', [8, 5]),
  (play) => {
    play.uses('jamie', 'room:boiler-room').plays('jamie', 'strength 2').uses('jeanne', 'ability:jury-rigger');
    expect(damagedRooms(play)).toEqual(['cargo-hold']);
    expect(play.state.tracks.travel).toBe(2);
    play.leaves('jamie', 'action');
  },
);
rule('jury-rigger: Jeanne may leave it', boiler('galley', [8]), (play) => {
  play.uses('jamie', 'room:boiler-room').plays('jamie', 'strength 2').passes('jeanne');
  expect(damagedRooms(play)).toEqual([]);
  expect(play.state.tracks.travel).toBe(1);
  play.leaves('jamie', 'action');
});
rule('jury-rigger: not in the Brig', boiler('brig', [8]), (play) => {
  play.uses('jamie', 'room:boiler-room').plays('jamie', 'strength 2');
  expect(play.state.tracks.travel).toBe(1);
  play.leaves('jamie', 'action');
});

rule(
  'quick-draw: Jamie uses a weapon, and an action follows, once per turn',
  { people: [{ ...jamie, in: 'deck-3' }, jeanne, arjun], deepOnes: { 'water-3': 2 }, dice: [3] },
  (play) => {
    play.uses('jamie', 'ability:quick-draw');
    expect(play.state.deepOnes['water-3']).toBe(1);
    expect(play.view('jamie').turn.actionsLeft).toBe(1);
    play.idles('jamie');
    expect(play.blockedBecause('jamie', { is: 'use', source: 'ability:quick-draw' })).toBe('used-this-turn');
    play.leaves('jamie', 'action');
  },
);

/** A Deep One hits Jeanne. */
const wounded = (surgeon: Room) =>
  calm('too-many-bodies', {
    people: [
      { ...jeanne, in: 'deck-3' },
      jamie,
      { character: 'svetlana', in: surgeon, feat: false, hand: ['lore 1', 'will 2'] },
    ],
    titles: { captain: 'jamie' },
    deepOnes: { 'deck-3': 1 },
    dice: [6],
  });
rule('healing-words: a discarded lore card prevents the defeat of any character', wounded('galley'), (play) => {
  play.settles('jamie', 0).uses('svetlana', 'ability:healing-words');
  expect(play.asked('svetlana', 'discard-cards').options).toHaveLength(1);
  play.plays('svetlana', 'lore 1');
  expect(play.person('jeanne').space).toBe('deck-3');
  expect(play.names('svetlana')).toEqual(['will 2']);
  play.stops();
});
rule('healing-words: from the Brig as well', wounded('brig'), (play) => {
  play.settles('jamie', 0).uses('svetlana', 'ability:healing-words').plays('svetlana', 'lore 1');
  expect(play.person('jeanne').space).toBe('deck-3');
  play.stops();
});
rule('healing-words: Svetlana may leave it', wounded('galley'), (play) => {
  play.settles('jamie', 0).passes('svetlana');
  expect(play.person('jeanne').space).toBe('sick-bay');
  play.stops();
});

const reckoning = (space: Room) =>
  calm('missing-jewelry', {
    people: [{ character: 'beatrice', in: space, feat: false }, jeanne, jamie],
    titles: { captain: 'jamie' },
    mythos: ['missing-jewelry', 'too-many-bodies'],
  });
rule(
  'predictive-analytics: in her own Mythos step Beatrice picks one of 2 cards, the other goes below',
  reckoning('chapel'),
  (play) => {
    play.uses('beatrice', 'ability:predictive-analytics');
    play.offers('beatrice', 'sort-top', [
      { is: 'mythos', mythos: 'missing-jewelry' },
      { is: 'mythos', mythos: 'too-many-bodies' },
    ]);
    play.chooses('beatrice', { is: 'mythos', mythos: 'too-many-bodies' });
    expect(play.saw('mythos')).toMatchObject([{ card: 'too-many-bodies' }]);
    expect(play.state.mythos.deck[0]?.card).toBe('missing-jewelry');
    play.leaves('jamie', 'crisis-option');
  },
);
rule('predictive-analytics: she may take what comes', reckoning('chapel'), (play) => {
  play.passes('beatrice');
  expect(play.saw('mythos')).toMatchObject([{ card: 'missing-jewelry' }]);
  play.leaves('jamie', 'crisis-option');
});
rule('predictive-analytics: not in the Brig', reckoning('brig'), (play) => {
  expect(play.saw('mythos')).toMatchObject([{ card: 'missing-jewelry' }]);
  play.stops();
});
rule(
  'predictive-analytics: not in somebody else’s Mythos step',
  { ...reckoning('chapel'), current: 'jeanne' },
  (play) => {
    expect(play.saw('mythos')).toMatchObject([{ card: 'missing-jewelry' }]);
    play.leaves('jamie', 'crisis-option');
  },
);

const gamble = (space: Room, dice: readonly number[]): Scene => ({
  people: [
    { ...arjun, in: 'deck-3' },
    { character: 'edmund', in: space, feat: false, hand: ['will 1', 'lore 1'] },
    jeanne,
  ],
  deepOnes: { 'deck-3': 1 },
  dice,
});
rule('fortunate-son: any discarded card rerolls any die, again and again', gamble('galley', [1, 2, 5]), (play) => {
  play.attacks('arjun', 'deck-3').uses('edmund', 'ability:fortunate-son').plays('edmund', 'will 1');
  play.uses('edmund', 'ability:fortunate-son').plays('edmund', 'lore 1');
  expect(play.state.deepOnes['deck-3']).toBe(0);
  expect(play.names('edmund')).toEqual([]);
  play.leaves('arjun', 'action');
});
rule('fortunate-son: Edmund may leave it', gamble('galley', [1]), (play) => {
  play.attacks('arjun', 'deck-3').passes('edmund');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});
rule('fortunate-son: not in the Brig', gamble('brig', [1]), (play) => {
  play.attacks('arjun', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});

const oath = (dice: readonly number[]): Scene => ({
  people: [{ character: 'ishmael', in: 'galley', hand: ['lore 3', 'will 1'] }, jeanne, jamie],
  monarchs: { dagon: 'water-3', hydra: 'water-6' },
  deepOnes: {},
  dice,
});
rule('first-oath-of-dagon: a lore card and a roll of 7 together send a monarch to the Deep', oath([4]), (play) => {
  play.uses('ishmael', 'ability:first-oath-of-dagon').plays('ishmael', 'lore 3');
  play.chooses('ishmael', { is: 'monarch', monarch: 'hydra' });
  expect(play.state.monarchs).toEqual({ dagon: 'water-3', hydra: 'the-deep' });
  expect(play.names('ishmael')).toEqual(['will 1']);
  play.leaves('ishmael', 'action');
});
rule('first-oath-of-dagon: with 6 it may be moved to an adjacent water space', oath([3]), (play) => {
  play.uses('ishmael', 'ability:first-oath-of-dagon').plays('ishmael', 'lore 3');
  play.chooses('ishmael', { is: 'monarch', monarch: 'dagon' });
  play.offers('ishmael', 'choose-space', [
    { is: 'space', space: 'water-3' },
    { is: 'space', space: 'water-1' },
    { is: 'space', space: 'water-5' },
  ]);
  play.chooses('ishmael', { is: 'space', space: 'water-5' });
  expect(play.state.monarchs.dagon).toBe('water-5');
  play.leaves('ishmael', 'action');
});
rule('first-oath-of-dagon: or left there', oath([3]), (play) => {
  play.uses('ishmael', 'ability:first-oath-of-dagon').plays('ishmael', 'lore 3');
  play.chooses('ishmael', { is: 'monarch', monarch: 'dagon' }).chooses('ishmael', { is: 'space', space: 'water-3' });
  expect(play.state.monarchs.dagon).toBe('water-3');
  play.leaves('ishmael', 'action');
});
rule(
  'first-oath-of-dagon: not while both are in the Deep',
  { ...oath([]), monarchs: { dagon: 'the-deep', hydra: 'the-deep' } },
  (play) => {
    expect(play.blockedBecause('ishmael', { is: 'use', source: 'ability:first-oath-of-dagon' })).toBe('condition');
    play.leaves('ishmael', 'action');
  },
);

const student = (space: Room): Scene => ({
  people: [{ character: 'william', in: space, feat: false }, jeanne, jamie],
  spells: ['heal', 'foresee'],
});
rule('occult-training: the top spell stays on top, and an action follows, once per turn', student('chapel'), (play) => {
  play.uses('william', 'ability:occult-training').chooses('william', { is: 'spell', spell: 'heal' });
  expect(play.state.spells.deck.at(-1)?.card).toBe('heal');
  expect(play.view('william').turn.actionsLeft).toBe(1);
  play.idles('william');
  expect(play.blockedBecause('william', { is: 'use', source: 'ability:occult-training' })).toBe('used-this-turn');
  play.leaves('william', 'action');
});
rule('occult-training: or it goes to the bottom', student('chapel'), (play) => {
  play.uses('william', 'ability:occult-training').passes('william');
  expect(play.state.spells.deck.at(-1)?.card).toBe('foresee');
  expect(play.state.spells.deck[0]?.card).toBe('heal');
  play.leaves('william', 'action');
});
rule('occult-training: not in the Brig', student('brig'), (play) => {
  expect(play.blockedBecause('william', { is: 'use', source: 'ability:occult-training' })).toBe('in-the-brig');
  play.leaves('william', 'action');
});

const stowaway = (
  space: Room,
  items: readonly ['starbuck', ...('plimsolls' | 'shotgun' | 'binoculars' | 'kitchen-knife')[]],
): Scene => ({
  people: [{ character: 'samira', in: space, items }, { ...jeanne, in: 'cargo-hold' }, jamie],
  itemDeck: ['pocket-pistol'],
});
rule(
  'scavenger: Samira draws an item and may give one to a human here, once per turn',
  stowaway('cargo-hold', ['starbuck']),
  (play) => {
    play.uses('samira', 'ability:scavenger').chooses('samira', { is: 'yes' });
    play.offers('samira', 'choose-item', [
      { is: 'give', item: 'starbuck', from: 0, to: 1 },
      { is: 'give', item: 'pocket-pistol', from: 0, to: 1 },
    ]);
    play.picks('samira', { is: 'give', item: 'pocket-pistol' });
    expect(play.person('samira').items).toEqual(['starbuck']);
    expect(play.person('jeanne').items).toEqual(['tool-kit', 'pocket-pistol']);
    expect(play.blockedBecause('samira', { is: 'use', source: 'ability:scavenger' })).toBe('used-this-turn');
    play.leaves('samira', 'action');
  },
);
rule('scavenger: or keep it', stowaway('cargo-hold', ['starbuck']), (play) => {
  play.uses('samira', 'ability:scavenger').chooses('samira', { is: 'no' });
  expect(play.person('samira').items).toEqual(['starbuck', 'pocket-pistol']);
  play.leaves('samira', 'action');
});
rule(
  'scavenger: not with 5 items',
  stowaway('cargo-hold', ['starbuck', 'plimsolls', 'shotgun', 'binoculars', 'kitchen-knife']),
  (play) => {
    expect(play.blockedBecause('samira', { is: 'use', source: 'ability:scavenger' })).toBe('condition');
    play.leaves('samira', 'action');
  },
);
rule(
  'scavenger: with 4 items still',
  stowaway('cargo-hold', ['starbuck', 'plimsolls', 'shotgun', 'binoculars']),
  (play) => {
    expect(play.canUse('samira', 'ability:scavenger')).toBe(true);
    play.leaves('samira', 'action');
  },
);
rule('scavenger: not in the Brig', stowaway('brig', ['starbuck']), (play) => {
  expect(play.blockedBecause('samira', { is: 'use', source: 'ability:scavenger' })).toBe('in-the-brig');
  play.leaves('samira', 'action');
});
