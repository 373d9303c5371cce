import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { at, chart, HERE, OPEN, storm } from './sea-kit';

const WATER = chart(OPEN);
/** Two dice at one hex ahead, one at two. */
const BOW = { crew: [{ at: 0 }], guns: [null, null, 'bow-gun'] };
const STERN = { crew: [{ at: 9 }], guns: [null, null, 'bow-gun'] };
/** Three dice at two hexes to starboard, two at one behind them. */
const BROADSIDE = { crew: [{ at: 5 }], guns: [null, 'starboard-gun'] };
const RAIDER = { kind: 'raider', hex: at(5, 4), destination: at(9, 4) };
const FIRE = { is: 'order', as: 'artillery' } as const;

describe('artillery orders', () => {
  rule(
    '[E3.14] fire one gun whose node is manned',
    { captains: [BOW], ...WATER, enemyShips: [RAIDER], dice: ['hit', 'miss'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.captain()).toMatchObject({ fresh: { artillery: 0 }, issued: { artillery: 1 } });
      expect(play.saw('fired')).toEqual([{ type: 'fired', seat: 0, gun: 'bow-gun', at: at(5, 4), hits: 1 }]);
      expect(play.state.enemyShips[0]?.trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.14] not an unmanned one',
    { captains: [{ ...BOW, crew: [{ at: 1 }] }], ...WATER, enemyShips: [RAIDER] },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      expect(play.blockedBecause(0, FIRE)).toBe('not-manned');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.14] nor one whose node is destroyed',
    { captains: [{ ...BOW, destroyed: [0] }], ...WATER, enemyShips: [RAIDER] },
    (play) => {
      expect(play.blockedBecause(0, FIRE)).toBe('not-manned');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.14] nor one with an enemy beside it',
    { captains: [{ ...BOW, enemies: [{ kind: 'crab', at: 0 }] }], ...WATER, enemyShips: [RAIDER] },
    (play) => {
      expect(play.blockedBecause(0, FIRE)).toBe('not-manned');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.14] nor one under a schematic',
    {
      captains: [{ ...BOW, guns: [null, null, { installed: 'bow-gun', schematic: 'stern-chaser' }] }],
      ...WATER,
      enemyShips: [RAIDER],
    },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.15] more crew at the gun add nothing',
    {
      captains: [{ ...BOW, crew: [{ at: 0 }, { at: 0 }, { at: 0 }] }],
      ...WATER,
      enemyShips: [RAIDER],
      dice: ['hit', 'hit'],
    },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('dice')[0]?.attack).toEqual(['damage', 'damage']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.16] the same gun fires again for another order',
    {
      captains: [{ ...BOW, fresh: { artillery: 2 } }],
      ...WATER,
      enemyShips: [RAIDER],
      dice: ['hit', 'miss', 'miss', 'hit'],
    },
    (play) => {
      play.orders(0, 'artillery').orders(0, 'artillery');
      expect(play.state.enemyShips[0]?.trauma).toBe(2);
      expect(play.captain().fresh.artillery).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule('[E3.17] without a target no order can be issued', { captains: [BOW], ...WATER }, (play) => {
    expect(play.canChoose(0, FIRE)).toBe(false);
    expect(play.blockedBecause(0, FIRE)).toBe('no-target');
    play.leaves(0, 'turn');
  });

  rule(
    '[E3.18] a fleeting order serves as well and is gone',
    {
      captains: [{ ...BOW, fresh: { artillery: 0, fleeting: 1 } }],
      ...WATER,
      enemyShips: [RAIDER],
      dice: ['miss', 'miss'],
    },
    (play) => {
      play.orders(0, 'artillery', true);
      expect(play.captain()).toMatchObject({ fresh: { fleeting: 0 }, issued: { artillery: 0 } });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.42] one card for both ends: the stern needs its own crew and looks astern',
    { captains: [STERN], ...WATER, enemyShips: [RAIDER, { kind: 'ghost', hex: at(3, 4) }], dice: ['miss', 'miss'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('fired')[0]?.at).toBe(at(3, 4));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.42] a stern gun has no bow shot',
    { captains: [{ ...BOW, guns: [null, null, 'stern-chaser'] }], ...WATER, enemyShips: [RAIDER] },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      play.leaves(0, 'turn');
    },
  );
});

