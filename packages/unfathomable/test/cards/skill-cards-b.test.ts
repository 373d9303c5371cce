// Strength, will and treachery.
import { type CardName, type Person, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { ItemId, ShipSpace } from '../../src/content/ids';
import { activations, calm, onDeck } from './crisis';

const jamie = { character: 'jamie', in: 'bridge' } as const;
const keilani = { character: 'keilani', in: 'bridge' } as const;

// --- strength

const fighter = (hand: readonly CardName[], items: readonly ItemId[], more: Partial<Scene> = {}): Scene => ({
  people: [{ character: 'arjun', in: 'deck-3', hand, items }, { character: 'jeanne' }, keilani],
  deepOnes: { 'deck-3': 5, 'water-3': 3 },
  ...more,
});
for (const card of ['strength 1', 'strength 2'] as const)
  rule(`combat-training: ${card} rerolls an attack`, fighter([card], [], { dice: [1, 5] }), (play) => {
    play.attacks('arjun', 'deck-3').uses('arjun', 'skill:combat-training');
    expect(play.state.deepOnes['deck-3']).toBe(4);
    play.leaves('arjun', 'action');
  });
rule(
  'combat-training: also that of a Deep One, by anybody',
  calm('accusation', {
    people: [{ character: 'jeanne', in: 'deck-3' }, { ...jamie, hand: ['strength 1'] }, keilani],
    titles: { captain: 'keilani' },
    deepOnes: { 'deck-3': 1 },
    dice: [8, 5],
  }),
  (play) => {
    play.settles('keilani', 0).picks('keilani', { is: 'seat', seat: 2 }).uses('jamie', 'skill:combat-training');
    expect(play.person('jeanne').space).toBe('deck-3');
    play.stops();
  },
);
rule('combat-training: not another roll', { ...fighter(['strength 1', 'influence 5'], []), dice: [2] }, (play) => {
  play.uses('arjun', 'skill:inspiring-speech');
  expect(play.state.dials.sanity).toBe(7);
  expect(play.names('arjun')).toEqual(['strength 1']);
  play.leaves('arjun', 'action');
});

const again = { is: 'yes' } as const;
for (const card of ['strength 3', 'strength 4'] as const)
  rule(
    `rampage: ${card} makes up to 4 attacks in the own space`,
    fighter([card], [], { dice: [4, 4, 3, 4] }),
    (play) => {
      play.uses('arjun', 'skill:rampage').picks('arjun', { is: 'effect', index: 0 });
      play.chooses('arjun', again).chooses('arjun', again).chooses('arjun', again);
      expect(play.saw('attack')).toHaveLength(4);
      expect(play.state.deepOnes).toMatchObject({ 'deck-3': 2, 'water-3': 3 });
      play.leaves('arjun', 'action');
    },
  );
rule('rampage: or fewer', fighter(['strength 3'], [], { dice: [4, 4] }), (play) => {
  play.uses('arjun', 'skill:rampage').picks('arjun', { is: 'effect', index: 0 });
  play.chooses('arjun', again).chooses('arjun', { is: 'no' });
  expect(play.state.deepOnes['deck-3']).toBe(3);
  play.leaves('arjun', 'action');
});
rule(
  'rampage: or up to 3 uses of one weapon',
  fighter(['strength 3'], ['repeating-rifle', 'six-shooter'], { dice: [3, 3, 2] }),
  (play) => {
    play.uses('arjun', 'skill:rampage').picks('arjun', { is: 'effect', index: 1 });
    play.picks('arjun', { is: 'item', item: 'repeating-rifle' }).chooses('arjun', again).chooses('arjun', again);
    expect(play.saw('attack')).toHaveLength(3);
    expect(play.state.deepOnes).toMatchObject({ 'deck-3': 5, 'water-3': 1 });
    play.leaves('arjun', 'action');
  },
);

/** A Deep One hits Jeanne. */
const hit = (jeanne: readonly CardName[], keilanis: readonly CardName[]) =>
  calm('accusation', {
    people: [{ character: 'jeanne', in: 'deck-3', hand: jeanne }, jamie, { ...keilani, hand: keilanis }],
    titles: { captain: 'keilani' },
    deepOnes: { 'deck-3': 1 },
    dice: [6],
  });
rule('shrug-it-off: the own defeat is prevented', hit(['strength 5'], []), (play) => {
  play.settles('keilani', 0).picks('keilani', { is: 'seat', seat: 2 }).uses('jeanne', 'skill:shrug-it-off');
  expect(play.person('jeanne').space).toBe('deck-3');
  expect(play.names('jeanne')).toEqual([]);
  play.stops();
});
rule('shrug-it-off: not that of somebody else', hit([], ['strength 5']), (play) => {
  play.settles('keilani', 0).picks('keilani', { is: 'seat', seat: 2 });
  expect(play.person('jeanne').space).toBe('sick-bay');
  expect(play.names('keilani')).toEqual(['strength 5']);
  play.stops();
});

// --- will

const hoard = ['lore 1', 'lore 2', 'lore 3', 'influence 1', 'influence 2', 'influence 3'] as const;
for (const card of ['will 1', 'will 2'] as const)
  rule(
    `persistence: ${card} turns up to 5 cards into as many of one type`,
    { people: [{ character: 'jeanne', hand: [card, ...hoard] }, jamie, keilani] },
    (play) => {
      play.uses('jeanne', 'skill:persistence');
      expect(play.asked('jeanne', 'discard-cards')).toMatchObject({ min: 0, max: 5 });
      play.plays('jeanne', 'lore 1', 'lore 2', 'influence 1').chooses('jeanne', { is: 'skill', skill: 'observation' });
      expect(play.names('jeanne').slice(0, 3)).toEqual(['lore 3', 'influence 2', 'influence 3']);
      expect(play.saw('drew')).toMatchObject([{ skills: ['observation', 'observation', 'observation'] }]);
      play.leaves('jeanne', 'action');
    },
  );

for (const [card, by, total, result] of [
  ['will 3', 2, 9, 'pass'],
  ['will 4', -2, 5, 'fail'],
] as const)
  rule(
    `determination: ${card} changes a known total by ${by}`,
    calm('flooding-compartment', {
      people: [
        { character: 'jeanne', in: 'boiler-room' },
        { ...jamie, hand: ['strength 5', 'strength 4'] },
        { ...keilani, in: 'brig', hand: [card] },
      ],
      chaos: ['influence 1', 'lore 1', 'lore 2'],
    }),
    (play) => {
      play.nobodyResponds().plays('jamie', 'strength 5', 'strength 4').passes('keilani');
      play.picks('keilani', { is: 'use', source: 'skill:determination', by });
      expect(play.saw('check-result')).toMatchObject([{ result, total }]);
      play.stops();
    },
  );

rule(
  'true-grit: 2 actions instead of one, and only one such card in a turn',
  { people: [{ character: 'jeanne', hand: ['will 5', 'will 5'] }, jamie, keilani], deepOnes: {} },
  (play) => {
    play.uses('jeanne', 'skill:true-grit').moves('jeanne', 'deck-1').moves('jeanne', 'deck-2');
    expect(play.view('jeanne').turn.actionsLeft).toBe(0);
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'skill:true-grit' })).toBe('used-this-turn');
    play.moves('jeanne', 'deck-3');
    expect(play.person('jeanne').space).toBe('deck-3');
    expect(play.saw('step').at(-1)).toEqual({ type: 'step', step: 'mythos' });
    play.stops();
  },
);

