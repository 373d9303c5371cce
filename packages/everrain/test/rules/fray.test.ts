import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { deck, send, splits, withTrait } from './aboard';

const at = (zone: number) => ({ at: zone });

describe('a fray the crew starts', () => {
  rule(
    '[E12.6] the pool is the dice values of all crew in the zone, split as the captain likes',
    { captains: [{ crew: [{}, at(1), at(2)], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      send(play, 10, deck(1));
      play.offers(
        0,
        'fray-dice',
        [0, 1, 2, 3, 4].map((evasion) => ({ is: 'split', attack: 4 - evasion, evasion })),
      );
      expect(play.asked(0).about).toEqual({ zone: 1, pool: 4, enemyDice: 1 });
      play.leaves(0, 'fray-dice');
    },
  );

  rule(
    '[E12.6] a shellback brings the dice of the own board',
    { captains: [{ crew: [{ board: 'bosun' }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 3 });
      play.leaves(0, 'fray-dice');
    },
  );

  rule(
    '[E12.7] each enemy in the zone adds its dice less one',
    {
      act: 2,
      captains: [
        {
          crew: [{}],
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'drowned', at: 1 },
            { kind: 'drowned', at: 2 },
          ],
        },
      ],
      dice: ['miss', 'miss', 'damage', 'damage', 'move'],
    },
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0).about).toMatchObject({ enemyDice: 3 });
      splits(play, 2, 0);
      expect(play.saw('dice')).toMatchObject([{ what: 'fray', enemy: ['damage', 'damage', 'move'] }]);
      expect(play.crew(10).trauma).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.8] [E12.16] all at once: an enemy that falls has struck',
    {
      captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }] }],
      dice: ['hit', 'critical', 'damage', 8],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.captain().enemies).toEqual([]);
      expect(play.crew(10).trauma).toBe(1);
      expect(play.captain().coin).toBe(45);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.16] crew that falls has struck too',
    {
      captains: [{ crew: [{ trauma: 5 }, {}], enemies: [{ kind: 'crab', at: 1 }] }],
      dice: ['hit', 'critical', 'damage', 8],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.captain().enemies).toEqual([]);
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.10] an evasion cancels one damage, and what is too much is lost',
    {
      captains: [{ crew: [{}, at(1)], enemies: [{ kind: 'crab', at: 1 }] }],
      dice: ['hit', 'evade', 'evade', 'evade', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 1, 3);
      expect([10, 11].map((id) => play.crew(id).trauma)).toEqual([0, 0]);
      expect(play.enemy(100).trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.13] an enemy with one die rolls none',
    {
      captains: [{ crew: [{}], enemies: [{ kind: 'mite', at: 1 }] }],
      content: ({ enemies }) => ({
        enemies: [...enemies, { id: 'mite', act: 1, copies: 1, health: 3, dice: 1, spoils: 1, abilities: [] }],
      }),
      dice: ['miss', 'miss'],
    },
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0).about).toMatchObject({ enemyDice: 0 });
      splits(play, 2, 0);
      expect(play.saw('dice')).toMatchObject([{ enemy: [] }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.14] moves are of no use: a pair of them is a hit, and nobody moves',
    {
      act: 2,
      captains: [{ crew: [{}], enemies: [{ kind: 'drowned', at: 1 }] }],
      dice: ['miss', 'miss', 'move', 'move'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.saw('pair')).toEqual([{ type: 'pair', enemy: 100, from: 'move', to: 'damage' }]);
      expect(play.crew(10).trauma).toBe(1);
      expect(play.enemy(100).zone).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.14] a single move is lost',
    { captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }] }], dice: ['miss', 'miss', 'move'] },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.crew(10).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.15] omens of the enemies fire their abilities, each once',
    {
      act: 2,
      captains: [
        {
          crew: [{}],
          enemies: [
            { kind: 'drowned', at: 1 },
            { kind: 'eel', at: 1, trauma: 2 },
          ],
        },
      ],
      dice: ['miss', 'miss', 'enemy-omen', 'enemy-omen', 'enemy-omen'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.saw('omen-ability').map(({ ability }) => ability)).toEqual(['wail', 'slither']);
      expect(play.crew(10).strain).toBe(1);
      expect(play.enemy(101).trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.37] nothing defends but the evasion dice of the pool',
    {
      captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }] }],
      dice: ['miss', 'miss', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.saw('dice')).toHaveLength(1);
      expect(play.crew(10).trauma).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.22] there is no most of dice',
    {
      captains: [
        {
          crew: [{ board: 'bosun' }, { board: 'pilot', at: 1 }],
          enemies: [{ kind: 'crab', at: 1 }],
        },
      ],
    },
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').options).toHaveLength(7);
      splits(play, 6, 0);
      expect(play.saw('dice')[0]?.attack).toHaveLength(6);
      play.stops();
    },
  );
});

