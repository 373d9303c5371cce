import { type Person, type Play, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { ItemId, Skill } from '../../src/content/ids';
import type { Source } from '../../src/model/source';
import { calm, damagedRooms, onDeck, treacheryInChaos } from './crisis';

const jeanne = { character: 'jeanne', in: 'boiler-room' } as const;
const jamie = { character: 'jamie', in: 'bridge' } as const;

/** Why an item cannot be used now. */
const blocked = (play: Play, who: 'arjun' | 'keilani' | 'jamie', source: Source) =>
  play.blockedBecause(who, { is: 'use', source });

// --- starting items

rule(
  'speaking-trumpet: all passengers here and in adjacent spaces are rescued',
  {
    people: [{ character: 'keilani', in: 'deck-3' }, jeanne, jamie],
    passengers: { 'deck-3': ['x', 'soul'], 'deck-1': ['soul'], 'deck-6': ['soul'] },
    deepOnes: {},
  },
  (play) => {
    play.uses('keilani', 'item:speaking-trumpet');
    expect(onDeck(play)).toEqual(['deck-6']);
    expect(play.state.passengers.supply).toHaveLength(8);
    play.leaves('keilani', 'action');
  },
);
rule(
  'speaking-trumpet: not without a passenger in reach',
  { people: [{ character: 'keilani', in: 'deck-3' }, jeanne, jamie], passengers: { 'deck-6': ['soul'] } },
  (play) => {
    expect(blocked(play, 'keilani', 'item:speaking-trumpet')).toBe('no-passenger-here');
    play.leaves('keilani', 'action');
  },
);

const fight = (item: ItemId, dice: readonly number[], more: Partial<Scene> = {}): Scene => ({
  people: [{ character: 'arjun', in: 'deck-3', items: [item] }, jeanne, { character: 'keilani' }],
  deepOnes: { 'deck-3': 1 },
  dice,
  ...more,
});
rule('six-shooter: an attack with +2, so that a 2 is enough', fight('six-shooter', [2]), (play) => {
  play.uses('arjun', 'item:six-shooter');
  expect(play.state.deepOnes['deck-3']).toBe(0);
  play.leaves('arjun', 'action');
});
rule('six-shooter: but not a 1', fight('six-shooter', [1]), (play) => {
  play.uses('arjun', 'item:six-shooter');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});
rule('six-shooter: only in the own space', fight('six-shooter', [], { deepOnes: { 'water-3': 1 } }), (play) => {
  expect(blocked(play, 'arjun', 'item:six-shooter')).toBe('no-enemy-here');
  play.leaves('arjun', 'action');
});

const pharmacy = (space: 'deck-1' | 'deck-8') =>
  calm('too-many-bodies', {
    people: [{ character: 'svetlana', in: space, feat: false }, jeanne, jamie],
    titles: { captain: 'jamie' },
    deepOnes: { 'deck-3': 1 },
    passengers: { 'deck-3': ['two-souls'] },
  });
rule('travel-pharmacy: a passenger nearby is rescued instead of defeated, for 1 food', pharmacy('deck-1'), (play) => {
  play.settles('jamie', 0).uses('svetlana', 'item:travel-pharmacy').picks('svetlana', { is: 'effect', index: 0 });
  expect(play.state.dials).toMatchObject({ food: 8 - 1 - 1, souls: 8 });
  expect(onDeck(play)).toEqual([]);
  expect(play.state.passengers.supply).toContain('two-souls');
  expect(play.person('svetlana').items).toEqual(['travel-pharmacy']);
  play.stops();
});
rule('travel-pharmacy: or for the item itself', pharmacy('deck-1'), (play) => {
  play.settles('jamie', 0).uses('svetlana', 'item:travel-pharmacy').picks('svetlana', { is: 'effect', index: 1 });
  expect(play.state.dials).toMatchObject({ food: 8 - 1, souls: 8 });
  expect(play.state.passengers.supply).toContain('two-souls');
  expect(play.person('svetlana').items).toEqual([]);
  expect(play.state.items.removed).toContain('travel-pharmacy');
  play.stops();
});
rule('travel-pharmacy: not for a passenger farther away', pharmacy('deck-8'), (play) => {
  play.settles('jamie', 0);
  expect(play.state.passengers.removed).toEqual(['two-souls']);
  expect(play.state.dials.souls).toBe(6);
  play.stops();
});

const workshop = { people: [{ ...jeanne, hand: ['will 1'] }, jamie, { character: 'arjun' }], deepOnes: {} } as const;
rule(
  'tool-kit: the own space is repaired and no card is discarded',
  { ...workshop, damaged: ['boiler-room'] },
  (play) => {
    play.uses('jeanne', 'item:tool-kit');
    expect(play.state.damage.placed).toEqual({});
    expect(play.state.damage.deck).toHaveLength(9);
    expect(play.names('jeanne')).toEqual(['will 1']);
    play.leaves('jeanne', 'action');
  },
);
rule('tool-kit: not in an undamaged space', { ...workshop, damaged: ['galley'] }, (play) => {
  expect(play.blockedBecause('jeanne', { is: 'use', source: 'item:tool-kit' })).toBe('not-damaged');
  play.leaves('jeanne', 'action');
});

const sniper = { deepOnes: { 'deck-3': 1, 'water-3': 1, 'deck-1': 1, 'deck-8': 1 } } as const;
rule(
  'repeating-rifle: an attack on an adjacent space, water included, with +1',
  fight('repeating-rifle', [3], sniper),
  (play) => {
    play.uses('arjun', 'item:repeating-rifle');
    play.offers('arjun', 'choose-enemy', [
      { is: 'deep-one', space: 'deck-1' },
      { is: 'deep-one', space: 'water-3' },
    ]);
    play.chooses('arjun', { is: 'deep-one', space: 'water-3' });
    expect(play.state.deepOnes).toMatchObject({ 'water-3': 0, 'deck-1': 1, 'deck-3': 1 });
    play.leaves('arjun', 'action');
  },
);
rule('repeating-rifle: a 2 misses', fight('repeating-rifle', [2], sniper), (play) => {
  play.uses('arjun', 'item:repeating-rifle').chooses('arjun', { is: 'deep-one', space: 'water-3' });
  expect(play.state.deepOnes['water-3']).toBe(1);
  play.leaves('arjun', 'action');
});

const banisher = {
  people: [{ character: 'william', in: 'chapel', hand: ['lore 3', 'will 1'] }, jeanne, jamie],
  deepOnes: { 'deck-3': 2 },
} as const;
rule('elder-sign-amulet: the action of a lore card is resolved twice', banisher, (play) => {
  play.uses('william', 'skill:lesser-banishment').chooses('william', { is: 'space', space: 'water-3' });
  play.uses('william', 'item:elder-sign-amulet').chooses('william', { is: 'space', space: 'water-5' });
  expect(play.state.deepOnes).toMatchObject({ 'deck-3': 0, 'water-3': 0, 'water-5': 2 });
  expect(play.names('william')).toEqual(['will 1']);
  play.leaves('william', 'action');
});
rule('elder-sign-amulet: or once', banisher, (play) => {
  play
    .uses('william', 'skill:lesser-banishment')
    .chooses('william', { is: 'space', space: 'water-3' })
    .passes('william');
  expect(play.state.deepOnes['water-3']).toBe(2);
  play.leaves('william', 'action');
});
rule(
  'elder-sign-amulet: the action of another type is not',
  { ...banisher, people: [{ character: 'william', hand: ['will 1', 'will 2'] }, jeanne, jamie] },
  (play) => {
    play.picks('william', { is: 'use', source: 'skill:persistence' }).passes('william');
    play.leaves('william', 'action');
  },
);

const scholar = {
  people: [
    { character: 'jamie', in: 'deck-3', items: [] },
    { character: 'beatrice', feat: false, hand: ['observation 2', 'observation 1', 'will 1'] },
    jeanne,
  ],
  deepOnes: { 'deck-3': 1 },
  dice: [2],
} as const;
rule('almanac: before a roll, the value of a discarded observation card is added, once', scholar, (play) => {
  play.attacks('jamie', 'deck-3').uses('beatrice', 'item:almanac');
  expect(play.asked('beatrice', 'discard-cards').options).toHaveLength(2);
  play.plays('beatrice', 'observation 2');
  expect(play.isAsked('beatrice')).toBe(false);
  expect(play.saw('roll').at(-1)).toMatchObject({ natural: 2, result: 4 });
  expect(play.state.deepOnes['deck-3']).toBe(0);
  expect(play.names('beatrice')).toEqual(['observation 1', 'will 1']);
  play.leaves('jamie', 'action');
});

const shepherd = {
  people: [{ character: 'ishmael', in: 'galley' }, jeanne, jamie],
  deepOnes: { galley: 3 },
} as const;
rule(
  'book-of-dagon: all Deep Ones here go to one adjacent space, and an action follows, once per turn',
  shepherd,
  (play) => {
    play.uses('ishmael', 'item:book-of-dagon');
    play.offers(
      'ishmael',
      'choose-space',
      (['deck-6', 'captains-cabin', 'cargo-hold', 'boiler-room'] as const).map((space) => ({ is: 'space', space })),
    );
    play.chooses('ishmael', { is: 'space', space: 'deck-6' });
    expect(play.state.deepOnes).toMatchObject({ galley: 0, 'deck-6': 3 });
    expect(play.view('ishmael').turn.actionsLeft).toBe(1); // that action is extra
    play.moves('ishmael', 'deck-6');
    expect(play.view('ishmael').turn.actionsLeft).toBe(0);
    expect(play.blockedBecause('ishmael', { is: 'use', source: 'item:book-of-dagon' })).toBe('used-this-turn');
    play.leaves('ishmael', 'action');
  },
);

const ringbearer = (hand: NonNullable<Person['hand']>) =>
  calm('flooding-compartment', {
    people: [jeanne, { character: 'edmund', in: 'galley', feat: false }, { ...jamie, hand }],
    chaos: ['influence 1', 'lore 1', 'lore 2'],
  });
rule(
  'lucky-ring: +2 to a total; if the check passes, 2 treachery join the chaos deck',
  ringbearer(['strength 5', 'will 4']),
  (play) => {
    play.nobodyResponds().plays('jamie', 'strength 5', 'will 4').uses('edmund', 'item:lucky-ring').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 9 }]);
    expect(treacheryInChaos(play)).toBe(2);
    play.stops();
  },
);
rule('lucky-ring: if it fails all the same, none do', ringbearer(['strength 5', 'will 3', 'lore 1']), (play) => {
  play.nobodyResponds().plays('jamie', 'strength 5', 'will 3').uses('edmund', 'item:lucky-ring').nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 8 }]);
  expect(treacheryInChaos(play)).toBe(0);
  play.stops();
});

