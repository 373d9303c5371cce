import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { at, chart, HELMSMEN, storm } from './sea-kit';

const SHRINE = { 12: '......', 13: '..A...' };
const ENTERING = { hex: at(6, 4), crew: [...HELMSMEN, {}] };

describe('altars', () => {
  rule(
    '[E8.13] entering a tile with an active altar brings one enemy aboard, every time',
    { captains: [{ ...ENTERING, fresh: { navigation: 3 } }], ...chart(SHRINE), dice: ['enemy-omen', 'enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('altar-stirs')).toEqual([{ type: 'altar-stirs', seat: 0, hex: at(9, 4) }]);
      play.plodTo(0, 'turn');
      expect(play.captain().enemies).toHaveLength(1);
      play.orders(0, 'navigation');
      for (let i = 0; i < 2; i++) play.chooses(0, { is: 'helm', by: 1 });
      play.chooses(0, { is: 'forward' }); // south-west, back over the border
      expect(play.captain().hex).toBe(at(6, 5));
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: -1 }).chooses(0, { is: 'helm', by: -1 });
      play.chooses(0, { is: 'forward' }).plodTo(0, 'turn');
      expect(play.saw('altar-stirs')).toHaveLength(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E8.16] moving inside the tile, turning there or revealing it stirs nothing',
    {
      captains: [{ hex: at(7, 4), crew: HELMSMEN }],
      ...chart(SHRINE),
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' }).chooses(0, { is: 'helm', by: 1 });
      expect(play.saw('altar-stirs')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E8.12] a purged altar sleeps', { captains: [ENTERING], ...chart(SHRINE), explored: [at(9, 4)] }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'forward' });
    expect(play.captain()).toMatchObject({ hex: at(7, 4), enemies: [] });
    play.leaves(0, 'turn');
  });

  rule(
    '[E8.17] one under a storm does not',
    { captains: [ENTERING], ...chart(SHRINE), storms: [storm(1, 9, 4)], dice: ['enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' }).plodTo(0, 'turn');
      expect(play.captain().enemies).toHaveLength(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E8.18] storms strike before it stirs, and the points left are kept',
    { captains: [ENTERING], ...chart(SHRINE), storms: [storm(1, 7, 4)], dice: [8, 'enemy-omen'] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' }).plodTo(0, 'turn');
      const types = play.scenario.events('spectator').map(({ type }) => type);
      expect(types.indexOf('node-destroyed')).toBeLessThan(types.indexOf('altar-stirs'));
      expect(types).toContain('boarded');
      expect(play.state.turn.points).toBe(1);
      play.leaves(0, 'turn');
    },
  );
});