describe('omens', () => {
  rule(
    '[E12.2] [E12.4] each omen is turned into damage by itself, with a fresh order of any kind, once all dice are seen',
    {
      captains: [
        {
          crew: [{}],
          enemies: [{ kind: 'crab', at: 1 }],
          fresh: { crew: 2, navigation: 1, artillery: 0, fleeting: 1 },
        },
      ],
      dice: ['attack-omen', 'attack-omen', 'move'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      play.offers(0, 'turn-omens', [
        { is: 'omen', die: 'attack', with: 'crew' },
        { is: 'omen', die: 'attack', with: 'navigation' },
        { is: 'omen', die: 'attack', with: 'fleeting' },
      ]);
      expect(play.asked(0).about).toMatchObject({ attack: ['omen', 'omen'], damage: 0 });
      play.picks(0, { is: 'omen', with: 'fleeting' });
      play.offers(0, 'turn-omens', [
        { is: 'omen', die: 'attack', with: 'crew' },
        { is: 'omen', die: 'attack', with: 'navigation' },
      ]);
      play.declines(0);
      expect(play.enemy(100).trauma).toBe(1);
      expect(play.captain().fresh).toEqual({ crew: 1, navigation: 1, artillery: 0, fleeting: 0 });
      expect(play.saw('omens-turned')).toEqual([{ type: 'omens-turned', seat: 0, attack: 1, evasion: 0 }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.2] an evasion omen becomes an evasion',
    {
      captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }], fresh: { crew: 2, navigation: 0, artillery: 0 } }],
      dice: ['evasion-omen', 'no-evade', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 0, 2);
      play.chooses(0, { is: 'omen', die: 'evasion', with: 'crew' });
      expect(play.crew(10).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.3] what is not turned does nothing, like a blank',
    {
      captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }], fresh: { crew: 1, navigation: 0, artillery: 0 } }],
      dice: ['attack-omen', 'miss', 'move'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.enemy(100).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.2] a knack turns own omens without an order',
    {
      captains: [{ crew: [{ positive: 'grim' }], enemies: [{ kind: 'crab', at: 1 }], fresh: { crew: 1 } }],
      content: withTrait('grim', 'sea', [
        { is: 'knack', knack: 'omens-are-damage' },
        { is: 'knack', knack: 'omens-are-evasion' },
      ]),
      dice: ['attack-omen', 'evasion-omen', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 1, 1);
      expect(play.enemy(100).trauma).toBe(1);
      expect(play.crew(10).trauma).toBe(0);
      expect(play.saw('exhausted')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );
});

describe('sharing out', () => {
  rule(
    '[E12.12] [E12.19] [E12.38] the captain shares hits among enemies',
    {
      captains: [
        {
          crew: [{}],
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'eel', at: 1 },
          ],
        },
      ],
      dice: ['hit', 'critical', 'move', 'move'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      play.offers(0, 'assign-damage', [
        { is: 'enemy', enemy: 100 },
        { is: 'enemy', enemy: 101 },
      ]);
      expect(play.asked(0).about).toEqual({ zone: 1, damage: 2 });
      play.chooses(0, { is: 'enemy', enemy: 101 });
      expect(play.asked(0).about).toEqual({ zone: 1, damage: 1 });
      play.chooses(0, { is: 'enemy', enemy: 100 });
      expect([100, 101].map((id) => play.enemy(id).trauma)).toEqual([1, 2]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.19] more than an enemy can take is lost',
    {
      captains: [
        {
          crew: [{}],
          enemies: [
            { kind: 'crab', at: 1, trauma: 2 },
            { kind: 'eel', at: 1 },
          ],
        },
      ],
      dice: ['critical', 'critical', 'move', 'move', 8],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      play.chooses(0, { is: 'enemy', enemy: 100 }); // one of the two points is lost
      expect(play.enemy(101).trauma).toBe(2); // nobody else is left to choose
      expect(play.captain().enemies.map(({ id }) => id)).toEqual([101]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.12] [E12.36] the captain shares TRAUMA point by point, nobody more than kills while others could take it',
    {
      act: 2,
      captains: [{ crew: [{ trauma: 5 }, at(1)], enemies: [{ kind: 'drowned', at: 1 }] }],
      dice: ['miss', 'miss', 'miss', 'miss', 'damage', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 4, 0);
      play.offers(0, 'assign-trauma', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      play.chooses(0, { is: 'crew', crew: 10 });
      expect(play.captain().crew.map(({ id, trauma }) => [id, trauma])).toEqual([[11, 1]]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E12.34] everybody sees all dice and what HEALTH enemies have left',
    { captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }] }, {}], dice: ['hit', 'miss', 'move'] },
    (play) => {
      send(play, 10, deck(1));
      splits(play, 2, 0);
      expect(play.saw('dice')).toMatchObject([{ attack: ['damage', 'blank'], enemy: ['move'] }]);
      expect(play.saw('enemy-hurt')).toMatchObject([{ enemy: 100, count: 1, left: 2 }]);
      expect(play.view(1).captains[0]?.enemies).toMatchObject([{ id: 100, trauma: 1 }]);
      play.stops();
    },
  );
});
