import { type CardName, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { Room, Skill } from '../../src/content/ids';
import { onDeck } from './crisis';

const jamie = { character: 'jamie', in: 'bridge' } as const;
const jeanneIn = (space: Room, hand: readonly CardName[], more: Partial<Scene> = {}): Scene => ({
  people: [{ character: 'jeanne', in: space, hand }, jamie, { character: 'ishmael', in: 'galley' }],
  deepOnes: {},
  passengers: {},
  ...more,
});

const lookout = jeanneIn('bridge', [], {
  mythos: ['hull-leak', 'infection'],
  waypoints: ['reef', 'iceberg'],
  dice: [3],
});
rule('bridge: a passenger is risked for a look at 2 mythos cards, one on top and one below', lookout, (play) => {
  play.uses('jeanne', 'room:bridge');
  expect(onDeck(play)).toEqual(['deck-3']);
  play.chooses('jeanne', { is: 'deck', deck: 'mythos' }).chooses('jeanne', { is: 'mythos', mythos: 'infection' });
  expect(play.state.mythos.deck.at(-1)?.card).toBe('infection');
  expect(play.state.mythos.deck[0]?.card).toBe('hull-leak');
  play.leaves('jeanne', 'action');
});
rule('bridge: or at 2 waypoints', lookout, (play) => {
  play.uses('jeanne', 'room:bridge').chooses('jeanne', { is: 'deck', deck: 'waypoint' });
  play.chooses('jeanne', { is: 'waypoint', waypoint: 'reef' });
  expect(play.state.waypoints.deck.at(-1)?.card).toBe('reef');
  expect(play.state.waypoints.deck[0]?.card).toBe('iceberg');
  play.leaves('jeanne', 'action');
});

const praying = (dice: readonly number[]) => jeanneIn('chapel', ['lore 2', 'influence 1'], { ritual: 1, dice });
rule('chapel: the ritual falls back', praying([]), (play) => {
  play.uses('jeanne', 'room:chapel').picks('jeanne', { is: 'effect', index: 0 });
  expect(play.state.tracks.ritual).toBe(0);
  play.leaves('jeanne', 'action');
});
for (const [die, lost] of [
  [4, 1],
  [5, 0],
] as const)
  rule(`chapel: or it advances for a lore card: 2 and a ${die} cost ${lost} sanity`, praying([die]), (play) => {
    play.uses('jeanne', 'room:chapel').picks('jeanne', { is: 'effect', index: 1 });
    expect(play.asked('jeanne', 'discard-cards').options).toHaveLength(1);
    play.plays('jeanne', 'lore 2');
    expect(play.state.tracks.ritual).toBe(2);
    expect(play.state.dials.sanity).toBe(8 - lost);
    play.leaves('jeanne', 'action');
  });
rule(
  'chapel: without a lore card it can only fall back',
  jeanneIn('chapel', ['influence 1'], { ritual: 1 }),
  (play) => {
    play.uses('jeanne', 'room:chapel');
    play.offers('jeanne', 'choose-effect', [{ is: 'effect', source: 'room:chapel', index: 0 }]);
    play.leaves('jeanne', 'choose-effect');
  },
);

const chaos = ['strength 1', 'will 1', 'will 2', 'will 2'] as const;
const accusing = (hand: readonly CardName[]) => jeanneIn('captains-cabin', hand, { chaos });
rule(
  'captains-cabin: a check of 8 with influence and observation sends a human to the Brig',
  accusing(['influence 5', 'observation 5']),
  (play) => {
    play.uses('jeanne', 'room:captains-cabin');
    play.offers('jeanne', 'choose-human', [
      { is: 'seat', seat: 1 },
      { is: 'seat', seat: 2 },
    ]);
    play.chooses('jeanne', { is: 'seat', seat: 2 }).nobodyResponds().plays('jeanne', 'influence 5', 'observation 5');
    expect(play.saw('check')).toMatchObject([{ target: 8, partial: null, skills: ['influence', 'observation'] }]);
    expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 8 }]);
    expect(play.person('ishmael').space).toBe('brig');
    play.leaves('jeanne', 'action');
  },
);
rule('captains-cabin: with 7 nobody goes', accusing(['influence 5', 'observation 4']), (play) => {
  play.uses('jeanne', 'room:captains-cabin').chooses('jeanne', { is: 'seat', seat: 2 }).nobodyResponds();
  play.plays('jeanne', 'influence 5', 'observation 4').nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 7 }]);
  expect(play.person('ishmael').space).toBe('galley');
  play.leaves('jeanne', 'action');
});

