import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { deck, send, usesTool, withTool } from './aboard';

describe('nodes at work', () => {
  rule(
    '[E4.8] an enemy in its zone switches a node off, crew or not: navigation points',
    { captains: [{ crew: [{ at: 6 }, { at: 0 }], enemies: [{ kind: 'crab', at: 6 }] }] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2); // the bow's rudder only
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E4.8] [E4.5] an enemy in the crow's nest blinds the ship",
    {
      captains: [{ crew: [{ at: 3 }], enemies: [{ kind: 'crab', at: 3 }], hex: 74, facing: 0 }],
    },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.canChoose(0, { is: 'reveal' })).toBe(false);
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('no-crows-nest');
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E4.5] crew in the crow's nest can reveal",
    { captains: [{ crew: [{ at: 3 }], hex: 74, facing: 0 }] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.canChoose(0, { is: 'reveal' })).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.8] an enemy at the gun keeps it silent',
    {
      captains: [{ hex: 72, crew: [{ at: 5 }], enemies: [{ kind: 'crab', at: 5 }], guns: [null, 'starboard-gun'] }],
      enemyShips: [{ kind: 'raider', hex: 75 }],
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.4] the bow is one node with two uses; destroying it takes both',
    {
      captains: [{ hex: 72, crew: [{ at: 0 }], guns: [null, null, 'bow-gun'], hold: ['tool'] }],
      enemyShips: [{ kind: 'raider', hex: 73 }],
      content: withTool({ do: 'damage-node', node: 'bow' }),
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(true);
      usesTool(play);
      expect(play.captain().destroyed.filter(Boolean)).toHaveLength(1);
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false);
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule('[E4.4] crew at the bow steers', { captains: [{ crew: [{ at: 0 }] }] }, (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(2);
    play.leaves(0, 'turn');
  });

  rule('[E4.6] blank nodes do nothing', { captains: [{ crew: [{ at: 1 }, { at: 2 }] }] }, (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(1);
    expect(play.blockedBecause(0, { is: 'reveal' })).not.toBeUndefined();
    play.leaves(0, 'turn');
  });

  rule(
    '[E4.9] a destroyed node does nothing, but its zone can be entered',
    { captains: [{ crew: [{}], destroyed: [6] }] },
    (play) => {
      send(play, 10, deck(6));
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(1);
      play.leaves(0, 'turn');
    },
  );
});

describe('damage', () => {
  rule(
    '[E4.11] [E4.13] a point of damage destroys the node the fate die names',
    { captains: [{ hold: ['tool'] }], content: withTool({ do: 'damage', count: 1 }), dice: [7] },
    (play) => {
      usesTool(play);
      expect(play.saw('node-destroyed').map(({ zone, roll }) => [zone, roll])).toEqual([[7, 7]]);
      expect(
        play
          .captain()
          .destroyed.map((gone, zone) => (gone ? zone : -1))
          .filter((zone) => zone >= 0),
      ).toEqual([7]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.12] a node that is gone passes it to the next lower whole one',
    { captains: [{ hold: ['tool'], destroyed: [7, 6] }], content: withTool({ do: 'damage', count: 1 }), dice: [7] },
    (play) => {
      usesTool(play);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([5]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.12] with none lower, the next higher one',
    {
      captains: [{ hold: ['tool'], destroyed: [0, 1, 2, 4] }],
      content: withTool({ do: 'damage', count: 2 }),
      dice: [1, 2],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([3, 5]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.14] [E4.15] [E4.20] everybody in the zone takes 1 TRAUMA, crew and enemies, and nobody defends',
    {
      captains: [
        {
          hold: ['tool'],
          crew: [{ at: 6 }, { at: 6 }, { at: 3 }],
          enemies: [
            { kind: 'crab', at: 6 },
            { kind: 'crab', at: 3 },
          ],
        },
      ],
      content: withTool({ do: 'damage', count: 1 }),
      dice: [6],
    },
    (play) => {
      usesTool(play);
      expect([10, 11, 12].map((id) => play.crew(id).trauma)).toEqual([1, 1, 0]);
      expect([100, 101].map((id) => play.enemy(id).trauma)).toEqual([1, 0]);
      expect(play.saw('dice')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E4.15] by an event's choice of node too",
    {
      captains: [{ hold: ['tool'], crew: [{ at: 3 }] }],
      content: withTool({ do: 'damage-node', node: 'crows-nest' }),
    },
    (play) => {
      usesTool(play);
      expect(play.crew(10).trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.16] rolls come one by one with all that follows, and stop when the ship sinks',
    {
      captains: [{ hold: ['tool'], destroyed: [0, 1, 2, 3, 4, 5, 6, 7], crew: [{ at: 9 }], clues: 0 }, {}],
      content: withTool({ do: 'damage', count: 4 }),
      dice: [9, 9],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([9, 8]);
      expect(play.saw('sank')).toMatchObject([{ seat: 0, why: 'nodes' }]);
      const order = play.scenario.events('spectator').map(({ type }) => type);
      expect(order.indexOf('hurt')).toBeLessThan(order.lastIndexOf('node-destroyed'));
      play.stops();
    },
  );

  rule(
    '[E4.18] a repaired node works at once',
    {
      captains: [{ hold: ['tool'], crew: [{ at: 6 }], destroyed: [6] }],
      content: withTool({ do: 'repair', count: 1 }),
    },
    (play) => {
      usesTool(play);
      expect(play.saw('repaired')).toEqual([{ type: 'repaired', seat: 0, zone: 6 }]);
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.19] an enemy killed by a breaking node is destroyed and pays its spoils',
    {
      captains: [{ hold: ['tool'], coin: 40, crew: [{}], enemies: [{ kind: 'crab', at: 2, trauma: 2 }] }],
      content: withTool({ do: 'damage', count: 1 }),
      dice: [2, 8],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('enemy-gone')).toMatchObject([{ enemy: 100, how: 'destroyed', left: 0 }]);
      expect(play.captain().coin).toBe(45);
      expect(play.state.tracks.agenda).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.54] coin never goes below nothing',
    { captains: [{ hold: ['tool'], coin: 3 }], content: withTool({ do: 'lose-coin', by: 10 }) },
    (play) => {
      usesTool(play);
      expect(play.captain().coin).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.54] nor do clues',
    { captains: [{ hold: ['tool'], clues: 1 }], content: withTool({ do: 'lose-clues', by: 3 }) },
    (play) => {
      usesTool(play);
      expect(play.captain().clues).toBe(0);
      play.leaves(0, 'turn');
    },
  );
});
