import { describe, expect } from 'vitest';
import type { Ref } from '../../src/model/question';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { below, splits } from './aboard';

const NONE = { crew: 0, navigation: 0, artillery: 0 };
const STILL = 'enemy-omen';

/** The enemy ship lies to starboard, where the zones 2, 5, 8 touch its 1, 4, 7. */
const beside = (vessel: Vessel = {}, scene: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: 72, facing: 0, fresh: NONE, crew: [{}], ...vessel }],
  enemyShips: [{ kind: 'raider', hex: 75 }],
  decks: { enemy: ['crab', 'crab', 'crab', 'crab'] },
  ...scene,
});
const board = { is: 'board-ship', ship: 1000 } as const;
const to = (crew: number, zone: number, aboard = true): Extract<Ref, { is: 'crew-to' }> => ({
  is: 'crew-to',
  crew,
  place: aboard ? { is: 'boarding', zone } : { is: 'deck', zone },
});

describe('boarding begins', () => {
  rule('[E16.1] it is a switch of its own', beside({}, { options: { boarding: false } }), (play) => {
    expect(play.canChoose(0, board)).toBe(false);
    play.leaves(0, 'turn');
  });

  rule(
    '[E16.2] next to an enemy ship, in the own turn, without an order, if one wants to',
    beside({}, { dice: [4, STILL] }),
    (play) => {
      expect(play.canChoose(0, board)).toBe(true);
      play.chooses(0, board);
      expect(play.saw('boarding')).toMatchObject([{ what: 'begins', ship: 1000 }, { what: 'round' }]);
      expect(play.saw('order')).toEqual([]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule('[E16.2] two hexes away is too far', beside({}, { enemyShips: [{ kind: 'raider', hex: 74 }] }), (play) => {
    expect(play.canChoose(0, board)).toBe(false);
    play.leaves(0, 'turn');
  });

  rule(
    '[E16.16] not from or to a port',
    beside({ hex: 72 }, { map: { 12: 'haven' }, enemyShips: [{ kind: 'raider', hex: 73 }] }),
    (play) => {
      expect(play.blockedBecause(0, board)).toBe('in-port');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E16.16] nor in a storm, and never the Elder One',
    beside({}, { storms: [{ size: 1, orientation: 0, q: 4, r: 5 }], elder: { arisen: { hex: 73 } } }),
    (play) => {
      expect(play.blockedBecause(0, board)).toBe('storm');
      expect(play.canChoose(0, { is: 'board-ship' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule("[E12.31] never another captain's ship", { captains: [{ hex: 72 }, { hex: 73 }] }, (play) => {
    expect(play.canChoose(0, { is: 'board-ship' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule(
    '[E16.3] [E16.12] enemies worth the Act come up where the fate die says, each with its single die',
    beside({}, { act: 2, dice: [7, STILL, 3, STILL] }),
    (play) => {
      play.chooses(0, board);
      expect(play.captain().enemies).toMatchObject([
        { kind: 'crab', zone: 7, aboard: true },
        { kind: 'crab', zone: 3, aboard: true },
      ]);
      expect(play.saw('enemy-acts').map(({ faces }) => faces)).toEqual([['omen'], ['omen']]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.13] a full zone: the next lower one with room',
    beside({}, { act: 4, dice: [4, STILL, 4, STILL, 4, STILL, 4, STILL] }),
    (play) => {
      play.chooses(0, board);
      expect(play.captain().enemies.map(({ zone }) => zone)).toEqual([4, 4, 4, 3]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.13] then the next higher',
    beside({}, { act: 4, dice: [0, STILL, 0, STILL, 0, STILL, 0, STILL] }),
    (play) => {
      play.chooses(0, board);
      expect(play.captain().enemies.map(({ zone }) => zone)).toEqual([0, 0, 0, 1]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.4] [E16.19] the middle zones of the edges that touch are joined: to starboard 2, 5, 8',
    beside({}, { dice: [4, 'move'] }),
    (play) => {
      play.chooses(0, board);
      expect(play.state.boarding).toEqual({ seat: 0, ship: 1000, side: 'starboard' });
      expect(play.captain().enemies).toMatchObject([{ zone: 5, aboard: false }]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.4] the other zones are not: from amidships it takes two steps',
    beside({}, { dice: [3, 'move'] }),
    (play) => {
      play.chooses(0, board);
      play.plodUntil(() => play.saw('enemy-moved').length > 0, 3);
      expect(play.captain().enemies).toMatchObject([{ aboard: true }]);
      play.stops();
    },
  );

  rule(
    '[E16.19] ahead or astern the captain chooses the side',
    beside({}, { enemyShips: [{ kind: 'raider', hex: 73 }], dice: [4, STILL] }),
    (play) => {
      play.chooses(0, board);
      play.offers(0, 'boarding-side', [
        { is: 'slot', slot: 0, gun: true },
        { is: 'slot', slot: 1, gun: true },
      ]);
      play.chooses(0, { is: 'slot', slot: 0, gun: true });
      expect(play.state.boarding?.side).toBe('larboard');
      play.leaves(0, 'boarding-crew');
    },
  );
});

describe('boarding is fought', () => {
  rule(
    '[E16.5] anybody, even from below, goes to any zone of both decks without an order',
    beside({ crew: [{}, { at: 5 }] }, { dice: [4, STILL] }),
    (play) => {
      play.chooses(0, board);
      const zones = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
      play.offers(0, 'boarding-crew', [
        ...zones.map((zone) => to(10, zone, false)),
        ...zones.map((zone) => to(10, zone)),
        ...zones.filter((zone) => zone !== 5).map((zone) => to(11, zone, false)),
        ...zones.map((zone) => to(11, zone)),
      ]);
      play.chooses(0, to(10, 4));
      expect(play.saw('fray')).toEqual([{ type: 'fray', seat: 0, zone: 4, by: 'crew', aboard: true }]);
      play.leaves(0, 'fray-dice');
    },
  );

  rule(
    '[E16.10] each once in a round, and who stays with an enemy fights again in the next',
    beside({}, { dice: [4, STILL, 'miss', 'miss', 'move', STILL, 'move'] }),
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 2, 0);
      expect(play.saw('boarding').filter(({ what }) => what === 'round')).toHaveLength(2);
      expect(play.canChoose(0, to(10, 4))).toBe(true);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.6] [E16.7] then all enemies act with all their dice, round after round; there is no way back',
    beside({ crew: [{ at: 5 }] }, { dice: [4, STILL, 'move', 'damage', 'miss'] }),
    (play) => {
      play.chooses(0, board).declines(0);
      expect(play.saw('enemy-acts').map(({ faces }) => faces.length)).toEqual([1, 2]);
      expect(play.captain().enemies).toMatchObject([{ zone: 5, aboard: false }]);
      play.picks(0, { is: 'die', die: 'attack' });
      expect(play.crew(10).trauma).toBe(1);
      play.asked(0, 'boarding-crew');
      play.stops();
    },
  );

  rule(
    '[E16.11] enemies already on the own deck take part and must die too',
    beside(
      { crew: [{ board: 'bosun' }], enemies: [{ kind: 'crab', at: 9, trauma: 2 }] },
      { dice: [4, STILL, 'critical', 'hit', 'miss', 'move', 8, STILL, 'move'] },
    ),
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 3, 0);
      expect(play.captain().enemies).toMatchObject([{ id: 100, aboard: false }]);
      expect(play.saw('boarding').some(({ what }) => what === 'won')).toBe(false);
      play.stops();
    },
  );

  rule(
    "[E16.15] the enemy's deck has no nodes: damage there without crew is lost",
    beside({}, { dice: [4, 'damage'] }),
    (play) => {
      play.chooses(0, board);
      expect(play.saw('node-destroyed')).toEqual([]);
      expect(play.captain().enemies).toMatchObject([{ trauma: 0, aboard: true }]);
      play.leaves(0, 'boarding-crew');
    },
  );

  rule(
    '[E16.18] omens are turned as usual, with fresh orders, fleeting ones too',
    beside({ fresh: { ...NONE, fleeting: 1 } }, { dice: [4, STILL, 'attack-omen', 'miss', 'move'] }),
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 2, 0);
      play.chooses(0, { is: 'omen', die: 'attack', with: 'fleeting' });
      expect(play.captain().enemies).toMatchObject([{ trauma: 1 }]);
      expect(play.captain().fresh.fleeting).toBe(0);
      play.stops();
    },
  );

  rule(
    '[E16.20] nodes lost on the own deck count; the tenth sinks the ship',
    {
      ...beside({ destroyed: [0, 1, 2, 3, 4, 6, 7, 8, 9] }, { dice: [4, STILL, 'move', 'damage'] }),
    },
    (play) => {
      play.chooses(0, board).declines(0);
      expect(play.saw('node-destroyed')).toMatchObject([{ zone: 5 }]);
      expect(play.saw('sank')).toMatchObject([{ why: 'boarding' }]);
      play.stops();
    },
  );
});

describe('boarding ends', () => {
  rule(
    '[E16.8] [E16.14] [E16.17] [E17.6] won: spoils of each enemy, then as many rolls as the Act, no wreck, no agenda; crew goes below',
    beside({ coin: 0 }, { dice: [4, STILL, 'critical', 'hit', 'move', 8, 9] }),
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 2, 0);
      expect(play.saw('spoils').map(({ roll }) => roll)).toEqual([8, 9]);
      expect(play.captain().coin).toBe(15);
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.wrecks).toEqual([]);
      expect(play.state.tracks.agenda).toBe(1);
      expect(play.state.decks.enemyShip.draw).toContain('raider');
      expect(play.saw('enemy-ship-gone')).toMatchObject([{ how: 'taken' }]);
      play.asked(0, 'place-crew');
      play.chooses(0, below(0, 0));
      expect(play.crew(10)).toMatchObject({ place: { is: 'below', slot: 0, space: 0 }, fatigued: true });
      expect(play.state.boarding).toBeNull();
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E16.9] lost: the ship sinks like any other, and the enemy sails on',
    {
      ...beside({ crew: [{ trauma: 5 }], clues: 4 }, { dice: [4, STILL, 'miss', 'miss', 'damage'] }),
    },
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 2, 0);
      expect(play.saw('boarding').at(-1)).toMatchObject({ what: 'lost' });
      expect(play.saw('sank')).toEqual([{ type: 'sank', seat: 0, hex: 72, why: 'boarding' }]);
      expect(play.state.wrecks).toMatchObject([{ clues: 2 }]);
      expect(play.saw('enemy-gone')).toMatchObject([{ how: 'discarded' }]);
      expect(play.saw('turn-over')).toMatchObject([{ why: 'sunk' }]);
      play.stops();
    },
  );

  rule(
    '[E17.20] several ships may be boarded in one turn, each once',
    beside(
      {},
      {
        enemyShips: [
          { kind: 'raider', hex: 75 },
          { kind: 'reaver', hex: 73 },
        ],
        dice: [4, STILL, 'critical', 'hit', 'move', 8, 9],
      },
    ),
    (play) => {
      play.chooses(0, board).chooses(0, to(10, 4));
      splits(play, 2, 0);
      play.chooses(0, below(3));
      expect(play.canChoose(0, { is: 'board-ship', ship: 1001 })).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E17.20] one that was boarded this turn is not boarded again',
    beside({}, { turn: { boarded: [1000] } }),
    (play) => {
      expect(play.blockedBecause(0, board)).toBe('boarded-already');
      play.leaves(0, 'turn');
    },
  );
});