const cat = (dice: readonly number[]): Scene => ({
  people: [{ character: 'samira', in: 'deck-3' }, jeanne, jamie],
  deepOnes: { 'deck-3': 2 },
  dice,
});
rule('starbuck: an attack in the own space, and an action follows, once per turn', cat([4]), (play) => {
  play.uses('samira', 'item:starbuck');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  expect(play.view('samira').turn.actionsLeft).toBe(1);
  play.idles('samira');
  expect(play.view('samira').turn.actionsLeft).toBe(0);
  expect(play.blockedBecause('samira', { is: 'use', source: 'item:starbuck' })).toBe('used-this-turn');
  play.leaves('samira', 'action');
});
rule('starbuck: a 3 is too little', cat([3]), (play) => {
  play.uses('samira', 'item:starbuck');
  expect(play.state.deepOnes['deck-3']).toBe(2);
  play.leaves('samira', 'action');
});
const rescuer = calm('too-many-bodies', {
  people: [{ character: 'samira', in: 'deck-3' }, jeanne, jamie],
  titles: { captain: 'jamie' },
  deepOnes: { 'deck-3': 1 },
  dice: [6],
});
rule('starbuck: removed, it prevents the defeat of its owner', rescuer, (play) => {
  play.settles('jamie', 0).uses('samira', 'item:starbuck');
  expect(play.person('samira').space).toBe('deck-3');
  expect(play.person('samira').items).toEqual([]);
  expect(play.state.items.removed).toContain('starbuck');
  play.stops();
});
rule('starbuck: if it is not, the owner is defeated and keeps it', rescuer, (play) => {
  play.settles('jamie', 0).passes('samira');
  expect(play.person('samira').space).toBe('sick-bay');
  expect(play.person('samira').items).toEqual(['starbuck']);
  play.stops();
});

