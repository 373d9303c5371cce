import { describe, expect } from 'vitest';
import type { EnemyShipKind } from '../../src/content/card';
import { rule, type Scene } from '../../src/testkit';
import { at, chart, HERE, OPEN, storm } from './sea-kit';

const AHEAD = [{ dq: 1, dr: 0, dice: 1 }];
/** Fires straight ahead at the next hex, engages at two. */
const CHASER: EnemyShipKind = {
  id: 'chaser',
  health: 5,
  dice: 3,
  range: 2,
  pattern: AHEAD,
  destinations: ['nearest-port'],
};
const LURKER: EnemyShipKind = { ...CHASER, id: 'lurker', range: 0 };
const FLEET = { enemyShips: [CHASER, LURKER] };
const waters = (map: Readonly<Record<number, string>> = {}) => chart({ ...OPEN, ...map }, FLEET);
const phase: Pick<Scene, 'step'> = { step: 'sea-enemies' };
const SAILOR = { crew: [{}] };
const AFAR = { ...SAILOR, hex: at(3, 7) };
const chaser = (hex: number, facing: 0 | 1 | 2 | 3 | 4 | 5, destination = at(9, 4)) => ({
  kind: 'chaser',
  hex,
  facing,
  destination,
});

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

describe('how it travels', () => {
  const lurker = (hex: number, facing: 0 | 1 | 2 | 3 | 4 | 5, destination: number, trauma = 0) => ({
    kind: 'lurker',
    hex,
    facing,
    destination,
    trauma,
  });

  rule(
    '[E11.7] all moves go along the cheapest route',
    {
      captains: [AFAR],
      ...waters(),
      ...phase,
      enemyShips: [lurker(at(2, 4), 0, at(8, 4))],
      dice: ['move', 'move', 'move'],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(5, 4), facing: 0 });
      play.stops();
    },
  );

  rule(
    '[E11.8] a move turns one side or sails one hex, double in rough water',
    {
      captains: [AFAR],
      ...waters({ 12: '~.....' }),
      ...phase,
      enemyShips: [lurker(at(3, 4), 0, at(9, 4))],
      dice: ['move', 'move', 'move'],
    },
    (play) => {
      expect(play.saw('enemy-ship-moved').map(({ to }) => to)).toEqual([HERE]); // two moves; the third is not enough
      expect(play.state.enemyShips[0]).toMatchObject({ hex: HERE, facing: 0 });
      play.stops();
    },
  );

  rule(
    '[E11.9] land is sailed like sea',
    {
      captains: [AFAR],
      ...waters({ 12: 'IPA...' }),
      ...phase,
      enemyShips: [lurker(at(3, 4), 0, at(8, 4))],
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.10] arrived, it is gone and the agenda advances by the HEALTH it has left',
    {
      captains: [AFAR],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(6, 4), 2)],
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('enemy-ship-gone')).toEqual([
        { type: 'enemy-ship-gone', ship: 1000, kind: 'lurker', hex: at(6, 4), how: 'arrived' },
      ]);
      expect(play.saw('agenda')[0]).toEqual({ type: 'agenda', from: 1, to: 4, by: 3, why: 'arrived' });
      expect(play.state.enemyShips).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E11.15] its card is shuffled back into the deck of ships, and there are no spoils',
    {
      captains: [AFAR],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(5, 4))],
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect([...play.state.decks.enemyShip.draw].sort()).toEqual(['chaser', 'lurker']);
      expect(play.state.decks.enemyShip.discard).toEqual([]);
      expect(play.saw('spoils')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E11.20] goes round ships, never through',
    {
      captains: [{ ...SAILOR, hex: at(5, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(6, 4))],
      dice: ['move', 'move', 'move'],
    },
    (play) => {
      play.plodUntil(() => play.state.step !== 'sea-enemies');
      expect(play.saw('enemy-ship-moved').map(({ to }) => to)).not.toContain(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.20] with no free way it comes as near as it can and waits',
    {
      captains: [
        { ...SAILOR, hex: at(5, 4) },
        { ...SAILOR, hex: at(5, 5) },
      ],
      ...chart({ 12: '......' }, FLEET),
      ...phase,
      enemyShips: [lurker(HERE, 1, at(6, 5))],
      dice: ['move', 'move', 'move'],
    },
    (play) => {
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(4, 5), facing: 1 });
      play.stops();
    },
  );

  rule(
    '[E11.22] a destination with a ship on it is reached beside it with a move to spare',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(6, 4))],
      dice: ['move', 'move', 'damage'],
    },
    (play) => {
      expect(play.saw('enemy-ship-gone')[0]).toMatchObject({ how: 'arrived', hex: at(5, 4) });
      play.stops();
    },
  );

  rule(
    '[E11.22] not without',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(6, 4))],
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.state.enemyShips[0]?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E11.23] among equal routes the first player chooses',
    {
      captains: [AFAR, { ...SAILOR, hex: at(9, 2) }],
      first: 1,
      ...waters(),
      ...phase,
      enemyShips: [lurker(at(5, 4), 3, at(8, 4))],
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      play.offers(1, 'route', [
        { is: 'path', via: [at(5, 4) * 6 + 4] },
        { is: 'path', via: [at(5, 4) * 6 + 2] },
      ]);
      play.chooses(1, { is: 'path', via: [at(5, 4) * 6 + 2] });
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(5, 4), facing: 2 });
      play.stops();
    },
  );

  rule(
    '[E11.24] of several the first player says who is next, and each finishes first',
    {
      captains: [AFAR],
      ...waters(),
      ...phase,
      enemyShips: [lurker(HERE, 0, at(9, 4)), chaser(at(4, 2), 0, at(8, 2))],
      dice: ['move', 'enemy-omen', 'damage', 'move', 'enemy-omen', 'damage'],
    },
    (play) => {
      play.offers(0, 'ship-order', [
        { is: 'ship', ship: 1000 },
        { is: 'ship', ship: 1001 },
      ]);
      play.chooses(0, { is: 'ship', ship: 1001 });
      expect(play.saw('enemy-ship-acts').map(({ ship }) => ship)).toEqual([1001, 1000]);
      expect(play.saw('enemy-ship-moved').map(({ ship, to }) => [ship, to])).toEqual([
        [1001, at(5, 2)],
        [1000, at(5, 4)],
      ]);
      play.stops();
    },
  );
});

