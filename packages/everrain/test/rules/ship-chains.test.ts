import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { deck, send, splits, usesTool, withTool } from './aboard';

// What is easiest to get wrong about ships: several rules meeting in one moment.

const NONE = { crew: 0, navigation: 0, artillery: 0 };

describe('a node breaks', () => {
  rule(
    '[E4.14] [E4.19] [E10.27] the enemy that breaks it, its companion and crew in one zone are all hurt, whoever it kills',
    {
      captains: [
        {
          fresh: NONE,
          crew: [{ at: 7, positive: 'ghostly', trauma: 5 }, { at: 9 }],
          enemies: [
            { kind: 'crab', at: 7, trauma: 2 },
            { kind: 'eel', at: 7 },
          ],
        },
      ],
      content: ({ traits }) => ({
        traits: [
          ...traits,
          { id: 'ghostly', sign: 'positive', place: 'sea', passives: [{ is: 'knack', knack: 'unseen-by-enemies' }] },
        ],
      }),
      step: 'deck-enemies',
      dice: ['damage', 'enemy-omen', 8, 'enemy-omen', 'enemy-omen'],
    },
    (play) => {
      play.chooses(0, { is: 'enemy', enemy: 100 });
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 7 }]);
      expect(play.saw('died')).toMatchObject([{ who: { crew: 10 } }]);
      expect(play.saw('enemy-gone')).toMatchObject([{ enemy: 100, how: 'destroyed' }]);
      expect(play.saw('spoils')).toHaveLength(1);
      play.stops();
    },
  );

  rule(
    '[E4.14] [E15.1] [E6.30] the TRAUMA of a node may kill the last crew and sink the ship with nodes left',
    {
      captains: [{ hold: ['tool'], crew: [{ at: 4, trauma: 5 }] }, {}],
      content: withTool({ do: 'damage', count: 3 }),
      dice: [4],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('sank')).toMatchObject([{ why: 'crew' }]);
      expect(play.saw('node-destroyed')).toHaveLength(1);
      play.stops();
    },
  );

  rule(
    '[E4.19] [E15.1] an enemy killed by the tenth node pays before the ship goes down',
    {
      captains: [
        {
          hold: ['tool'],
          coin: 0,
          destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8],
          enemies: [{ kind: 'crab', at: 9, trauma: 2 }],
        },
        {},
      ],
      content: withTool({ do: 'damage', count: 1 }),
      dice: [3, 8],
    },
    (play) => {
      usesTool(play);
      const told = play.scenario.events('spectator').map(({ type }) => type);
      expect(told.indexOf('spoils')).toBeGreaterThan(0);
      expect(told.indexOf('spoils')).toBeLessThan(told.indexOf('sank'));
      expect(play.saw('enemy-gone')).toMatchObject([{ how: 'destroyed' }]);
      play.stops();
    },
  );
});

describe('two kinds of frays', () => {
  rule(
    '[E12.6] [E12.9] the same four figures: five dice when the crew strikes, two when the enemy does',
    {
      captains: [
        {
          crew: [{ at: 1 }, { at: 1, board: 'bosun' }],
          enemies: [{ kind: 'crab', at: 1 }],
          fresh: { crew: 1, navigation: 0, artillery: 0 },
        },
      ],
      dice: ['miss', 'miss', 'miss', 'miss', 'miss', 'move', 'damage', 'damage'],
    },
    (play) => {
      send(play, 10, deck(1));
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 5, enemyDice: 1 });
      splits(play, 5, 0).endsTurn(0).plodTo(0, 'counter-dice');
      expect(play.asked(0)).toMatchObject({ min: 2, max: 2 });
      play.stops();
    },
  );
});

describe('sinking', () => {
  rule(
    '[E15.14] [E10.14] in the enemy phase nothing is cut short for the others',
    {
      captains: [
        {
          fresh: NONE,
          crew: [{ at: 1, trauma: 5 }],
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'crab', at: 2 },
          ],
        },
        { fresh: NONE, enemies: [{ kind: 'crab', at: 1 }] },
      ],
      step: 'deck-enemies',
      dice: ['damage', 'damage', 'miss', 'damage', 'enemy-omen'],
    },
    (play) => {
      play.chooses(0, { is: 'enemy', enemy: 100 });
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.saw('sank')).toMatchObject([{ seat: 0 }]);
      // The second crab went down with the ship; the other captain's acts as ever.
      expect(play.saw('enemy-acts').map(({ enemy }) => enemy)).toEqual([100, 200]);
      expect(play.saw('turn-over')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E15.11] [E15.7] a ship that lost its nodes is whole when it is back, and does not sink again',
    {
      captains: [{ hold: ['tool'], destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8], crew: [{}] }],
      map: { 12: 'open', 11: 'haven' },
      content: withTool({ do: 'damage', count: 1 }),
      dice: [9],
    },
    (play) => {
      usesTool(play).plodUntil(() => play.saw('entered').length > 0);
      play.plodTo(0, 'port');
      expect(play.captain()).toMatchObject({ sunk: false, hex: 67, coin: 20, clues: 0 });
      expect(play.captain().destroyed.every((gone) => !gone)).toBe(true);
      expect(play.captain().crew).toHaveLength(1);
      play.stops();
    },
  );
});

describe('coming aboard', () => {
  rule(
    '[E10.1] [E10.9] [E10.11] two of them fight for room: the first die of each comes before the next one is placed',
    {
      act: 2,
      captains: [{ hold: ['tool'], crew: [{ at: 3 }], fresh: NONE }],
      content: withTool({ do: 'board', who: 'act' }),
      decks: { enemy: ['crab', 'crab'] },
      dice: ['move', 'damage'],
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies).toMatchObject([{ zone: 3 }]);
      play.offers(
        0,
        'spawn-zone',
        [1, 2, 7, 8].map((zone) => ({ is: 'zone', zone })),
      );
      play.chooses(0, { is: 'zone', zone: 8 });
      expect(play.captain().destroyed[8]).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.1] [E15.5] when the ship sinks meanwhile, those still to come go to the discards',
    {
      act: 2,
      captains: [{ hold: ['tool'], crew: [{}], destroyed: [0, 2, 3, 4, 5, 6, 7, 8, 9], fresh: NONE }, {}],
      content: withTool({ do: 'board', who: 'act' }),
      decks: { enemy: ['crab', 'eel'] },
      dice: ['damage'],
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'zone', zone: 1 });
      expect(play.saw('sank')).toMatchObject([{ why: 'nodes' }]);
      expect([...play.state.decks.enemy.discard].sort()).toEqual(['crab', 'eel']);
      expect(play.state.decks.enemy.open).toEqual([]);
      expect(play.state.tracks.agenda).toBe(1);
      play.stops();
    },
  );
});
