import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';
import { at, chart, HERE, OPEN, storm } from './sea-kit';

const AT = at(5, 4);
const ashore = (map: string, more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: AT, crew: [{ at: { slot: 1, space: 0 } }, { at: 1 }] }],
  ...chart({ ...OPEN, 12: map }),
  ...more,
});
const COVERED = { storms: [storm(1, 5, 4)] };

describe('what a storm keeps captains from', () => {
  rule('[E5.48] an island offers an expedition', ashore('.I....'), (play) => {
    expect(play.canChoose(0, { is: 'expedition' })).toBe(true);
    play.leaves(0, 'turn');
  });
  rule('[E5.48] but not under a storm', ashore('.I....', COVERED), (play) => {
    expect(play.canChoose(0, { is: 'expedition' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule('[E5.48] an altar can be purged', ashore('.A....'), (play) => {
    expect(play.canChoose(0, { is: 'purge' })).toBe(true);
    play.leaves(0, 'turn');
  });
  rule('[E5.48] but not under a storm', ashore('.A....', COVERED), (play) => {
    expect(play.canChoose(0, { is: 'purge' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule('[E5.48] a wreck can be looted', ashore('.w....'), (play) => {
    expect(play.canChoose(0, { is: 'loot' })).toBe(true);
    play.leaves(0, 'turn');
  });
  rule('[E5.48] but not under a storm', ashore('.w....', COVERED), (play) => {
    expect(play.canChoose(0, { is: 'loot' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule('[E5.48] a port begins a visit', ashore('.P....', { step: 'turn-start' }), (play) => {
    expect(play.saw('visit')).toHaveLength(1);
    play.stops();
  });
  rule('[E5.50] but not under a storm', ashore('.P....', { step: 'turn-start', ...COVERED }), (play) => {
    expect(play.saw('visit')).toEqual([]);
    play.leaves(0, 'turn');
  });

  const neighbours: Scene = {
    captains: [
      { hex: HERE, crew: [{}] },
      { hex: AT, crew: [{}] },
    ],
    ...chart(OPEN),
  };
  rule('[E2.22] neighbours trade', neighbours, (play) => {
    expect(play.canChoose(0, { is: 'trade', with: 1 })).toBe(true);
    play.leaves(0, 'turn');
  });
  rule('[E2.22] but not with either under a storm', { ...neighbours, ...COVERED }, (play) => {
    expect(play.canChoose(0, { is: 'trade', with: 1 })).toBe(false);
    expect(play.blockedBecause(0, { is: 'trade', with: 1 })).toBe('storm');
    play.leaves(0, 'turn');
  });
});

describe('what has been used up', () => {
  const explored = { explored: [AT] };
  rule('[E5.28] an explored island offers no expedition', ashore('.I....', explored), (play) => {
    expect(play.canChoose(0, { is: 'expedition' })).toBe(false);
    play.leaves(0, 'turn');
  });
  rule('[E5.28] a purged altar cannot be purged again', ashore('.A....', explored), (play) => {
    expect(play.canChoose(0, { is: 'purge' })).toBe(false);
    play.leaves(0, 'turn');
  });
  rule('[E5.28] a looted wreck has nothing left', ashore('.w....', explored), (play) => {
    expect(play.canChoose(0, { is: 'loot' })).toBe(false);
    play.leaves(0, 'turn');
  });
});

describe('turns ended under a storm', () => {
  rule('[E17.13] covered land stays land: no STRAIN and no sea event', ashore('.I....', COVERED), (play) => {
    play.endsTurn(0);
    expect(play.crew(11).strain).toBe(0);
    expect(play.saw('card')).toEqual([]);
    play.stops();
  });

  rule(
    '[E17.13] by agreement (storm-is-sea) it counts as sea',
    ashore('.I....', { ...COVERED, options: { flags: ['storm-is-sea'] } }),
    (play) => {
      play.endsTurn(0);
      play.plodUntil(() => play.saw('card').length > 0);
      expect(play.crew(11).strain).toBe(1);
      expect(play.saw('card')).toHaveLength(1);
      play.stops();
    },
  );

  rule('[E17.13] covered sea is sea either way', ashore('......', COVERED), (play) => {
    play.endsTurn(0);
    expect(play.crew(11).strain).toBe(1);
    play.stops();
  });
});
