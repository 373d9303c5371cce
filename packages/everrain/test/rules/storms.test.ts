import { describe, expect } from 'vitest';
import { hexesUnder } from '../../src/map/storms';
import { rule } from '../../src/testkit';
import { at, chart, HELMSMEN, HERE, OPEN, plodPaying, steps, storm } from './sea-kit';

describe('new storms', () => {
  const actTwo = { step: 'after-turn', tracks: { ours: 4, theirs: 2 } } as const;
  const pending = { act: 2, space: 4, by: 'ours', gap: 0 } as const;

  rule(
    '[E5.38] Act 2 brings a storm of two hexes, and earlier ones stay',
    {
      captains: [{}],
      ...chart(OPEN),
      ...actTwo,
      storms: [storm(1, 7, 4)],
      also: (state) => {
        state.pendingActs.push(pending);
      },
    },
    (play) => {
      plodPaying(play, () => play.saw('storm').length > 0);
      expect(play.state.storms.map(({ size }) => size)).toEqual([1, 2]);
      play.stops();
    },
  );

  rule(
    '[E5.41] exactly one',
    {
      captains: [{}],
      ...chart(OPEN),
      ...actTwo,
      also: (state) => {
        state.pendingActs.push(pending);
      },
    },
    (play) => {
      plodPaying(play, () => play.state.step !== 'after-turn');
      expect(play.saw('storm')).toHaveLength(1);
      expect(play.state.storms).toHaveLength(1);
      play.stops();
    },
  );

  rule(
    '[E5.39] over the first player’s ship, lying as the first player likes',
    {
      captains: [{}, { hex: at(6, 4) }],
      first: 1,
      ...chart(OPEN),
      ...actTwo,
      also: (state) => {
        state.pendingActs.push(pending);
      },
    },
    (play) => {
      plodPaying(play, () => play.isAsked(1) && play.asked(1).kind === 'storm-place');
      const options = play.asked(1).options.map(({ ref }) => ref);
      expect(options).toHaveLength(6);
      for (const ref of options) expect(JSON.stringify(ref)).toContain(String(at(6, 4)));
      play.picks(1, { is: 'hexes', q: 5, r: 4 });
      expect(play.saw('storm')).toEqual([{ type: 'storm', size: 2, hexes: [at(5, 4), at(6, 4)], seat: 1 }]);
      play.stops();
    },
  );
});