// --- the deck

rule('pocket-pistol: an attack that may be rerolled once', fight('pocket-pistol', [3, 4]), (play) => {
  play.uses('arjun', 'item:pocket-pistol').uses('arjun', 'item:pocket-pistol');
  expect(play.state.deepOnes['deck-3']).toBe(0);
  play.leaves('arjun', 'action');
});
rule('pocket-pistol: and not twice', fight('pocket-pistol', [3, 3, 4]), (play) => {
  play.uses('arjun', 'item:pocket-pistol').uses('arjun', 'item:pocket-pistol');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});
rule('pocket-pistol: the first roll may stand', fight('pocket-pistol', [4]), (play) => {
  play.uses('arjun', 'item:pocket-pistol').passes('arjun');
  expect(play.state.deepOnes['deck-3']).toBe(0);
  play.leaves('arjun', 'action');
});

function improvement(item: ItemId, skill: Skill): void {
  rule(
    `${item}: its owner draws one more ${skill} card in Receive Skills`,
    { people: [{ ...jamie, items: [item] }, jeanne, { character: 'arjun' }], step: 'receive' },
    (play) => {
      const drawn = play.saw('drew')[0]?.skills ?? [];
      expect([...drawn].sort()).toEqual(['strength', 'strength', 'strength', 'will', 'will', skill].sort());
      play.leaves('jamie', 'action');
    },
  );
  rule(
    `${item}: not in the Brig`,
    { people: [{ ...jamie, in: 'brig', items: [item] }, jeanne, { character: 'arjun' }], step: 'receive' },
    (play) => {
      expect(play.saw('drew')[0]?.skills).toHaveLength(5);
      play.leaves('jamie', 'action');
    },
  );
}
improvement('fine-clothes', 'influence');
improvement('mystical-text', 'lore');
improvement('binoculars', 'observation');
improvement('medicine-ball', 'strength');
improvement('treasured-memento', 'will');