// --- treachery

const traitor = (hand: readonly CardName[], space: ShipSpace, more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'jamie', in: space, revealed: 'hybrid', hand } satisfies Person,
    keilani,
    { character: 'jeanne' },
  ],
  deepOnes: {},
  passengers: {},
  damageDeck: ['structural-any'],
  ...more,
});

rule(
  'reinforcements: a Deep One joins the Deep',
  traitor(['treachery 1'], 'deck-1', { deepOnes: { 'the-deep': 2 } }),
  (play) => {
    play.uses('jamie', 'skill:reinforcements');
    expect(play.state.deepOnes['the-deep']).toBe(3);
    play.leaves('jamie', 'action');
  },
);
rule(
  'reinforcements: with 4 there, all monsters of the Deep come up where the traitor likes',
  traitor(['treachery 1'], 'deck-1', { deepOnes: { 'the-deep': 3 }, monarchs: { hydra: 'water-2' } }),
  (play) => {
    play.uses('jamie', 'skill:reinforcements');
    expect(play.asked('jamie', 'choose-space').options).toHaveLength(8);
    play.chooses('jamie', { is: 'space', space: 'water-6' });
    expect(play.state.deepOnes).toMatchObject({ 'the-deep': 0, 'water-6': 4 });
    expect(play.state.monarchs).toEqual({ dagon: 'water-6', hydra: 'water-2' });
    play.leaves('jamie', 'action');
  },
);