describe('under its fire', () => {
  const near = (more: object = {}) => ({ hex: at(5, 4), crew: [{ at: 6 }, { at: 6 }], ...more });
  const fires: Partial<Scene> = { ...phase, enemyShips: [chaser(HERE, 0, HERE)] };

  rule(
    '[E12.26] the captain rolls an evasion die for each hand on a navigation node',
    { captains: [near()], ...waters(), ...fires, dice: ['damage', 'damage', 'damage', 'evade', 'no-evade', 1, 2] },
    (play) => {
      expect(play.saw('dice')[0]).toMatchObject({ evasion: ['evade', 'blank'], enemy: ['damage', 'damage', 'damage'] });
      expect(play.saw('enemy-ship-fired')[0]).toMatchObject({ hits: 3, evaded: 1 });
      play.stops();
    },
  );

  rule(
    '[E12.27] each damage not evaded destroys a node by the fate die',
    { captains: [near()], ...waters(), ...fires, dice: ['damage', 'damage', 'damage', 'evade', 'no-evade', 1, 8] },
    (play) => {
      expect(play.saw('node-destroyed').map(({ zone, roll }) => [zone, roll])).toEqual([
        [1, 1],
        [8, 8],
      ]);
      play.stops();
    },
  );

  rule(
    '[E12.28] two hands on one node are two dice',
    {
      captains: [near({ crew: [{ at: 0 }, { at: 6 }, { at: 6 }, { at: 5 }] })],
      ...waters(),
      ...fires,
      dice: ['enemy-omen', 'move', 'damage', 'evade', 'evade', 'evade'],
    },
    (play) => {
      expect(play.saw('dice')[0]?.evasion).toHaveLength(3);
      play.stops();
    },
  );

  rule(
    '[E12.28] none where the node is destroyed or an enemy stands',
    {
      captains: [near({ crew: [{ at: 0 }, { at: 6 }], destroyed: [0], enemies: [{ kind: 'crab', at: 6 }] })],
      ...waters(),
      ...fires,
      dice: ['enemy-omen', 'move', 'damage', 1],
    },
    (play) => {
      expect(play.saw('dice')[0]?.evasion).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E12.28] by agreement (one-die-per-node) one die for each manned node',
    {
      captains: [near()],
      options: { flags: ['one-die-per-node'] },
      ...waters(),
      ...fires,
      dice: ['enemy-omen', 'move', 'damage', 'evade'],
    },
    (play) => {
      expect(play.saw('dice')[0]?.evasion).toEqual(['evade']);
      play.stops();
    },
  );

  rule(
    '[E12.29] the dice are rolled together and wasted if it does not come to a shot',
    {
      captains: [near({ hex: at(3, 4) })],
      ...waters(),
      ...phase,
      enemyShips: [chaser(HERE, 0)],
      dice: ['damage', 'damage', 'enemy-omen', 'evasion-omen', 'evade'],
    },
    (play) => {
      expect(play.saw('dice')).toHaveLength(1);
      expect(play.saw('dice')[0]?.evasion).toEqual(['omen', 'evade']);
      expect(play.saw('enemy-ship-fired')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E12.2] an omen is an evasion for a fresh order, outside the own turn too',
    {
      captains: [near({ fresh: { crew: 0, navigation: 0, artillery: 1 } })],
      ...waters(),
      ...fires,
      dice: ['damage', 'enemy-omen', 'move', 'evasion-omen', 'no-evade'],
    },
    (play) => {
      play.chooses(0, { is: 'omen', die: 'evasion', with: 'artillery' });
      expect(play.saw('enemy-ship-fired')[0]).toMatchObject({ hits: 1, evaded: 1 });
      expect(play.captain().destroyed).not.toContain(true);
      expect(play.saw('exhausted')).toEqual([
        { type: 'exhausted', seat: 0, orders: ['artillery'], source: 'enemy-ship:chaser' },
      ]);
      play.stops();
    },
  );

  rule(
    '[E12.27] the tenth node sinks the ship, and the rest of the damage is lost',
    {
      captains: [near({ crew: [{}], destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8] }), { hex: at(9, 2), crew: [{}] }],
      ...waters(),
      ...fires,
      dice: ['damage', 'damage', 'damage', 3],
    },
    (play) => {
      expect(play.captain().sunk).toBe(true);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([9]);
      play.stops();
    },
  );
});