rule(
  'cargo-hold: of the top 2 items one is kept, the other goes below',
  jeanneIn('cargo-hold', [], { itemDeck: ['shotgun', 'plimsolls'] }),
  (play) => {
    play.uses('jeanne', 'room:cargo-hold');
    play.offers('jeanne', 'choose-item', [
      { is: 'item', item: 'shotgun', owner: null },
      { is: 'item', item: 'plimsolls', owner: null },
    ]);
    play.picks('jeanne', { is: 'item', item: 'plimsolls' });
    expect(play.person('jeanne').items).toEqual(['tool-kit', 'plimsolls']);
    expect(play.state.items.deck[0]?.card).toBe('shotgun');
    play.leaves('jeanne', 'action');
  },
);

const drawing = (skills: readonly Skill[]) => skills.map((skill) => ({ is: 'skill' as const, skill }));
for (const [die, lost] of [
  [4, 1],
  [5, 0],
] as const)
  rule(
    `galley: 5 cards of any types, and a ${die} costs ${lost} food`,
    jeanneIn('galley', [], { dice: [die] }),
    (play) => {
      play.uses('jeanne', 'room:galley');
      expect(play.asked('jeanne', 'draw-skills')).toMatchObject({ min: 0, max: 5 });
      play.chooses('jeanne', drawing(['lore', 'lore', 'will', 'influence', 'strength'])).nobodyResponds();
      expect(play.names('jeanne')).toHaveLength(5);
      expect(play.state.dials.food).toBe(8 - lost);
      play.leaves('jeanne', 'action');
    },
  );
rule('galley: or fewer, with less danger', jeanneIn('galley', [], { dice: [2] }), (play) => {
  play
    .uses('jeanne', 'room:galley')
    .chooses('jeanne', drawing(['lore', 'will']))
    .nobodyResponds();
  expect(play.names('jeanne')).toHaveLength(2);
  expect(play.state.dials.food).toBe(8);
  play.leaves('jeanne', 'action');
});

for (const [die, lost] of [
  [3, 1],
  [4, 0],
] as const)
  rule(
    `boiler-room: the ship moves on for a strength card: 3 and a ${die} cost ${lost} fuel`,
    jeanneIn('boiler-room', ['strength 3', 'will 1'], { dice: [die] }),
    (play) => {
      play.uses('jeanne', 'room:boiler-room');
      expect(play.asked('jeanne', 'discard-cards').options).toHaveLength(1);
      play.plays('jeanne', 'strength 3').nobodyResponds();
      expect(play.state.tracks.travel).toBe(1);
      expect(play.state.dials.fuel).toBe(8 - lost);
      play.leaves('jeanne', 'action');
    },
  );
rule('boiler-room: not without a strength card', jeanneIn('boiler-room', ['will 1']), (play) => {
  expect(play.blockedBecause('jeanne', { is: 'use', source: 'room:boiler-room' })).toBe('cannot-pay');
  play.leaves('jeanne', 'action');
});

rule(
  'sick-bay: a single card of the own set in Receive Skills, and no action',
  jeanneIn('sick-bay', [], { step: 'receive' }),
  (play) => {
    play.offers('jeanne', 'receive-one', drawing(['influence', 'observation', 'strength']));
    play.chooses('jeanne', { is: 'skill', skill: 'strength' });
    expect(play.names('jeanne')).toHaveLength(1);
    expect(play.usable('jeanne').filter((source) => source.startsWith('room:'))).toEqual([]);
    play.stops();
  },
);

const locked: Scene = {
  people: [
    { character: 'jeanne', in: 'brig', hand: ['lore 5'] },
    jamie,
    { character: 'ishmael', in: 'galley', hand: ['strength 4', 'strength 1'] },
  ],
  deepOnes: {},
  chaos: ['influence 1', 'will 1', 'will 2', 'will 2'],
};
rule('brig: a check of 8 with lore and strength leads to any ship space', locked, (play) => {
  play.uses('jeanne', 'room:brig').nobodyResponds();
  play.plays('ishmael', 'strength 4', 'strength 1').plays('jeanne', 'lore 5').nobodyResponds();
  expect(play.saw('check')).toMatchObject([{ target: 8, partial: null, skills: ['lore', 'strength'] }]);
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 8 }]);
  expect(play.asked('jeanne', 'choose-space').options).toHaveLength(14);
  play.chooses('jeanne', { is: 'space', space: 'deck-7' });
  expect(play.person('jeanne').space).toBe('deck-7');
  play.leaves('jeanne', 'action');
});
rule('brig: with 7 nobody gets out', locked, (play) => {
  play.uses('jeanne', 'room:brig').nobodyResponds();
  play.plays('ishmael', 'strength 4').plays('jeanne', 'lore 5').nobodyResponds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 7 }]);
  expect(play.person('jeanne').space).toBe('brig');
  play.leaves('jeanne', 'action');
});
