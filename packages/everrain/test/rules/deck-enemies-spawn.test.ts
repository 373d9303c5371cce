import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';
import { usesTool, withTool } from './aboard';

/** A tool that calls enemies aboard; nobody on deck, so that a single move or omen does nothing. */
const called = (who: Parameters<typeof boarders>[0], scene: Partial<Scene>): Scene => ({
  captains: [{ hold: ['tool'] }],
  content: boarders(who),
  ...scene,
});
const boarders = (who: 'act' | { count: number } | { named: string; count: number }) => withTool({ do: 'board', who });

const BLANK_ZONES = [1, 2, 7, 8].map((zone) => ({ is: 'zone', zone }) as const);

describe('enemies come aboard', () => {
  rule(
    '[E10.1] Act values add up to the Act: one card of that value is enough',
    called('act', { act: 2, decks: { enemy: ['drowned', 'crab'] }, dice: ['move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 2 });
      expect(play.captain().enemies).toMatchObject([{ kind: 'drowned', zone: 2 }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.1] [E10.5] what would be too much is skipped and shuffled back when all is done',
    called('act', { act: 2, decks: { enemy: ['crab', 'drowned', 'eel'] }, dice: ['move', 'move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 2 }).picks(0, { is: 'zone', zone: 7 });
      expect(play.captain().enemies).toMatchObject([
        { kind: 'crab', zone: 2 },
        { kind: 'eel', zone: 7 },
      ]);
      expect(play.state.decks.enemy.open).toEqual([]);
      expect(play.state.decks.enemy.discard).toEqual([]);
      expect(play.state.decks.enemy.draw.filter((kind) => kind === 'drowned')).toHaveLength(4);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.33] in Act 4 values up to 3 are combined to 4',
    called('act', { act: 4, decks: { enemy: ['leviathan', 'leviathan', 'drowned', 'crab'] }, dice: ['move', 'move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 }).picks(0, { is: 'zone', zone: 2 });
      expect(play.captain().enemies.map(({ kind }) => kind)).toEqual(['leviathan', 'crab']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.2] a named enemy is searched for',
    called({ named: 'eel', count: 1 }, { decks: { enemy: ['crab', 'crab', 'eel'] }, dice: ['move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies).toMatchObject([{ kind: 'eel' }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.3] one that is not in the deck is taken from the discards',
    called(
      { named: 'eel', count: 1 },
      { decks: { enemy: ['crab'] }, discards: { enemy: ['crab', 'eel'] }, onlyNamed: ['enemy'], dice: ['move'] },
    ),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies).toMatchObject([{ kind: 'eel' }]);
      expect(play.state.decks.enemy).toMatchObject({ draw: ['crab'], discard: ['crab'] });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.8] [E10.3] one that is nowhere moves the agenda by its HEALTH',
    called({ named: 'eel', count: 1 }, { decks: { enemy: ['crab'] }, onlyNamed: ['enemy'] }),
    (play) => {
      usesTool(play);
      expect(play.captain().enemies).toEqual([]);
      expect(play.state.tracks.agenda).toBe(5);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.4] so many enemies are so many cards, none above the Act, whatever they add up to',
    called({ count: 2 }, { act: 2, decks: { enemy: ['drowned', 'drowned'] }, dice: ['move', 'move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 }).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies.map(({ kind }) => kind)).toEqual(['drowned', 'drowned']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.4] a card above the Act is skipped',
    called(
      { count: 1 },
      {
        decks: { enemy: ['crab'] },
        also: ({ decks }) => decks.enemy.draw.push('ogre'),
        content: withTool({ do: 'board', who: { count: 1 } }, ({ enemies }) => ({
          enemies: [...enemies, { id: 'ogre', act: 3, copies: 1, health: 9, dice: 4, spoils: 3, abilities: [] }],
        })),
        onlyNamed: ['enemy'],
        dice: ['move'],
      },
    ),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies.map(({ kind }) => kind)).toEqual(['crab']);
      expect(play.state.decks.enemy.draw).toEqual(['ogre']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.6] what cannot be met moves the agenda by the Act value that is missing',
    called('act', { act: 3, decks: { enemy: ['crab'] }, onlyNamed: ['enemy'], dice: ['move'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.captain().enemies).toHaveLength(1);
      expect(play.state.tracks.agenda).toBe(3);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.7] never a ship: they are in a deck of their own',
    called({ count: 3 }, { dice: ['move', 'move', 'move'] }),
    (play) => {
      usesTool(play)
        .picks(0, { is: 'zone', zone: 1 })
        .picks(0, { is: 'zone', zone: 1 })
        .picks(0, { is: 'zone', zone: 1 });
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.decks.enemyShip.draw).toHaveLength(3);
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E10.9] [E10.10] [E4.6] each appears on a blank node of the captain's choice and rolls one die at once",
    called({ count: 1 }, { decks: { enemy: ['crab'] }, dice: ['damage'] }),
    (play) => {
      usesTool(play);
      play.offers(0, 'spawn-zone', BLANK_ZONES);
      play.chooses(0, { is: 'zone', zone: 7 });
      expect(play.saw('enemy-acts')).toMatchObject([{ faces: ['damage'] }]);
      expect(play.captain().destroyed[7]).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.12] a destroyed blank node serves as well',
    { ...called({ count: 1 }, { dice: ['move'] }), captains: [{ hold: ['tool'], destroyed: [1, 2, 7] }] },
    (play) => {
      usesTool(play);
      play.offers(0, 'spawn-zone', BLANK_ZONES);
      play.stops();
    },
  );

  rule(
    '[E10.11] [E10.32] three figures fill a zone; with all blank ones full, the nearest others serve',
    {
      ...called({ count: 1 }, { act: 3, decks: { enemy: ['leviathan'] }, dice: ['move'] }),
      captains: [
        {
          hold: ['tool'],
          crew: [{ at: 1 }, { at: 2 }],
          enemies: [1, 1, 2, 2, 7, 7, 7, 8, 8, 8, 0, 0, 0].map((at, i) => ({
            kind: i < 4 ? 'eel' : i < 8 ? 'drowned' : i < 13 ? 'crab' : 'leviathan',
            at,
          })),
        },
      ],
    },
    (play) => {
      usesTool(play);
      play.offers(
        0,
        'spawn-zone',
        [3, 4, 5, 6, 9].map((zone) => ({ is: 'zone', zone })),
      );
      play.stops();
    },
  );

  rule(
    '[E10.11] on a deck full everywhere it counts as banished',
    {
      ...called({ count: 1 }, { decks: { enemy: ['crab'] } }),
      captains: [{ hold: ['tool'] }],
      content: withTool({ do: 'board', who: { count: 1 } }, ({ enemies }) => ({
        enemies: enemies.map((enemy) => ({ ...enemy, copies: 31 })),
      })),
      also: ({ captains, decks }) => {
        for (let i = 0; i < 30; i++) {
          captains[0]?.enemies.push({ id: 300 + i, kind: 'crab', zone: i % 10, aboard: false, trauma: 0 });
          decks.enemy.draw.splice(decks.enemy.draw.indexOf('crab'), 1);
        }
      },
    },
    (play) => {
      usesTool(play);
      expect(play.captain().enemies).toHaveLength(30);
      expect(play.state.tracks.agenda).toBe(4);
      expect(play.state.decks.enemy.discard).toEqual(['crab']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.31] an omen of the first die may fire a one-omen ability',
    called({ count: 1 }, { decks: { enemy: ['eel'] }, dice: ['enemy-omen'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.saw('omen-ability')).toMatchObject([{ kind: 'eel', ability: 'slither' }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.31] but not one that needs two',
    called({ count: 1 }, { act: 2, decks: { enemy: ['drowned'] }, dice: ['enemy-omen'] }),
    (play) => {
      usesTool(play).picks(0, { is: 'zone', zone: 1 });
      expect(play.saw('omen-ability')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );
});

describe('enemies go', () => {
  rule(
    '[E10.28] [E10.29] destroyed: spoils as printed at once, no agenda',
    {
      act: 2,
      captains: [{ hold: ['tool'], enemies: [{ kind: 'drowned', at: 1, trauma: 5 }] }],
      content: withTool({ do: 'wound', which: 'each', count: 1 }),
      dice: [8, 9],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('spoils').map(({ roll }) => roll)).toEqual([8, 9]);
      expect(play.captain().coin).toBe(55);
      expect(play.state.tracks.agenda).toBe(1);
      expect(play.state.tally.enemiesDestroyed).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.29] [E10.30] banished: the agenda goes on by the HEALTH left, no spoils, the card is discarded',
    {
      captains: [
        {
          hold: ['tool'],
          enemies: [
            { kind: 'crab', at: 1, trauma: 2 },
            { kind: 'eel', at: 2 },
          ],
        },
      ],
      content: withTool({ do: 'banish', which: 'each' }),
    },
    (play) => {
      usesTool(play);
      expect(play.state.tracks.agenda).toBe(6);
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.decks.enemy.discard).toEqual(['crab', 'eel']);
      expect(play.saw('enemy-gone')).toMatchObject([
        { how: 'banished', left: 1 },
        { how: 'banished', left: 4 },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E10.29] [E10.30] discarded: neither',
    {
      captains: [{ hold: ['tool'], enemies: [{ kind: 'crab', at: 1 }] }],
      content: withTool({ do: 'discard-enemy', which: 'each' }),
    },
    (play) => {
      usesTool(play);
      expect(play.state.tracks.agenda).toBe(1);
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.decks.enemy.discard).toEqual(['crab']);
      play.leaves(0, 'turn');
    },
  );
});
