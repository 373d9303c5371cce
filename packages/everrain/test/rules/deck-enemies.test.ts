import { describe, expect } from 'vitest';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { withTrait } from './aboard';

const NO_ORDERS = { crew: 0, navigation: 0, artillery: 0 };

const acting = (vessel: Vessel, scene: Partial<Scene>): Scene => ({
  captains: [{ fresh: NO_ORDERS, ...vessel }],
  step: 'deck-enemies',
  ...scene,
});

describe('enemies on deck act', () => {
  rule(
    '[E10.13] one by one with the printed dice, in the order the captain likes',
    acting(
      {
        enemies: [
          { kind: 'crab', at: 1 },
          { kind: 'drowned', at: 2 },
        ],
      },
      { act: 2, dice: ['move', 'enemy-omen', 'enemy-omen', 'move', 'enemy-omen'] },
    ),
    (play) => {
      play.offers(0, 'enemy-order', [
        { is: 'enemy', enemy: 100 },
        { is: 'enemy', enemy: 101 },
      ]);
      play.chooses(0, { is: 'enemy', enemy: 101 });
      expect(play.saw('enemy-acts').map(({ enemy, faces }) => [enemy, faces.length])).toEqual([
        [101, 3],
        [100, 2],
      ]);
      play.stops();
    },
  );

  rule(
    "[E10.14] one ship after the other, the first player's first",
    {
      captains: [
        { fresh: NO_ORDERS, enemies: [{ kind: 'crab', at: 1 }] },
        {
          fresh: NO_ORDERS,
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'crab', at: 2 },
          ],
        },
      ],
      first: 1,
      step: 'deck-enemies',
      turn: { seat: 0, taken: 0 },
      dice: ['move', 'enemy-omen', 'move', 'enemy-omen', 'move', 'enemy-omen'],
    },
    (play) => {
      play.chooses(1, { is: 'enemy', enemy: 201 });
      expect(play.saw('enemy-acts').map(({ enemy }) => enemy)).toEqual([201, 200, 100]);
      play.stops();
    },
  );

  rule(
    '[E10.15] [E10.26] each result counts one: of two damage one breaks the node under it, and there is no other',
    acting({ enemies: [{ kind: 'eel', at: 7 }] }, { dice: ['damage', 'damage'] }),
    (play) => {
      // The node it stands on breaks; the other damage has no node left there, and a single one does nothing.
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 7, roll: null, why: 'enemy:eel' }]);
      expect(play.enemy(100)).toMatchObject({ zone: 7, trauma: 1 });
      play.stops();
    },
  );

  rule(
    '[E10.16] omens first, then moves, then damage to crew',
    acting(
      { crew: [{ at: 3 }], enemies: [{ kind: 'drowned', at: 1 }] },
      {
        act: 2,
        content: ({ enemies }) => ({
          enemies: enemies.map((enemy) =>
            enemy.id === 'drowned'
              ? {
                  ...enemy,
                  abilities: [
                    { id: 'gasp', omens: 1, effect: { do: 'suffer', gem: 'strain', whom: 'each-on-deck', count: 1 } },
                  ],
                }
              : enemy,
          ),
        }),
        dice: ['damage', 'move', 'enemy-omen', 'miss'],
      },
    ),
    (play) => {
      play.picks(0, { is: 'die', die: 'attack' });
      const told = play.scenario.events('spectator').map(({ type }) => type);
      const at = (type: (typeof told)[number]): number => told.indexOf(type);
      expect(at('omen-ability')).toBeLessThan(at('enemy-moved'));
      expect(at('enemy-moved')).toBeLessThan(at('fray'));
      expect(play.crew(10)).toMatchObject({ strain: 1, trauma: 1 });
      play.stops();
    },
  );

  rule(
    '[E10.16] [E10.26] crew out of reach: what damage there is breaks the node of its own zone',
    acting({ crew: [{ at: 9 }], enemies: [{ kind: 'eel', at: 0 }] }, { dice: ['damage', 'move'] }),
    (play) => {
      // It steps toward the stern first (by symbols), then breaks what it stands on.
      expect(play.saw('enemy-moved')).toMatchObject([{ from: 0, to: 3, toward: 10 }]);
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 3 }]);
      play.stops();
    },
  );

  rule(
    '[E10.17] an ability fires when there are omens enough, once in an activation',
    acting({ crew: [{ at: 9 }], enemies: [{ kind: 'eel', at: 9, trauma: 3 }] }, { dice: ['enemy-omen', 'enemy-omen'] }),
    (play) => {
      expect(play.saw('omen-ability')).toHaveLength(1);
      expect(play.enemy(100).trauma).toBe(2);
      play.stops();
    },
  );

  rule(
    '[E10.17] with too few omens it does not fire',
    acting(
      { crew: [{ at: 9 }], enemies: [{ kind: 'drowned', at: 9 }] },
      { act: 2, dice: ['enemy-omen', 'move', 'damage', 'miss'] },
    ),
    (play) => {
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.saw('omen-ability')).toEqual([]);
      expect(play.crew(10)).toMatchObject({ strain: 0, trauma: 1 });
      play.stops();
    },
  );

  rule(
    '[E10.18] one move is one step between connected zones',
    acting({ crew: [{ at: 9 }], enemies: [{ kind: 'crab', at: 1 }] }, { dice: ['move', 'move'] }),
    (play) => {
      play.chooses(0, { is: 'path', via: [4, 6, 9] });
      expect(play.saw('enemy-moved').map(({ from, to }) => [from, to])).toEqual([
        [1, 4],
        [4, 6],
      ]);
      play.stops();
    },
  );

  rule(
    '[E10.19] among shortest routes the one over the most symbols',
    acting({ crew: [{ at: 9 }], enemies: [{ kind: 'crab', at: 4 }] }, { dice: ['move', 'enemy-omen'] }),
    (play) => {
      expect(play.saw('enemy-moved')).toMatchObject([{ from: 4, to: 6 }]); // not by the blank zone 7
      play.stops();
    },
  );

  rule(
    '[E10.19] where they are still equal the captain chooses, and there is no detour for the sake of symbols',
    acting({ crew: [{ at: 6 }], enemies: [{ kind: 'crab', at: 1 }] }, { dice: ['move', 'enemy-omen'] }),
    (play) => {
      play.offers(0, 'enemy-path', [
        { is: 'path', via: [3, 6] },
        { is: 'path', via: [4, 6] },
      ]);
      play.chooses(0, { is: 'path', via: [4, 6] });
      expect(play.enemy(100).zone).toBe(4);
      play.stops();
    },
  );

  rule(
    '[E10.19] nobody is asked about ways that part further on than it can go',
    acting({ crew: [{ at: 7 }], enemies: [{ kind: 'crab', at: 0 }] }, { dice: ['move', 'damage'] }),
    (play) => {
      expect(play.saw('enemy-moved')).toMatchObject([{ from: 0, to: 3 }]);
      play.stops();
    },
  );

  rule(
    '[E10.20] [E10.22] beside crew a pair of moves becomes one damage',
    acting({ crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }, { dice: ['move', 'move', 'miss'] }),
    (play) => {
      expect(play.saw('pair')).toEqual([{ type: 'pair', enemy: 100, from: 'move', to: 'damage' }]);
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.crew(10).trauma).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E10.20] a pair of omens nothing needs becomes a step',
    acting({ crew: [{ at: 9 }], enemies: [{ kind: 'crab', at: 4 }] }, { dice: ['enemy-omen', 'enemy-omen'] }),
    (play) => {
      expect(play.saw('pair')).toMatchObject([{ from: 'omen', to: 'move' }]);
      expect(play.enemy(100).zone).toBe(6);
      play.stops();
    },
  );

  rule(
    '[E10.20] damage with no node left under it is of no use: a pair becomes a step',
    acting({ crew: [{ at: 9 }], destroyed: [4], enemies: [{ kind: 'crab', at: 4 }] }, { dice: ['damage', 'damage'] }),
    (play) => {
      expect(play.saw('pair')).toMatchObject([{ from: 'damage', to: 'move' }]);
      expect(play.enemy(100).zone).toBe(6);
      play.stops();
    },
  );

  rule(
    '[E10.20] two results that differ do not make a pair',
    acting({ crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }, { dice: ['move', 'enemy-omen'] }),
    (play) => {
      expect(play.saw('pair')).toEqual([]);
      expect(play.saw('fray')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E10.21] a pair becomes what ranks highest: the omen an ability lacks before damage',
    acting(
      { crew: [{ at: 1 }], enemies: [{ kind: 'drowned', at: 1 }] },
      { act: 2, dice: ['move', 'move', 'enemy-omen'] },
    ),
    (play) => {
      expect(play.saw('pair')).toMatchObject([{ from: 'move', to: 'omen' }]);
      expect(play.saw('omen-ability')).toMatchObject([{ ability: 'wail' }]);
      expect(play.crew(10)).toMatchObject({ strain: 1, trauma: 0 });
      play.stops();
    },
  );

  rule(
    '[E10.21] among equals the captain picks',
    acting(
      { crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] },
      {
        content: ({ enemies }) => ({
          enemies: enemies.map((enemy) =>
            enemy.id === 'crab'
              ? {
                  ...enemy,
                  abilities: [
                    { id: 'left', omens: 1, effect: { do: 'suffer', gem: 'strain', whom: 'here', count: 1 } },
                    { id: 'right', omens: 1, effect: { do: 'agenda', by: 1 } },
                  ],
                }
              : enemy,
          ),
        }),
        dice: ['move', 'move'],
      },
    ),
    (play) => {
      play.offers(0, 'pair-result', [
        { is: 'number', number: 0 },
        { is: 'number', number: 1 },
      ]);
      play.stops();
    },
  );

  rule(
    '[E10.23] with nobody on deck it breaks its own node, then goes to the nearest whole one',
    acting(
      { crew: [{}], enemies: [{ kind: 'leviathan', at: 1 }], destroyed: [0, 3] },
      { act: 3, dice: ['damage', 'damage', 'move', 'enemy-omen'] },
    ),
    (play) => {
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([1, 4]);
      expect(play.saw('enemy-moved')).toMatchObject([{ from: 1, to: 4, toward: null }]);
      expect(play.enemy(100).trauma).toBe(2);
      play.stops();
    },
  );

  rule(
    '[E10.23] on a node already broken it moves even without damage to do',
    acting({ crew: [{}], enemies: [{ kind: 'crab', at: 1 }], destroyed: [1, 0, 3] }, { dice: ['move', 'enemy-omen'] }),
    (play) => {
      expect(play.enemy(100).zone).toBe(4);
      play.stops();
    },
  );

  rule(
    '[E10.24] a full zone is passed over for the next nearest crew',
    acting(
      {
        crew: [{ at: 3 }, { at: 3 }, { at: 3 }, { at: 9 }],
        enemies: [{ kind: 'crab', at: 4 }],
      },
      { dice: ['move', 'enemy-omen'] },
    ),
    (play) => {
      expect(play.saw('enemy-moved')).toMatchObject([{ from: 4, to: 6, toward: 13 }]);
      play.stops();
    },
  );

  rule(
    '[E10.24] with nobody else it stops beside them and hits nodes',
    acting(
      { crew: [{ at: 3 }, { at: 3 }, { at: 3 }], enemies: [{ kind: 'eel', at: 4 }] },
      { dice: ['move', 'damage'] },
    ),
    (play) => {
      expect(play.saw('enemy-moved')).toEqual([]);
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 4 }]);
      play.stops();
    },
  );

  rule(
    '[E10.25] equally near crew: the captain chooses',
    acting({ crew: [{ at: 0 }, { at: 4 }], enemies: [{ kind: 'crab', at: 1 }] }, { dice: ['move', 'enemy-omen'] }),
    (play) => {
      play.offers(0, 'enemy-target', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      play.chooses(0, { is: 'crew', crew: 11 });
      expect(play.enemy(100).zone).toBe(4);
      play.stops();
    },
  );

  rule(
    '[E10.25] crew that enemies do not see is nearest only while nobody else is on deck',
    acting(
      { crew: [{ at: 0, positive: 'ghostly' }, { at: 9 }], enemies: [{ kind: 'crab', at: 3 }] },
      {
        content: withTrait('ghostly', 'sea', [{ is: 'knack', knack: 'unseen-by-enemies' }]),
        dice: ['move', 'enemy-omen'],
      },
    ),
    (play) => {
      expect(play.saw('enemy-moved')).toMatchObject([{ to: 6, toward: 11 }]);
      play.stops();
    },
  );

  rule(
    '[E10.27] [E4.17] an enemy that breaks its node is hurt by it, and may die of it with spoils',
    acting({ crew: [{}], enemies: [{ kind: 'crab', at: 7, trauma: 2 }] }, { dice: ['damage', 'move', 8] }),
    (play) => {
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 7, roll: null }]);
      expect(play.captain().enemies).toEqual([]);
      expect(play.captain().coin).toBe(45);
      play.stops();
    },
  );

  rule(
    '[E4.34] enemies in a cell neither act nor count as being on deck',
    {
      captains: [{ fresh: NO_ORDERS, below: ['cabins', 'dinghy', { installed: 'brig', captives: ['crab'] }] }],
      step: 'deck-enemies',
    },
    (play) => {
      expect(play.saw('enemy-acts')).toEqual([]);
      expect(play.captain().enemies).toEqual([]);
      play.stops();
    },
  );
});
