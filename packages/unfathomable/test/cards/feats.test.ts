import { rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { Room } from '../../src/content/ids';
import { calm, onDeck } from './crisis';

const jeanne = { character: 'jeanne', in: 'boiler-room' } as const;
const jamie = { character: 'jamie', in: 'bridge' } as const;
const arjun = { character: 'arjun', in: 'bridge' } as const;

const leader = { people: [jeanne, jamie, { character: 'keilani' }] } as const;
rule(
  'unconventional-leader: Keilani gives up 1 of any resource instead of choosing; the icons follow',
  calm('missing-jewelry', leader),
  (play) => {
    play.uses('keilani', 'feat:unconventional-leader');
    play.offers(
      'keilani',
      'choose-resource',
      (['fuel', 'food', 'sanity', 'souls'] as const).map((resource) => ({ is: 'resource', resource })),
    );
    play.chooses('keilani', { is: 'resource', resource: 'fuel' });
    expect(play.state.dials).toEqual({ fuel: 7, food: 8, sanity: 8, souls: 8 });
    expect(play.saw('crisis-skipped')).toEqual([{ type: 'crisis-skipped', card: 'missing-jewelry', why: 'feat' }]);
    expect(play.saw('activation')).toEqual([{ type: 'activation', icon: 'hydra' }]);
    expect(play.state.tracks.travel).toBe(1);
    expect(play.person('keilani').feat).toBe(false);
    play.stops();
  },
);
rule('unconventional-leader: also instead of a combination', calm('bucket-brigade', leader), (play) => {
  play.uses('keilani', 'feat:unconventional-leader').chooses('keilani', { is: 'resource', resource: 'souls' });
  expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 7 });
  expect(play.saw('check')).toEqual([]);
  play.stops();
});
rule(
  'unconventional-leader: not where somebody else chooses',
  calm('missing-jewelry', { ...leader, titles: { captain: 'jamie' } }),
  (play) => {
    expect(play.isAsked('keilani')).toBe(false);
    expect(play.asked('jamie', 'crisis-option').options).toHaveLength(2);
    play.stops();
  },
);

const martyr = { people: [jeanne, { ...jamie, hand: ['will 1'] }, arjun] } as const;
for (const [result, food] of [
  ['pass', 8],
  ['partial', 7],
  ['fail', 6],
] as const)
  rule(
    `self-sacrifice: Arjun is defeated and decrees a ${result}, and nobody adds a card`,
    calm('food-stores-raid', martyr),
    (play) => {
      play.uses('arjun', 'feat:self-sacrifice');
      play.offers(
        'arjun',
        'check-result',
        (['pass', 'partial', 'fail'] as const).map((each) => ({ is: 'result', result: each })),
      );
      play.chooses('arjun', { is: 'result', result });
      expect(play.person('arjun').space).toBe('sick-bay');
      expect(play.state.dials.food).toBe(food);
      expect(play.saw('chaos-added')).toEqual([]);
      expect(play.saw('contributed')).toEqual([]);
      expect(play.person('arjun').feat).toBe(false);
      play.stops();
    },
  );
rule('self-sacrifice: a partial pass only where the card has one', calm('hull-leak', martyr), (play) => {
  play.uses('arjun', 'feat:self-sacrifice');
  play.offers('arjun', 'check-result', [
    { is: 'result', result: 'pass' },
    { is: 'result', result: 'fail' },
  ]);
  play.stops();
});
rule(
  'self-sacrifice: a decreed Ritual Coordination advances exactly 1 space',
  calm('ritual-coordination', martyr),
  (play) => {
    const keeper = play.scene.people[play.state.titles.keeper]?.character ?? 'jeanne';
    play.settles(keeper, 0).uses('arjun', 'feat:self-sacrifice').chooses('arjun', { is: 'result', result: 'pass' });
    expect(play.state.tracks.ritual).toBe(1);
    play.stops();
  },
);
rule(
  'self-sacrifice: for the check of a kept Memory of the Deep as well',
  {
    people: [{ character: 'william', in: 'chapel', kept: ['memory-of-the-deep'] }, jamie, arjun],
    deepOnes: {},
  },
  (play) => {
    play.uses('william', 'mythos:memory-of-the-deep').uses('arjun', 'feat:self-sacrifice');
    play.chooses('arjun', { is: 'result', result: 'pass' });
    expect(play.person('william').kept).toEqual([]);
    expect(play.person('arjun').space).toBe('sick-bay');
    play.leaves('william', 'action');
  },
);
rule(
  'self-sacrifice: not for the check of a room',
  { people: [{ ...jeanne, in: 'captains-cabin' }, { ...jamie, hand: ['will 1'] }, arjun], deepOnes: {} },
  (play) => {
    play.uses('jeanne', 'room:captains-cabin').picks('jeanne', { is: 'seat', seat: 1 });
    expect(play.isAsked('arjun')).toBe(false);
    play.leaves('jamie', 'contribute');
  },
);