const bomber = {
  people: [
    { character: 'arjun', in: 'chapel', items: ['jam-tin-grenade'] },
    { ...jeanne, in: 'deck-3' },
    { character: 'jamie', in: 'deck-3', revealed: 'hybrid' },
    { character: 'keilani', in: 'cargo-hold' },
  ],
  deepOnes: { 'deck-3': 2, 'cargo-hold': 1 },
  passengers: { 'deck-3': ['soul'] },
  damageDeck: ['structural-any'],
} as const;
rule('jam-tin-grenade: all Deep Ones, characters and passengers in an adjacent space are defeated', bomber, (play) => {
  play.uses('arjun', 'item:jam-tin-grenade').chooses('arjun', { is: 'space', space: 'deck-3' });
  expect(play.state.deepOnes['deck-3']).toBe(0);
  expect(play.person('jeanne').space).toBe('sick-bay');
  expect(play.person('jamie').space).toBe('brig');
  expect(onDeck(play)).toEqual([]);
  expect(play.state.dials.souls).toBe(7);
  expect(damagedRooms(play)).toEqual([]);
  expect(play.person('arjun').items).toEqual([]);
  expect(play.state.items.removed).toContain('jam-tin-grenade');
  play.leaves('arjun', 'action');
});
rule('jam-tin-grenade: an undamaged room is damaged', bomber, (play) => {
  play.uses('arjun', 'item:jam-tin-grenade').chooses('arjun', { is: 'space', space: 'cargo-hold' });
  expect(play.state.deepOnes['cargo-hold']).toBe(0);
  expect(play.person('keilani').space).toBe('sick-bay');
  expect(damagedRooms(play)).toEqual(['cargo-hold']);
  play.leaves('arjun', 'action');
});
rule(
  'jam-tin-grenade: a damaged one is not, nor another in its place',
  { ...bomber, damaged: ['cargo-hold'] },
  (play) => {
    play.uses('arjun', 'item:jam-tin-grenade').chooses('arjun', { is: 'space', space: 'cargo-hold' });
    expect(play.state.deepOnes['cargo-hold']).toBe(0);
    expect(damagedRooms(play)).toEqual([]);
    play.leaves('arjun', 'action');
  },
);

