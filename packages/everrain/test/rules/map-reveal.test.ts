import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { at, chart, HELMSMEN, HERE, steps, storm } from './sea-kit';

/** At the eastern edge of the only tile, somebody in the crow's nest. */
const LOOKOUT = { hex: at(6, 4), crew: [{ at: 3 }, { at: 6 }] };
const ALONE = chart({ 12: '......' });

describe('revealing', () => {
  rule('[E5.12] needs an empty slot ahead and a manned crow’s nest', { captains: [LOOKOUT], ...ALONE }, (play) => {
    play.orders(0, 'navigation');
    expect(steps(play)).toEqual(['helm -1', 'helm 1', 'reveal']);
    expect(play.blockedBecause(0, { is: 'forward' })).toBe('unrevealed');
    play.leaves(0, 'turn');
  });

  rule('[E5.12] not from the middle of a tile', { captains: [{ ...LOOKOUT, hex: HERE }], ...ALONE }, (play) => {
    play.orders(0, 'navigation');
    expect(play.blockedBecause(0, { is: 'reveal' })).toBe('not-at-edge');
    play.leaves(0, 'turn');
  });

  rule('[E5.12] not with an empty crow’s nest', { captains: [{ ...LOOKOUT, crew: [{ at: 6 }] }], ...ALONE }, (play) => {
    play.orders(0, 'navigation');
    expect(play.blockedBecause(0, { is: 'reveal' })).toBe('no-crows-nest');
    play.leaves(0, 'turn');
  });

  rule(
    '[E5.12] not with an enemy in it',
    { captains: [{ ...LOOKOUT, enemies: [{ kind: 'crab', at: 3 }] }], ...ALONE },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('no-crows-nest');
      play.leaves(0, 'turn');
    },
  );

  rule('[E5.49] not from under a storm', { captains: [LOOKOUT], ...ALONE, storms: [storm(1, 6, 4)] }, (play) => {
    play.orders(0, 'navigation');
    expect(play.blockedBecause(0, { is: 'reveal' })).toBe('storm');
    play.leaves(0, 'turn');
  });

  rule('[E5.13] costs one point', { captains: [LOOKOUT], ...ALONE, stack: ['hulk'] }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
    expect(play.state.turn.points).toBe(1);
    expect(play.captain().hex).toBe(at(6, 4));
    play.chooses(0, { is: 'forward' });
    expect(play.captain().hex).toBe(at(7, 4));
    expect(play.state.turn.points).toBe(0);
    play.leaves(0, 'turn');
  });

  rule(
    '[E5.13] and two from rough water',
    { captains: [LOOKOUT], ...chart({ 12: '..~...' }), stack: ['hulk'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      expect(play.state.turn.points).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.13] which one point does not pay',
    { captains: [{ ...LOOKOUT, crew: [{ at: 3 }] }], ...chart({ 12: '..~...' }) },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('not-enough-points');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.14] pays the tile’s clues to whoever revealed it',
    { captains: [LOOKOUT, {}], ...ALONE, act: 2, stack: ['haven-2'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: true });
      expect(play.captain(0).clues).toBe(2);
      expect(play.captain(1).clues).toBe(0);
      expect(play.saw('tile')).toEqual([{ type: 'tile', slot: 13, tile: 'haven-2', turned: true, seat: 0, clues: 2 }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.15] draws no tile of an Act still to come',
    { captains: [LOOKOUT], ...ALONE, stack: ['open-2'] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('act-gate');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.16] earlier Acts’ tiles come first',
    { captains: [LOOKOUT], ...ALONE, act: 3, stack: ['hulk', 'open-2'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      expect(play.state.slots[13]).toEqual({ tile: 'hulk', turned: false });
      expect(play.state.stack.at(-1)).toBe('open-2');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.17] with the Act’s tiles used up and the next Act not begun nothing is revealed',
    { captains: [LOOKOUT], ...ALONE, act: 2, stack: ['open-3'] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('act-gate');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.18] in Act 4 what is left is drawn',
    { captains: [LOOKOUT], ...ALONE, act: 4, stack: ['open-3'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' });
      expect(play.state.slots[13]).toEqual({ tile: 'open-3', turned: false });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.18] and with none left nothing',
    { captains: [LOOKOUT], ...ALONE, act: 4, onlyNamed: [], also: (state) => state.stack.splice(0) },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('act-gate');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.19] the revealer sees the tile and turns it either way',
    { captains: [LOOKOUT], ...ALONE, stack: ['holm'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' });
      expect(play.view().slots[13]).toEqual({ tile: 'holm', turned: false });
      play.offers(0, 'tile-orientation', [
        { is: 'orientation', turned: false },
        { is: 'orientation', turned: true },
      ]);
      play.chooses(0, { is: 'orientation', turned: true });
      expect(play.state.slots[13]).toEqual({ tile: 'holm', turned: true });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.20] beyond the board there is nothing to reveal or to sail to',
    { captains: [{ ...LOOKOUT, hex: at(-2, 4), facing: 3 }], ...chart({ 10: '......', 12: '......' }) },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('board-edge');
      expect(play.blockedBecause(0, { is: 'reveal' })).toBe('board-edge');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.21] a spawn icon brings an enemy ship at once',
    { captains: [LOOKOUT], ...ALONE, stack: ['lair'], dice: ['enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      play.asked(0, 'spawn-ship-hex');
      play.chooses(0, { is: 'hex', hex: HERE });
      expect(play.state.enemyShips).toHaveLength(1);
      expect(play.state.enemyShips[0]).toMatchObject({ kind: 'raider', hex: HERE });
      play.stops();
    },
  );

  rule(
    '[E5.22] on a calm hex of the revealer’s own tile, not on the new one',
    { captains: [LOOKOUT], ...chart({ 12: '~.....' }), stack: ['lair'], dice: ['enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      play.offers(
        0,
        'spawn-ship-hex',
        [at(5, 4), at(4, 5), at(5, 5), at(6, 5)].map((hex) => ({ is: 'hex', hex })),
      );
      play.stops();
    },
  );

  rule(
    '[E11.30] on rough water only where that tile has no calm hex free',
    {
      captains: [{ ...LOOKOUT, crew: [{ at: 3 }, ...HELMSMEN] }],
      ...chart({ 12: '~IA~.I' }),
      stack: ['lair'],
      enemyShips: [{ kind: 'ghost', hex: at(5, 5) }],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      play.offers(
        0,
        'spawn-ship-hex',
        [HERE, at(4, 5)].map((hex) => ({ is: 'hex', hex })),
      );
      play.stops();
    },
  );

  rule(
    '[E5.22] by agreement (icon-hex) on the icon itself',
    { captains: [LOOKOUT], ...ALONE, stack: ['lair'], options: { flags: ['icon-hex'] }, dice: ['enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: true });
      expect(play.saw('enemy-ship')[0]?.hex).toBe(at(8, 5));
      play.stops();
    },
  );

  rule(
    '[E5.22] or, where a ship has taken it, on the nearest calm hex of the new tile',
    {
      captains: [LOOKOUT],
      ...ALONE,
      stack: ['lair'],
      options: { flags: ['icon-hex'] },
      enemyShips: [{ kind: 'ghost', hex: at(8, 4) }], // already where the icon comes to lie
      dice: ['enemy-omen'],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      play.offers(
        0,
        'spawn-ship-hex',
        [at(7, 4), at(9, 4), at(7, 5), at(8, 5)].map((hex) => ({ is: 'hex', hex })),
      );
      play.stops();
    },
  );

  rule(
    '[E5.23] the top tile stays hidden but for its Act',
    { captains: [LOOKOUT], ...ALONE, stack: ['hulk', 'open-2'] },
    (play) => {
      const view = play.view(0);
      expect(view.nextTileAct).toBe(1);
      expect(view.tilesLeft).toBe(play.state.stack.length);
      expect(JSON.stringify(view)).not.toContain('hulk');
      expect(JSON.stringify(view)).not.toContain('open-2');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.41] a wayfinder reveals without a crow’s nest and without points',
    { captains: [{ hex: at(6, 4), crew: [{ positive: 'wayfinder' }] }], ...ALONE, stack: ['hulk'] },
    (play) => {
      expect(steps(play)).toEqual(['reveal']);
      play.chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      expect(play.captain()).toMatchObject({ clues: 1, fresh: { navigation: 2 } });
      play.leaves(0, 'turn');
    },
  );
});