const engine = { people: [jeanne, jamie, arjun], deepOnes: {} } as const;
rule('full-steam-ahead: 1 fuel for 2 spaces of travel', engine, (play) => {
  play.uses('jeanne', 'feat:full-steam-ahead');
  expect(play.state.dials.fuel).toBe(7);
  expect(play.state.tracks.travel).toBe(2);
  play.leaves('jeanne', 'action');
});
rule(
  'full-steam-ahead: even in a Boiler Room that is damaged and occupied',
  { ...engine, damaged: ['boiler-room'], deepOnes: { 'boiler-room': 1 } },
  (play) => {
    play.uses('jeanne', 'feat:full-steam-ahead');
    expect(play.state.tracks.travel).toBe(2);
    play.leaves('jeanne', 'action');
  },
);

rule(
  'arrest-order: Jamie sends another character of his space to the Brig, human or traitor',
  { people: [jamie, arjun, { character: 'samira', in: 'bridge', revealed: 'hybrid' }, jeanne] },
  (play) => {
    play.uses('jamie', 'feat:arrest-order');
    play.offers('jamie', 'choose-character-here', [
      { is: 'seat', seat: 1 },
      { is: 'seat', seat: 2 },
    ]);
    play.chooses('jamie', { is: 'seat', seat: 1 });
    expect(play.person('arjun').space).toBe('brig');
    expect(play.state.titles.captain).toBe(play.seat('jeanne'));
    play.leaves('jamie', 'action');
  },
);
rule('arrest-order: not alone', { people: [jamie, { ...arjun, in: 'galley' }, jeanne] }, (play) => {
  expect(play.blockedBecause('jamie', { is: 'use', source: 'feat:arrest-order' })).toBe('condition');
  play.leaves('jamie', 'action');
});

/** A Deep One hits Jeanne, another one a passenger. */
const wounded = (surgeon: Room) =>
  calm('too-many-bodies', {
    people: [{ ...jeanne, in: 'deck-3' }, jamie, { character: 'svetlana', in: surgeon }],
    titles: { captain: 'jamie' },
    deepOnes: { 'deck-3': 1, 'deck-8': 1 },
    passengers: { 'deck-8': ['two-souls'] },
    dice: [6],
  });
rule('medical-intervention: the defeat of a character is prevented', wounded('galley'), (play) => {
  play.settles('jamie', 0).chooses('jeanne', { is: 'rest' }).uses('svetlana', 'feat:medical-intervention');
  expect(play.person('jeanne').space).toBe('deck-3');
  expect(play.person('svetlana').feat).toBe(false);
  expect(play.state.passengers.removed).toEqual(['two-souls']);
  play.stops();
});
rule('medical-intervention: or that of a passenger, who stays on deck', wounded('galley'), (play) => {
  play.settles('jamie', 0).chooses('jeanne', { is: 'rest' }).passes('svetlana');
  expect(play.person('jeanne').space).toBe('sick-bay');
  play.uses('svetlana', 'feat:medical-intervention');
  expect(onDeck(play)).toEqual(['deck-8']);
  expect(play.state.dials.souls).toBe(8);
  play.stops();
});
rule('medical-intervention: not from the Brig', wounded('brig'), (play) => {
  play.settles('jamie', 0).chooses('jeanne', { is: 'rest' });
  expect(play.person('jeanne').space).toBe('sick-bay');
  expect(play.state.passengers.removed).toEqual(['two-souls']);
  expect(play.person('svetlana').feat).toBe(true);
  play.stops();
});

