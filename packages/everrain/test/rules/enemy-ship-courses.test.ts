import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';
import { AFAR, chaser, FLEET, phase, SAILOR, waters } from './enemy-ships-kit';
import { at, chart, HERE } from './sea-kit';

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