describe('storms on the move', () => {
  const drifting = { step: 'storms' } as const;

  rule(
    '[E5.42] 0 to 4: one hex toward the first player',
    { captains: [{ hex: HERE }], ...chart(OPEN), ...drifting, storms: [storm(1, 7, 4)], dice: [4] },
    (play) => {
      expect(play.saw('storm-moved')).toEqual([{ type: 'storm-moved', storm: 0, roll: 4, hexes: [at(6, 4)] }]);
      play.stops();
    },
  );

  rule(
    '[E5.42] 5 to 9: one hex wherever the first player likes',
    { captains: [{ hex: HERE }, {}], first: 1, ...chart(OPEN), ...drifting, storms: [storm(1, 7, 4)], dice: [5] },
    (play) => {
      expect(play.asked(1, 'storm-move').options).toHaveLength(6);
      play.picks(1, { is: 'hexes', q: 7, r: 3 });
      expect(play.state.storms).toEqual([storm(1, 7, 3)]);
      play.stops();
    },
  );

  rule(
    '[E5.42] each storm by a roll of its own',
    { captains: [{ hex: HERE }], ...chart(OPEN), ...drifting, storms: [storm(1, 7, 4), storm(1, 2, 4)], dice: [0, 9] },
    (play) => {
      play.picks(0, { is: 'hexes', q: 1, r: 4 });
      expect(play.saw('storm-moved').map(({ storm: which, roll }) => [which, roll])).toEqual([
        [0, 0],
        [1, 9],
      ]);
      expect(play.state.storms).toEqual([storm(1, 6, 4), storm(1, 1, 4)]);
      play.stops();
    },
  );

  rule(
    '[E5.40] it keeps its orientation',
    { captains: [{ hex: HERE }], ...chart(OPEN), ...drifting, storms: [storm(3, 7, 4, 1)], dice: [0] },
    (play) => {
      play.plodUntil(() => play.saw('storm-moved').length > 0);
      expect(play.state.storms[0]).toMatchObject({ size: 3, orientation: 1 });
      play.stops();
    },
  );

  rule(
    '[E5.53] ties are the first player’s to choose, and over the ship it stays',
    { captains: [{ hex: HERE }], ...chart(OPEN), ...drifting, storms: [storm(1, 6, 5), storm(2, 4, 4)], dice: [0, 0] },
    (play) => {
      const ways = play.asked(0, 'storm-move').options.map(({ ref }) => ref);
      expect(ways).toHaveLength(2); // (5,5) and (6,4) are both two hexes away from (4,4)
      play.picks(0, { is: 'hexes', q: 5, r: 5 });
      expect(play.state.storms).toEqual([storm(1, 5, 5), storm(2, 4, 4)]);
      expect(play.saw('storm-moved')[1]).toMatchObject({ storm: 1, roll: 0, hexes: hexesUnder(storm(2, 4, 4)) });
      play.stops();
    },
  );

  rule(
    '[E5.54] never wholly off the board, but over others and over land',
    { captains: [{ hex: HERE }], ...chart(OPEN), ...drifting, storms: [storm(1, 0, 0)], dice: [9] },
    (play) => {
      expect(play.asked(0, 'storm-move').options).toHaveLength(2); // east and south-east: the rest is beyond the corner
      play.stops();
    },
  );

  rule(
    '[E5.55] with the first player’s ship gone, toward the next one clockwise',
    {
      captains: [{ hex: null, sunk: true, crew: [] }, { hex: at(2, 4) }, { hex: at(9, 4) }],
      first: 0,
      ...chart(OPEN),
      ...drifting,
      storms: [storm(1, 6, 4)],
      dice: [0],
    },
    (play) => {
      expect(play.state.storms).toEqual([storm(1, 5, 4)]);
      play.stops();
    },
  );

  rule(
    '[E5.55] with nobody on the map, toward where the first player sank',
    {
      captains: [{ hex: null, sunk: true, crew: [] }],
      ...chart(OPEN),
      ...drifting,
      storms: [storm(1, 6, 4)],
      dice: [0],
      also: (state) => {
        const [captain] = state.captains;
        if (captain) captain.sankAt = at(8, 4);
      },
    },
    (play) => {
      expect(play.state.storms).toEqual([storm(1, 7, 4)]);
      play.stops();
    },
  );

  rule(
    '[E5.47] a storm that drifts onto or off a ship does no damage',
    {
      captains: [{ hex: HERE }, { hex: at(7, 4) }],
      ...chart(OPEN),
      ...drifting,
      storms: [storm(1, 5, 4), storm(1, 7, 4)],
      dice: [0, 9],
    },
    (play) => {
      play.picks(0, { is: 'hexes', q: 8, r: 4 });
      expect(play.state.storms).toEqual([storm(1, 4, 4), storm(1, 8, 4)]);
      expect(play.saw('node-destroyed')).toEqual([]);
      play.stops();
    },
  );
});