describe('attacks at sea', () => {
  rule(
    '[E12.23] the target must lie in the gun’s hexes, turned with the ship',
    {
      captains: [{ ...BROADSIDE, facing: 3 }],
      ...WATER,
      enemyShips: [
        { kind: 'raider', hex: at(4, 5) },
        { kind: 'ghost', hex: at(4, 3) },
      ],
      dice: ['miss', 'miss', 'miss'],
    },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('fired')[0]?.at).toBe(at(4, 3)); // facing west, north lies to starboard
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.23] and in sight',
    {
      captains: [BROADSIDE],
      ...chart({ ...OPEN, 12: '...I..', 11: '.....I' }), // land on both sides of the line
      enemyShips: [{ kind: 'raider', hex: at(3, 6) }],
    },
    (play) => {
      expect(play.blockedBecause(0, FIRE)).toBe('no-sight');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.23] no shot out of a port',
    { captains: [{ ...BOW }], ...chart({ ...OPEN, 12: 'P.....' }), enemyShips: [RAIDER], turn: { visited: [HERE] } },
    (play) => {
      expect(play.blockedBecause(0, FIRE)).toBe('in-port');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.23] nor into one',
    { captains: [BOW], ...chart({ ...OPEN, 12: '.P....' }), enemyShips: [RAIDER] },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E17.23] into a port under a storm there is',
    {
      captains: [BOW],
      ...chart({ ...OPEN, 12: '.P....' }),
      storms: [storm(1, 5, 4)],
      enemyShips: [RAIDER],
      dice: ['hit', 'hit'],
    },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.enemyShips[0]?.trauma).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E17.23] out of it there is none',
    { captains: [BOW], ...chart({ ...OPEN, 12: 'P.....' }), storms: [storm(1, 4, 4)], enemyShips: [RAIDER] },
    (play) => {
      expect(play.blockedBecause(0, FIRE)).toBe('storm');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.35] a ship under a storm can be shot at',
    { captains: [BOW], ...WATER, storms: [storm(1, 5, 4)], enemyShips: [RAIDER], dice: ['hit', 'hit'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.enemyShips[0]?.trauma).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.24] dice by the target’s hex: three beside her, two further off',
    {
      captains: [BROADSIDE],
      ...WATER,
      enemyShips: [
        { kind: 'raider', hex: at(4, 5) },
        { kind: 'ghost', hex: at(3, 6) },
      ],
    },
    (play) => {
      play.orders(0, 'artillery');
      play.offers(0, 'fire', [
        { is: 'gun', slot: 1, end: null, at: at(4, 5), dice: 3 },
        { is: 'gun', slot: 1, end: null, at: at(3, 6), dice: 2 },
      ]);
      play.leaves(0, 'fire');
    },
  );

  rule(
    '[E12.24] a damage is 1 and a critical 2',
    {
      captains: [BROADSIDE],
      ...WATER,
      enemyShips: [{ kind: 'raider', hex: at(4, 5) }],
      dice: ['hit', 'critical', 'miss'],
    },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('enemy-ship-hurt')).toEqual([
        { type: 'enemy-ship-hurt', ship: 1000, kind: 'raider', count: 3, left: 1, by: 0 },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.24] a gunner’s skill and the ship’s gear add dice',
    {
      captains: [{ ...BOW, crew: [{ at: 0, board: 'gunner' }] }],
      ...WATER,
      enemyShips: [RAIDER],
      dice: ['hit', 'hit', 'hit'],
    },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.enemyShips[0]?.trauma).toBe(3);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.25] enemy ships have no evasion dice',
    { captains: [BOW], ...WATER, enemyShips: [RAIDER], dice: ['hit', 'hit'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('dice')).toEqual([
        {
          type: 'dice',
          seat: 0,
          what: 'guns',
          source: 'artillery:bow-gun',
          attack: ['damage', 'damage'],
          evasion: [],
          enemy: [],
        },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.2] an omen is damage for a fresh order of any kind',
    {
      captains: [{ ...BOW, fresh: { crew: 1, navigation: 1, artillery: 1 } }],
      ...WATER,
      enemyShips: [RAIDER],
      dice: ['attack-omen', 'attack-omen'],
    },
    (play) => {
      play.orders(0, 'artillery');
      play.offers(0, 'turn-omens', [
        { is: 'omen', die: 'attack', with: 'crew' },
        { is: 'omen', die: 'attack', with: 'navigation' },
      ]);
      play.chooses(0, { is: 'omen', die: 'attack', with: 'crew' }).declines(0);
      expect(play.captain()).toMatchObject({ fresh: { crew: 0, navigation: 1 }, issued: { crew: 1 } });
      expect(play.saw('omens-turned')).toEqual([{ type: 'omens-turned', seat: 0, attack: 1, evasion: 0 }]);
      expect(play.state.enemyShips[0]?.trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E11.11] damage up to its HEALTH makes it a wreck',
    { captains: [BOW], ...WATER, enemyShips: [{ ...RAIDER, trauma: 3 }], dice: ['critical', 'miss'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.wrecks).toEqual([{ is: 'enemy', hex: at(5, 4) }]);
      expect(play.state.tracks.agenda).toBe(1);
      expect(play.saw('enemy-ship-gone')).toEqual([
        { type: 'enemy-ship-gone', ship: 1000, kind: 'raider', hex: at(5, 4), how: 'sunk' },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E14.21] the Elder One is shot at like a ship',
    { captains: [BOW], ...WATER, elder: { arisen: { hex: at(5, 4) } }, dice: ['critical', 'hit'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.saw('elder-hurt')).toEqual([
        { type: 'elder-hurt', elder: 'old-one', count: 3, left: 3, penalties: 0 },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E14.21] but not in a port',
    { captains: [BOW], ...chart({ ...OPEN, 12: '.P....' }), elder: { arisen: { hex: at(5, 4) } } },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      play.leaves(0, 'turn');
    },
  );
});

describe('friendly fire', () => {
  const FRIEND = {
    hex: at(5, 4),
    crew: [{}],
    enemies: [
      { kind: 'crab', at: 1 },
      { kind: 'crab', at: 2 },
    ],
  };

  rule(
    '[E12.30] hits wound enemies on the other deck as the shooter likes, blanks destroy nodes there',
    { captains: [BROADSIDE, { ...FRIEND, hex: at(4, 5) }], ...WATER, dice: ['hit', 'critical', 'miss', 7] },
    (play) => {
      play.orders(0, 'artillery').chooses(1, { is: 'yes' });
      play.offers(0, 'assign-damage', [
        { is: 'enemy', enemy: 200 },
        { is: 'enemy', enemy: 201 },
      ]);
      play.chooses(0, { is: 'enemy', enemy: 201 }).chooses(0, { is: 'enemy', enemy: 200 });
      expect(play.enemy(201).trauma).toBe(2);
      expect(play.enemy(200).trauma).toBe(1);
      expect(play.saw('node-destroyed')).toEqual([
        { type: 'node-destroyed', seat: 1, zone: 7, roll: 7, why: 'gunfire' },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.32] only if the other captain agrees; a refusal costs nothing',
    { captains: [BOW, FRIEND], ...WATER },
    (play) => {
      play.orders(0, 'artillery').chooses(1, { is: 'no' });
      expect(play.captain().fresh.artillery).toBe(1);
      expect(play.saw('fired')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.32] there are no evasion dice, and omens left as they are do nothing',
    {
      captains: [
        { ...BOW, fresh: { crew: 0, navigation: 1 } },
        { ...FRIEND, crew: [{ at: 6 }] },
      ],
      ...WATER,
      dice: ['attack-omen', 'attack-omen'],
    },
    (play) => {
      play.orders(0, 'artillery').chooses(1, { is: 'yes' }).declines(0);
      expect(play.saw('dice')[0]?.evasion).toEqual([]);
      expect(play.saw('node-destroyed')).toEqual([]);
      expect(play.enemy(200).trauma + play.enemy(201).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.33] a ship without enemies aboard is no target',
    { captains: [BOW, { ...FRIEND, enemies: [] }], ...WATER },
    (play) => {
      expect(play.canChoose(0, FIRE)).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.30] the node that breaks hurts everybody in its zone',
    { captains: [BOW, { ...FRIEND, crew: [{ at: 1 }] }], ...WATER, dice: ['miss', 'miss', 1, 2] },
    (play) => {
      play.orders(0, 'artillery').chooses(1, { is: 'yes' });
      expect(play.crew(20).trauma).toBe(1);
      expect(play.enemy(200).trauma).toBe(1);
      expect(play.enemy(201).trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );
});
