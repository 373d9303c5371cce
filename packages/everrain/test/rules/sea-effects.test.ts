import { describe, expect } from 'vitest';
import type { Treasure } from '../../src/content/card';
import { coin, shoal, when } from '../../src/content/dsl';
import type { Effect, Passive } from '../../src/content/effect';
import { PLAIN, type Play, rule, type Scene } from '../../src/testkit';
import { at, chart, HELMSMEN, HERE, OPEN, steps, storm } from './sea-kit';

const thing = (more: Partial<Treasure>): Treasure => ({
  id: 'thing',
  kind: 'trinket',
  copies: 1,
  standard: 5,
  desired: { port: 'hythe', price: 6 },
  undesired: { port: 'marrow', price: 1 },
  ...more,
});
const holding = (treasure: Treasure, map: Readonly<Record<number, string>> = {}, more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: HERE, crew: HELMSMEN, hold: ['thing'] }],
  ...chart({ ...OPEN, ...map }, { treasures: [...PLAIN.treasures, treasure] }),
  ...more,
});
const using = (effect: Effect, map: Readonly<Record<number, string>> = {}, more: Partial<Scene> = {}): Scene =>
  holding(thing({ use: { effect } }), map, more);
const having = (passive: Passive, map: Readonly<Record<number, string>> = {}, more: Partial<Scene> = {}): Scene =>
  holding(thing({ passives: [passive] }), map, more);
const uses = (play: Play): Play => play.chooses(0, { is: 'use-treasure', treasure: 'thing' });

describe('conditions of the whole voyage', () => {
  const BEHIND = when({ if: 'behind', atLeast: 2 }, coin(3));
  for (const [theirs, gained] of [
    [5, 0],
    [6, 3],
    [7, 3],
  ] as const)
    rule(
      `[E9.7] players on 4, enemies on ${theirs}: ${gained === 0 ? 'not ' : ''}two spaces behind`,
      using(BEHIND, {}, { tracks: { ours: 4, theirs } }),
      (play) => {
        const before = play.captain().coin;
        uses(play);
        expect(play.captain().coin - before).toBe(gained);
        play.leaves(0, 'turn');
      },
    );

  const AHEAD = when({ if: 'ahead', atLeast: 1 }, coin(3));
  for (const [theirs, gained] of [
    [3, 3],
    [4, 0],
    [5, 0],
  ] as const)
    rule(
      `[E9.7] players on 4, enemies on ${theirs}: ${gained === 0 ? 'not ' : ''}ahead of them`,
      using(AHEAD, {}, { tracks: { ours: 4, theirs } }),
      (play) => {
        const before = play.captain().coin;
        uses(play);
        expect(play.captain().coin - before).toBe(gained);
        play.leaves(0, 'turn');
      },
    );

  const SHORT = when({ if: 'voyage', is: 'short' }, coin(3));
  for (const length of ['short', 'medium', 'long'] as const)
    rule(
      `[E13.12] a ${length} voyage is ${length === 'short' ? '' : 'not '}short`,
      using(SHORT, {}, { length }),
      (play) => {
        const before = play.captain().coin;
        uses(play);
        expect(play.captain().coin - before).toBe(length === 'short' ? 3 : 0);
        play.leaves(0, 'turn');
      },
    );

  const ALONE = when({ if: 'captains', atMost: 1 }, coin(3));
  for (const players of [1, 2])
    rule(
      `[E1.32] ${players === 1 ? 'one captain is alone' : 'two are not'}`,
      using(
        ALONE,
        {},
        {
          captains: [
            { hex: HERE, crew: HELMSMEN, hold: ['thing'] },
            { hex: at(6, 5), crew: HELMSMEN },
          ].slice(0, players),
        },
      ),
      (play) => {
        const before = play.captain().coin;
        uses(play);
        expect(play.captain().coin - before).toBe(players === 1 ? 3 : 0);
        play.leaves(0, 'turn');
      },
    );
});

describe('shoals', () => {
  for (const [length, broken, sinks, harm] of [
    ['short', 0, false, 2],
    ['short', 1, true, 0],
    ['medium', 3, false, 1],
    ['medium', 4, true, 0],
    ['long', 9, false, 0],
  ] as const)
    rule(
      `[E6.20] on a ${length} voyage a ship with ${broken} nodes destroyed is ${sinks ? 'left by everybody and sinks' : 'kept'}`,
      using(
        shoal,
        {},
        {
          length,
          tracks: { ours: 3, theirs: 3 },
          captains: [
            { hex: HERE, crew: HELMSMEN, hold: ['thing'], destroyed: [9, 8, 7, 5, 4, 2, 1, 0, 6].slice(0, broken) },
          ],
        },
      ),
      (play) => {
        uses(play);
        expect(play.saw('sank').map(({ why }) => why)).toEqual(sinks ? ['crew'] : []);
        expect(play.saw('node-destroyed')).toHaveLength(harm);
        play.stops();
      },
    );
});