describe('ships in storms', () => {
  rule(
    '[E5.43] pay double as in rough seas',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart(OPEN), storms: [storm(1, 4, 4)], dice: [1] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('sailed')[0]?.cost).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.44] take one damage for each side they turn',
    {
      captains: [{ crew: [...HELMSMEN, { at: 5 }], fresh: { navigation: 3 } }],
      ...chart(OPEN),
      storms: [storm(1, 4, 4)],
      dice: [1, 2],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 });
      expect(play.captain().destroyed[1]).toBe(true);
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 });
      expect(play.captain().destroyed[2]).toBe(true);
      expect(play.saw('node-destroyed').map(({ zone, roll, why }) => [zone, roll, why])).toEqual([
        [1, 1, 'storm'],
        [2, 2, 'storm'],
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.45] one going in and one coming out',
    {
      captains: [{ crew: [...HELMSMEN, {}], fresh: { navigation: 2 } }],
      ...chart(OPEN),
      storms: [storm(1, 5, 4)],
      dice: [7, 8],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([7]);
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([7, 8]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.46] none from one hex of a storm to another of the same',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart(OPEN), storms: [storm(2, 4, 4)] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(5, 4));
      expect(play.saw('node-destroyed')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.46] two from one storm straight into another',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart(OPEN), storms: [storm(1, 4, 4), storm(1, 5, 4)], dice: [7, 8] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([7, 8]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.44] such damage hurts everybody in the zone, and may sink the ship in its own turn',
    {
      captains: [{ crew: [{ at: 6, trauma: 5 }] }, { hex: at(8, 4) }],
      ...chart(OPEN),
      storms: [storm(1, 4, 4)],
      dice: [6],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 });
      expect(play.captain().sunk).toBe(true);
      expect(play.saw('turn-over')).toEqual([{ type: 'turn-over', seat: 0, why: 'sunk' }]);
      play.stops();
    },
  );

  rule(
    '[E5.48] nothing under a storm can be used: no visit',
    { captains: [{ hex: at(5, 4) }], ...chart({ 12: '.P....' }), storms: [storm(1, 5, 4)], step: 'turn-start' },
    (play) => {
      expect(play.saw('visit')).toEqual([]);
      expect(play.canChoose(0, { is: 'visit' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.48] no looting, no purge, no expedition',
    {
      captains: [{ hex: at(5, 4), crew: [{ at: { slot: 1, space: 0 } }] }],
      ...chart({ 12: '.w....' }),
      storms: [storm(1, 5, 4)],
    },
    (play) => {
      for (const is of ['loot', 'purge', 'expedition'] as const) expect(play.canChoose(0, { is })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.49] nor can a ship there fire',
    {
      captains: [{ hex: HERE, facing: 0, crew: [{ at: 0 }], guns: [null, null, 'bow-gun'] }],
      ...chart(OPEN),
      storms: [storm(1, 4, 4)],
      enemyShips: [{ kind: 'raider', hex: at(5, 4) }],
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false);
      expect(steps(play)).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.50] a port under a storm protects nobody',
    {
      captains: [{ hex: at(5, 4), crew: [{}] }],
      ...chart({ ...OPEN, 12: '.P....' }),
      storms: [storm(1, 5, 4)],
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(6, 4), destination: at(9, 4) }],
      dice: ['damage', 'enemy-omen', 'enemy-omen', 1, 2],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(0);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([1, 2]);
      play.stops();
    },
  );

  rule(
    '[E5.52] enemy ships lose one HEALTH for each time',
    {
      captains: [{ hex: at(2, 2), crew: [{}] }],
      ...chart(OPEN),
      storms: [storm(1, 6, 4)],
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(7, 4), facing: 3, destination: HERE }],
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(6, 4), trauma: 1 });
      expect(play.saw('enemy-ship-hurt')).toEqual([
        { type: 'enemy-ship-hurt', ship: 1000, kind: 'raider', count: 1, left: 3, by: null },
      ]);
      play.stops();
    },
  );

  rule(
    '[E5.29] rough seas and storms cost enemies as much as captains: turning in a storm takes two moves and one HEALTH',
    {
      captains: [{ hex: at(2, 2), crew: [{}] }],
      ...chart(OPEN),
      storms: [storm(1, 7, 4)],
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(7, 4), facing: 4, trauma: 2, destination: HERE }],
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(7, 4), facing: 3, trauma: 3 });
      play.stops();
    },
  );

  rule(
    '[E5.52] and may be sunk by it',
    {
      captains: [{ hex: at(2, 2), crew: [{}] }],
      ...chart(OPEN),
      storms: [storm(1, 7, 4)],
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(7, 4), facing: 3, trauma: 3, destination: HERE }],
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.wrecks).toEqual([{ is: 'enemy', hex: at(6, 4) }]);
      play.stops();
    },
  );
});
