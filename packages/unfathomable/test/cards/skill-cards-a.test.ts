// Influence, lore and observation.
import { type CardName, rule, type Scene } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { Skill } from '../../src/content/ids';
import { calm } from './crisis';

const jamie = { character: 'jamie', in: 'bridge' } as const;
const arjun = { character: 'arjun', in: 'bridge' } as const;

/** Jeanne has the turn and these cards. */
const turn = (hand: readonly CardName[], more: Partial<Scene> = {}): Scene => ({
  people: [{ character: 'jeanne', in: 'boiler-room', hand }, jamie, arjun],
  deepOnes: {},
  ...more,
});
const skills = (...of: readonly Skill[]) => of.map((skill) => ({ is: 'skill' as const, skill }));

// --- influence

for (const card of ['influence 1', 'influence 2'] as const)
  rule(`coordinated-effort: with ${card} another character performs an action`, turn([card]), (play) => {
    play.uses('jeanne', 'skill:coordinated-effort');
    play.offers('jeanne', 'choose-player', [
      { is: 'seat', seat: 1 },
      { is: 'seat', seat: 2 },
    ]);
    play.chooses('jeanne', { is: 'seat', seat: 1 }).moves('jamie', 'deck-8');
    expect(play.person('jamie').space).toBe('deck-8');
    expect(play.isAsked('jamie')).toBe(false);
    expect(play.names('jeanne')).toEqual([]);
    play.leaves('jeanne', 'action');
  });

const visions = (hand: readonly CardName[], chaos: readonly CardName[] = ['influence 1', 'strength 2', 'will 1']) =>
  calm('horrific-visions', {
    people: [{ character: 'jeanne', in: 'boiler-room', hand }, jamie, { character: 'ishmael', hand: ['lore 2'] }],
    chaos,
  });