describe('what effects do at sea', () => {
  rule('[E9.7] drift carries the ship ahead at no cost', using({ do: 'drift', by: 2 }), (play) => {
    uses(play);
    expect(play.captain().hex).toBe(at(6, 4));
    expect(play.saw('sailed').map(({ cost }) => cost)).toEqual([0, 0]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E9.7] as far as the way is free',
    using({ do: 'drift', by: 3 }, {}, { enemyShips: [{ kind: 'raider', hex: at(6, 4) }] }),
    (play) => {
      uses(play);
      expect(play.captain().hex).toBe(at(5, 4));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.45] and storms strike a ship that drifts',
    using({ do: 'drift', by: 1 }, {}, { storms: [storm(1, 5, 4)], dice: [1] }),
    (play) => {
      uses(play);
      expect(play.captain().destroyed[1]).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E9.7] a storm of the captain’s choice moves one hex any way',
    using({ do: 'storm-moves' }, {}, { storms: [storm(1, 7, 4), storm(2, 4, 4)] }),
    (play) => {
      uses(play).chooses(0, { is: 'number', number: 1 });
      expect(play.asked(0, 'storm-move').options).toHaveLength(6);
      play.picks(0, { is: 'hexes', q: 4, r: 5 });
      expect(play.state.storms).toEqual([storm(1, 7, 4), storm(2, 4, 5)]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E9.7] a new storm breaks over the captain', using({ do: 'new-storm', size: 3, at: 'you' }), (play) => {
    uses(play);
    expect(play.asked(0, 'storm-place').options).toHaveLength(6);
    play.picks(0, { is: 'hexes', q: 4, r: 4 });
    expect(play.state.storms).toEqual([storm(3, 4, 4)]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E9.7] the ship is set on the nearest free port that no storm covers',
    using(
      { do: 'to-port' },
      { 11: '..P...', 12: '..P...', 13: '..P...' },
      { storms: [storm(1, 3, 4)], enemyShips: [{ kind: 'raider', hex: at(6, 4) }] },
    ),
    (play) => {
      uses(play);
      expect(play.captain().hex).toBe(at(9, 4));
      play.stops();
    },
  );

  rule(
    '[E14.19] the nearest port is destroyed',
    using({ do: 'destroy-port', which: 'nearest' }, { 11: '..P...', 13: '..P...' }),
    (play) => {
      uses(play);
      expect(play.state.destroyedPorts).toEqual([at(3, 4)]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E11.11] the nearest enemy in range is hit, of several the one the captain picks',
    using(
      { do: 'hit-enemy-ship', count: 2, within: 2 },
      {},
      {
        enemyShips: [
          { kind: 'raider', hex: at(6, 4) },
          { kind: 'ghost', hex: at(2, 4) },
          { kind: 'reaver', hex: at(9, 4) },
        ],
      },
    ),
    (play) => {
      uses(play);
      play.offers(0, 'choose-enemy', [
        { is: 'ship', ship: 1000 },
        { is: 'ship', ship: 1001 },
      ]);
      play.chooses(0, { is: 'ship', ship: 1001 });
      expect(play.state.enemyShips.map(({ trauma }) => trauma)).toEqual([0, 2, 0]);
      play.leaves(0, 'turn');
    },
  );
});

describe('what helps a ship', () => {
  rule(
    '[E5.3] whoever knows rough water pays it like calm, so many steps a turn',
    having({ is: 'ship-stat', stat: 'sight', by: 1 }, { 12: '~~~~~~' }),
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.state.turn).toMatchObject({ points: 2, smoothed: 1 });
      play.chooses(0, { is: 'forward' });
      expect(play.state.turn.points).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.43] but storms cost them double all the same',
    having({ is: 'ship-stat', stat: 'sight', by: 3 }, {}, { storms: [storm(1, 5, 4)], dice: [1] }),
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.state.turn).toMatchObject({ points: 1, smoothed: 0 });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.45] a ship that rides out storms takes no damage from them',
    having({ is: 'ship-stat', stat: 'storm-damage', by: 1 }, {}, { storms: [storm(1, 5, 4)] }),
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(5, 4));
      expect(play.saw('node-destroyed')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E3.9] a fast ship has more points', having({ is: 'ship-stat', stat: 'speed', by: 1 }), (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(4);
    expect(steps(play)).toEqual(['forward', 'helm -1', 'helm 1']);
    play.leaves(0, 'turn');
  });
});