const pack = { deepOnes: { 'deck-5': 2, 'water-6': 1, 'water-8': 1 } } as const;
rule('call-to-action: each Deep One in the own space acts', traitor(['treachery 2'], 'deck-5', pack), (play) => {
  play.uses('jamie', 'skill:call-to-action').picks('jamie', { is: 'effect', index: 0 });
  expect(play.state.deepOnes).toMatchObject({ 'deck-5': 0, 'cargo-hold': 2, 'water-6': 1, 'water-8': 1 });
  play.leaves('jamie', 'action');
});
rule('call-to-action: or one anywhere', traitor(['treachery 2'], 'deck-5', pack), (play) => {
  play.uses('jamie', 'skill:call-to-action').picks('jamie', { is: 'effect', index: 1 });
  play.chooses('jamie', { is: 'deep-one', space: 'water-6' });
  expect(play.state.deepOnes).toMatchObject({ 'deck-5': 2, 'water-6': 0, 'deck-6': 1, 'water-8': 1 });
  expect(play.saw('activation').at(-1)).toEqual({ type: 'activation', icon: 'deepOnes', at: 'water-6' });
  play.leaves('jamie', 'action');
});

rule('siren-song: a passenger is risked', traitor(['treachery 3'], 'deck-5', { dice: [7] }), (play) => {
  play.uses('jamie', 'skill:siren-song');
  expect(onDeck(play)).toEqual(['deck-7']);
  play.leaves('jamie', 'action');
});

for (const [room, dials] of [
  ['chapel', { fuel: 8, food: 8, sanity: 7, souls: 8 }],
  ['galley', { fuel: 8, food: 7, sanity: 8, souls: 8 }],
  ['boiler-room', { fuel: 7, food: 8, sanity: 8, souls: 8 }],
  ['cargo-hold', { fuel: 8, food: 8, sanity: 8, souls: 8 }],
] as const)
  rule(
    `ransack: at the start of the action step, and instead of it, in the ${room}`,
    traitor(['treachery 4'], room),
    (play) => {
      play.asked('jamie', 'start-of-action-step');
      play.uses('jamie', 'skill:ransack');
      expect(play.state.dials).toEqual(dials);
      expect(play.state.turn.current).toBe(1);
      play.stops();
    },
  );
rule('ransack: kept, it is no action later', traitor(['treachery 4'], 'galley'), (play) => {
  play.passes('jamie');
  expect(play.canUse('jamie', 'skill:ransack')).toBe(false);
  expect(play.state.dials.food).toBe(8);
  play.leaves('jamie', 'action');
});

rule(
  'perform-rites: instead of the action step Hydra and Dagon act',
  traitor(['treachery 5'], 'galley', { monarchs: { dagon: 'water-5', hydra: 'water-6' } }),
  (play) => {
    play.uses('jamie', 'skill:perform-rites');
    expect(activations(play)).toEqual(['hydra', 'dagon']);
    expect(play.state.damage.placed).toEqual({ galley: 'structural-any' });
    expect(play.state.deepOnes['deck-5']).toBe(2);
    expect(play.state.turn.current).toBe(1);
    play.stops();
  },
);