rule('kitchen-knife: the attack action has +1, so that a 3 is enough', fight('kitchen-knife', [3]), (play) => {
  play.attacks('arjun', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(0);
  play.leaves('arjun', 'action');
});
rule('kitchen-knife: a 2 is not', fight('kitchen-knife', [2]), (play) => {
  play.attacks('arjun', 'deck-3');
  expect(play.state.deepOnes['deck-3']).toBe(1);
  play.leaves('arjun', 'action');
});
rule(
  'kitchen-knife: it adds nothing to other weapons',
  fight('kitchen-knife', [3], {
    people: [{ character: 'arjun', in: 'deck-3', items: ['kitchen-knife', 'pocket-pistol'] }, jeanne, jamie],
  }),
  (play) => {
    play.uses('arjun', 'item:pocket-pistol').passes('arjun');
    expect(play.state.deepOnes['deck-3']).toBe(1);
    play.leaves('arjun', 'action');
  },
);

rule(
  'plimsolls: a step to an adjacent ship space, and an action follows, once per turn',
  fight('plimsolls', []),
  (play) => {
    play.uses('arjun', 'item:plimsolls');
    play.offers(
      'arjun',
      'choose-space',
      (['deck-1', 'deck-5', 'chapel'] as const).map((space) => ({ is: 'space', space })),
    );
    play.chooses('arjun', { is: 'space', space: 'deck-5' });
    expect(play.person('arjun').space).toBe('deck-5');
    expect(play.view('arjun').turn.actionsLeft).toBe(1);
    play.idles('arjun');
    expect(blocked(play, 'arjun', 'item:plimsolls')).toBe('used-this-turn');
    play.leaves('arjun', 'action');
  },
);

const crowd = { deepOnes: { 'deck-3': 3 } } as const;
rule('shotgun: an attack with +1 for each enemy in the space', fight('shotgun', [1], crowd), (play) => {
  play.uses('arjun', 'item:shotgun');
  expect(play.saw('roll').at(-1)).toMatchObject({ natural: 1, result: 4 });
  expect(play.state.deepOnes['deck-3']).toBe(2);
  play.leaves('arjun', 'action');
});
rule(
  'shotgun: revealed traitors count, too',
  fight('shotgun', [3], {
    people: [
      { character: 'arjun', in: 'deck-3', items: ['shotgun'] },
      jeanne,
      { character: 'jamie', in: 'deck-3', revealed: 'hybrid' },
    ],
    deepOnes: { 'deck-3': 2 },
  }),
  (play) => {
    play.uses('arjun', 'item:shotgun').picks('arjun', { is: 'seat', seat: 2 });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 3, result: 6 });
    expect(play.person('jamie').space).toBe('brig');
    play.leaves('arjun', 'action');
  },
);