rule(
  'perfect-number: the die is set; modifiers still count, rerolls do not',
  {
    people: [
      { ...arjun, in: 'deck-3', items: ['kitchen-knife'], hand: ['strength 1'] },
      { character: 'beatrice', in: 'galley' },
      jeanne,
    ],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    play.attacks('arjun', 'deck-3').uses('beatrice', 'feat:perfect-number');
    play.offers(
      'beatrice',
      'choose-number',
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ is: 'number', number })),
    );
    play.chooses('beatrice', { is: 'number', number: 3 });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 3, result: 4, final: true });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    expect(play.names('arjun')).toEqual(['strength 1']);
    play.leaves('arjun', 'action');
  },
);

const jinx = calm('missing-jewelry', {
  people: [jeanne, jamie, { character: 'edmund' }],
  titles: { captain: 'jamie' },
  mythos: ['missing-jewelry', 'class-struggle'],
});
rule('uncanny-fortune: the drawn mythos card is discarded and another one drawn', jinx, (play) => {
  play.uses('edmund', 'feat:uncanny-fortune');
  expect(play.state.mythos.discard).toEqual(['missing-jewelry']);
  expect(play.state.mythos.drawn).toBe('class-struggle');
  expect(play.person('edmund').feat).toBe(false);
  play.leaves('jamie', 'crisis-option');
});
rule('uncanny-fortune: or it stays', jinx, (play) => {
  play.passes('edmund');
  expect(play.state.mythos.drawn).toBe('missing-jewelry');
  expect(play.person('edmund').feat).toBe(true);
  play.leaves('jamie', 'crisis-option');
});

rule(
  'deep-one-ancestry: Ishmael alone sees all loyalty cards of another player',
  { people: [{ character: 'ishmael' }, { ...jamie, loyalty: ['human', 'hybrid'] }, jeanne] },
  (play) => {
    play.uses('ishmael', 'feat:deep-one-ancestry').chooses('ishmael', { is: 'seat', seat: 1 });
    expect(play.saw('loyalty-seen', 'ishmael')).toMatchObject([{ by: 0, of: 1, cards: ['human', 'hybrid'] }]);
    expect(play.saw('loyalty-seen', 'jeanne')).toEqual([{ type: 'loyalty-seen', by: 0, of: 1 }]);
    play.leaves('ishmael', 'action');
  },
);

const caster: Scene = {
  people: [{ character: 'william', in: 'chapel' }, jamie, { character: 'ishmael' }],
  spells: ['raise-the-dead'],
  dials: { souls: 6 },
};
rule('quick-cast: the Keeper resolves the top spell, and an action follows', caster, (play) => {
  play.uses('william', 'feat:quick-cast');
  expect(play.saw('spell')).toMatchObject([{ spell: 'raise-the-dead' }]);
  expect(play.state.dials).toMatchObject({ sanity: 7, souls: 8 });
  expect(play.view('william').turn.actionsLeft).toBe(1);
  expect(play.canUse('william', 'title:keeper')).toBe(true);
  play.leaves('william', 'action');
});
rule('quick-cast: not without the title', { ...caster, titles: { keeper: 'ishmael' } }, (play) => {
  expect(play.blockedBecause('william', { is: 'use', source: 'feat:quick-cast' })).toBe('condition');
  play.leaves('william', 'action');
});

const equipped = calm('flooding-compartment', {
  people: [
    jeanne,
    { ...jamie, hand: ['strength 5', 'will 4'] },
    { character: 'samira', items: ['starbuck', 'plimsolls'] },
  ],
  chaos: ['influence 1', 'lore 1', 'lore 2'],
});
rule('well-equipped: a total changes by up to the number of Samira’s items', equipped, (play) => {
  play.nobodyResponds().plays('jamie', 'strength 5', 'will 4');
  play.offers(
    'samira',
    'after-total',
    [2, 1, -1, -2].map((by) => ({ is: 'use', source: 'feat:well-equipped', card: null, by })),
  );
  play.picks('samira', { is: 'use', by: 2 });
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 9 }]);
  expect(play.person('samira').feat).toBe(false);
  play.stops();
});
rule('well-equipped: up or down', equipped, (play) => {
  play.nobodyResponds().plays('jamie', 'strength 5', 'will 4').picks('samira', { is: 'use', by: -1 });
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 6 }]);
  play.stops();
});