for (const card of ['influence 3', 'influence 4'] as const)
  rule(`nothing-to-hide: with ${card} all cards but the chaos cards lie open`, visions([card, 'will 1']), (play) => {
    play.uses('jeanne', 'skill:nothing-to-hide').nobodyResponds().plays('ishmael', 'lore 2').plays('jeanne', 'will 1');
    expect(play.saw('contributed').map(({ count, cards }) => [count, cards?.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(play.saw('chaos-added')).toEqual([{ type: 'chaos-added', count: 2 }]);
    expect(play.saw('check-result')).toMatchObject([{ total: 3 - 3 }]);
    play.stops();
  });
rule('nothing-to-hide: unused, they are hidden', visions(['influence 3', 'will 1']), (play) => {
  play.passes('jeanne').nobodyResponds().plays('ishmael', 'lore 2');
  expect(play.saw('contributed').map(({ cards }) => cards)).toEqual([undefined]);
  play.stops();
});

rule('inspiring-speech: a 3 gains sanity', turn(['influence 5'], { dice: [3] }), (play) => {
  play.uses('jeanne', 'skill:inspiring-speech');
  expect(play.state.dials.sanity).toBe(9);
  play.leaves('jeanne', 'action');
});
rule('inspiring-speech: a 2 loses it', turn(['influence 5'], { dice: [2] }), (play) => {
  play.uses('jeanne', 'skill:inspiring-speech');
  expect(play.state.dials.sanity).toBe(7);
  play.leaves('jeanne', 'action');
});

// --- lore

const monster = { deepOnes: { 'water-8': 1 } } as const;
for (const [die, left] of [
  [4, 0],
  [3, 1],
] as const)
  rule(
    `shrivelling: with +2 against a Deep One anywhere, a ${die} leaves ${left}`,
    turn(['lore 1'], { ...monster, dice: [die] }),
    (play) => {
      play.uses('jeanne', 'skill:shrivelling');
      expect(play.state.deepOnes['water-8']).toBe(left);
      play.leaves('jeanne', 'action');
    },
  );
for (const [die, space] of [
  [6, 'brig'],
  [5, 'deck-1'],
] as const)
  rule(
    `shrivelling: against a revealed traitor anywhere, after a ${die} the place is ${space}`,
    turn([], {
      people: [
        { character: 'jeanne', hand: ['lore 2'] },
        { character: 'jamie', in: 'deck-1', revealed: 'hybrid' },
        arjun,
      ],
      dice: [die],
    }),
    (play) => {
      play.uses('jeanne', 'skill:shrivelling');
      expect(play.person('jamie').space).toBe(space);
      play.leaves('jeanne', 'action');
    },
  );

for (const card of ['lore 3', 'lore 4'] as const)
  rule(
    `lesser-banishment: with ${card} all Deep Ones of a space go to an adjacent one`,
    turn([card], { deepOnes: { chapel: 3, 'deck-8': 1 } }),
    (play) => {
      play.uses('jeanne', 'skill:lesser-banishment').chooses('jeanne', { is: 'deep-one', space: 'chapel' });
      play.offers(
        'jeanne',
        'choose-space',
        (['deck-3', 'bridge', 'captains-cabin', 'cargo-hold'] as const).map((space) => ({ is: 'space', space })),
      );
      play.chooses('jeanne', { is: 'space', space: 'deck-3' });
      expect(play.state.deepOnes).toMatchObject({ chapel: 0, 'deck-3': 3, 'deck-8': 1 });
      play.leaves('jeanne', 'action');
    },
  );

rule(
  'forced-learning: one more type supports the check, and never treachery',
  visions(['lore 5', 'strength 3'], ['strength 2', 'treachery 1', 'will 1']),
  (play) => {
    play.uses('jeanne', 'skill:forced-learning');
    play.offers('jeanne', 'check-skill', skills('influence', 'observation', 'strength'));
    play.chooses('jeanne', { is: 'skill', skill: 'strength' }).nobodyResponds();
    play.plays('ishmael', 'lore 2').plays('jeanne', 'strength 3').nobodyResponds();
    expect(play.saw('check-result')).toMatchObject([{ total: 2 + 3 + 2 - 1 }]);
    play.stops();
  },
);

// --- observation

for (const card of ['observation 1', 'observation 2'] as const)
  rule(`watch-and-learn: ${card} draws 2 cards of any types but treachery`, turn([card]), (play) => {
    play.uses('jeanne', 'skill:watch-and-learn');
    play.offers('jeanne', 'draw-skills', skills('influence', 'lore', 'observation', 'strength', 'will'));
    play.chooses('jeanne', skills('lore', 'will'));
    expect(play.names('jeanne').map((name) => name.split(' ')[0])).toEqual(['lore', 'will']);
    play.leaves('jeanne', 'action');
  });

const aim = (card: CardName, die: number): Scene => ({
  people: [{ ...arjun, in: 'deck-3', items: [] }, { character: 'jeanne', hand: [card] }, jamie],
  deepOnes: { 'deck-3': 1 },
  dice: [die],
});
for (const [card, die, by, left] of [
  ['observation 3', 2, 2, 0],
  ['observation 3', 1, 2, 1],
  ['observation 4', 5, -2, 1],
  ['observation 4', 6, -2, 0],
] as const)
  rule(`keen-insight: with ${card} a ${die} becomes ${die + by}, before anybody’s roll`, aim(card, die), (play) => {
    play.attacks('arjun', 'deck-3').picks('jeanne', { is: 'use', source: 'skill:keen-insight', by });
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: die, result: die + by });
    expect(play.state.deepOnes['deck-3']).toBe(left);
    play.leaves('arjun', 'action');
  });

rule('preparation: no chaos cards come into the check', visions(['observation 5']), (play) => {
  play.uses('jeanne', 'skill:preparation').nobodyResponds().plays('ishmael', 'lore 2');
  expect(play.saw('chaos-added')).toEqual([]);
  expect(play.state.chaos).toHaveLength(3);
  expect(play.saw('check-result')).toMatchObject([{ total: 2 }]);
  play.stops();
});
