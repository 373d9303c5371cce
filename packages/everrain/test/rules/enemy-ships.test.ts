import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { AFAR, chaser, phase, SAILOR, waters } from './enemy-ships-kit';
import { at, HERE, storm } from './sea-kit';

describe('what an enemy ship goes for', () => {
  rule(
    '[E11.5] rolls its dice; nobody in range: it travels',
    { captains: [AFAR], ...waters(), ...phase, enemyShips: [chaser(HERE, 0)], dice: ['move', 'damage', 'enemy-omen'] },
    (play) => {
      expect(play.saw('enemy-ship-acts')).toEqual([
        { type: 'enemy-ship-acts', ship: 1000, kind: 'chaser', faces: ['move', 'damage', 'omen'], target: null },
      ]);
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.5] in range and in sight: it fights',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0)],
      dice: ['move', 'damage', 'enemy-omen', 1],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(0);
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      expect(play.saw('enemy-ship-fired')).toEqual([
        { type: 'enemy-ship-fired', ship: 1000, kind: 'chaser', at: 0, hits: 1, evaded: 0 },
      ]);
      expect(play.saw('node-destroyed')).toEqual([
        { type: 'node-destroyed', seat: 0, zone: 1, roll: 1, why: 'enemy-ship:chaser' },
      ]);
      play.stops();
    },
  );

  rule(
    '[E11.5] in range but out of sight it travels',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters({ 12: '.I....' }),
      ...phase,
      enemyShips: [chaser(HERE, 4, at(4, 2))],
      dice: ['move', 'damage', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBeNull();
      expect(play.state.enemyShips[0]?.hex).toBe(at(4, 3));
      play.stops();
    },
  );

  rule(
    '[E11.27] range is counted in hexes over any terrain',
    {
      captains: [{ ...SAILOR, hex: at(5, 5) }],
      ...waters({ 12: '.~.~~.' }),
      ...phase,
      enemyShips: [chaser(HERE, 0)],
      dice: ['enemy-omen', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(0);
      play.stops();
    },
  );

  rule(
    '[E11.12] a ship in port is no target',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters({ 12: '..P...' }),
      ...phase,
      enemyShips: [chaser(HERE, 4, at(4, 2))],
      dice: ['damage', 'damage', 'move'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBeNull();
      expect(play.saw('node-destroyed')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E11.13] of several the one that is cheapest to bring under fire',
    {
      captains: [
        { ...SAILOR, hex: at(3, 4) },
        { ...SAILOR, hex: at(6, 4) },
      ],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0)], // seat 0 is next to it but astern
      dice: ['enemy-omen', 'move', 'damage', 1],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(1);
      expect(play.captain(1).destroyed[1]).toBe(true);
      play.stops();
    },
  );

  rule(
    '[E11.13] equal ones by a die',
    {
      captains: [
        { ...SAILOR, hex: at(5, 3) },
        { ...SAILOR, hex: at(4, 5) },
      ],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0)], // one turn either way
      dice: [1, 'enemy-omen', 'move', 'damage', 2],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(1);
      expect(play.state.enemyShips[0]?.facing).toBe(1);
      expect(play.captain(1).destroyed[2]).toBe(true);
      play.stops();
    },
  );
});

describe('how it fights', () => {
  rule(
    '[E11.6] moves bring the target into its pattern, spare moves go to the destination',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0, at(8, 2))],
      dice: ['move', 'move', 'damage', 3],
    },
    (play) => {
      expect(play.saw('enemy-ship-fired')).toHaveLength(1);
      const moved = play.saw('enemy-ship-moved').map(({ to, facing }) => [to, facing]);
      expect(moved).toEqual([
        [at(5, 4), 0],
        [at(5, 4), 5],
      ]);
      play.stops();
    },
  );

  rule(
    '[E11.6] it fires where it lies when the target is in its pattern already',
    {
      captains: [{ ...SAILOR, hex: at(5, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0, HERE)],
      dice: ['damage', 'damage', 'enemy-omen', 1, 2],
    },
    (play) => {
      expect(play.saw('enemy-ship-moved')).toEqual([]);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([1, 2]);
      play.stops();
    },
  );

  rule(
    '[E11.14] a pair of omens is damage while it fights',
    {
      captains: [{ ...SAILOR, hex: at(5, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0, HERE)],
      dice: ['enemy-omen', 'enemy-omen', 'damage', 1, 2],
    },
    (play) => {
      expect(play.saw('pair')).toEqual([{ type: 'pair', enemy: 1000, from: 'omen', to: 'damage' }]);
      expect(play.saw('enemy-ship-fired')[0]?.hits).toBe(2);
      play.stops();
    },
  );

  rule(
    '[E11.14] pairs are moves while it travels',
    {
      captains: [AFAR],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0)],
      dice: ['damage', 'damage', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('pair')).toEqual([{ type: 'pair', enemy: 1000, from: 'damage', to: 'move' }]);
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.14] and single ones of a kind are nothing',
    { captains: [AFAR], ...waters(), ...phase, enemyShips: [chaser(HERE, 0)], dice: ['damage', 'enemy-omen', 'move'] },
    (play) => {
      expect(play.saw('pair')).toEqual([]);
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.16] a target it cannot reach this time: it comes closer and the damage is lost',
    {
      captains: [{ ...SAILOR, hex: at(3, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [chaser(at(5, 4), 1)],
      dice: ['move', 'damage', 'damage'],
    },
    (play) => {
      expect(play.saw('enemy-ship-fired')).toEqual([]);
      expect(play.saw('node-destroyed')).toEqual([]);
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(5, 4), facing: 2 });
      play.stops();
    },
  );

  rule(
    '[E11.17] a doubled step it cannot pay in full is not made, and the rest is lost',
    {
      captains: [AFAR],
      ...waters({ 12: '.~.~..', 7: '~~~~~~' }),
      ...phase,
      enemyShips: [chaser(HERE, 0, at(6, 4))],
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: HERE, facing: 0 });
      play.stops();
    },
  );

  rule(
    '[E11.18] who is in range is decided before it moves: it fires from where its moves end, out of a storm too',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters(),
      ...phase,
      storms: [storm(1, 4, 4)],
      enemyShips: [chaser(HERE, 0)],
      dice: ['move', 'move', 'damage', 2],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(5, 4), trauma: 1 });
      expect(play.captain().destroyed[2]).toBe(true);
      play.stops();
    },
  );

  rule(
    '[E11.18] spare moves bring no second fight',
    {
      captains: [
        { ...SAILOR, hex: at(6, 4) },
        { ...SAILOR, hex: at(6, 2) },
      ],
      ...waters(),
      ...phase,
      enemyShips: [chaser(at(5, 4), 0, at(5, 2))],
      dice: ['damage', 'move', 'move', 1],
    },
    (play) => {
      play.plodUntil(() => play.state.step !== 'sea-enemies');
      expect(play.saw('enemy-ship-fired').map(({ at: seat }) => seat)).toEqual([0]);
      expect(play.captain(1).destroyed).not.toContain(true);
      play.stops();
    },
  );

  rule(
    '[E11.19] on a storm hex it cannot fire',
    {
      captains: [{ ...SAILOR, hex: at(5, 4) }],
      ...waters(),
      ...phase,
      storms: [storm(1, 4, 4)],
      enemyShips: [chaser(HERE, 0)],
      dice: ['damage', 'damage', 'damage'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')[0]?.target).toBe(0);
      expect(play.saw('enemy-ship-fired')).toEqual([]);
      expect(play.captain().destroyed).not.toContain(true);
      play.stops();
    },
  );
});
