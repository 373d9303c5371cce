import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';
import { direct, ISLAND, onIsland, tested } from './cards-kit';
import { at, chart, storm } from './sea-kit';

const EXPLORE = { is: 'expedition' } as const;
const gains = direct('spring', 'expedition', { do: 'clues', by: 2 });
const trial = tested(
  'cliff',
  'expedition',
  { do: 'clues', by: 1 },
  { do: 'suffer', gem: 'trauma', whom: 'it', count: 1 },
);

describe('islands', () => {
  rule('[E8.1] an expedition is offered, never forced', onIsland([gains]), (play) => {
    expect(play.canChoose(0, EXPLORE)).toBe(true);
    play.endsTurn(0);
    expect(play.state.explored).toEqual([]);
    play.stops();
  });

  rule('[E8.3, E8.5] a card is drawn and resolved, then the island is explored', onIsland([gains]), (play) => {
    play.chooses(0, EXPLORE);
    expect(play.captain().clues).toBe(2);
    expect(play.state.explored).toEqual([ISLAND]);
    expect(play.blockedBecause(0, EXPLORE)).toBe('explored');
    expect(play.captain().fresh).toEqual({ crew: 3, navigation: 2, artillery: 1, fleeting: 0 });
    play.leaves(0, 'turn');
  });

  for (const [roll, clues, trauma] of [
    [4, 1, 0],
    [5, 0, 1],
  ] as const)
    rule(`[E8.3] ISLAND 4 against a ${roll}`, onIsland([trial], { dice: [roll] }), (play) => {
      play.chooses(0, EXPLORE);
      expect(play.captain().clues).toBe(clues);
      expect(play.crew(10).trauma).toBe(trauma);
      play.leaves(0, 'turn');
    });

  rule(
    '[E8.2] everybody in the boats goes, also who was ordered there after landing',
    onIsland([gains], {
      captains: [
        { hex: ISLAND, below: ['cabins', 'dinghy', 'ships-boat'], crew: [{ at: { slot: 1, space: 0 } }, {}, {}] },
      ],
    }),
    (play) => {
      play.orders(0, 'crew').chooses(0, { is: 'crew', crew: 11 });
      play.chooses(0, { is: 'place', place: { is: 'below', slot: 2, space: 1 } });
      play.chooses(0, EXPLORE);
      play.offers(0, 'card-test', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      play.leaves(0, 'card-test');
    },
  );

  const TWO_BOATS = { hex: ISLAND, below: ['cabins', 'ships-boat'] } as const;
  rule(
    '[E8.4] whoever has the highest ISLAND takes the test and bears what comes of it',
    onIsland([trial], {
      captains: [
        { ...TWO_BOATS, crew: [{ at: { slot: 1, space: 0 } }, { board: 'bosun', at: { slot: 1, space: 1 } }] },
      ],
      dice: [7],
    }),
    (play) => {
      play.chooses(0, EXPLORE);
      expect(play.saw('test')).toMatchObject([{ crew: 11, needs: 6, roll: 7, success: false }]);
      expect(play.crew(11).trauma).toBe(1);
      expect(play.crew(10).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  const EQUALS = onIsland([trial], {
    captains: [{ ...TWO_BOATS, crew: [{ at: { slot: 1, space: 0 } }, { at: { slot: 1, space: 1 } }] }],
    dice: [0],
  });
  rule('[E8.6] of equals the captain picks one before the roll', EQUALS, (play) => {
    play.chooses(0, EXPLORE).chooses(0, { is: 'crew', crew: 11 });
    expect(play.saw('test')).toMatchObject([{ crew: 11 }]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E17.14] choose-tested: any of the party, whatever their values',
    {
      ...onIsland([trial], {
        captains: [
          { ...TWO_BOATS, crew: [{ at: { slot: 1, space: 0 } }, { board: 'bosun', at: { slot: 1, space: 1 } }] },
        ],
        dice: [0],
      }),
      options: { exhaustive: false, flags: ['choose-tested'] },
    },
    (play) => {
      play.chooses(0, EXPLORE);
      play.offers(0, 'card-test', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      play.leaves(0, 'card-test');
    },
  );

  rule('[E8.7] with empty boats nobody can land', onIsland([gains], { captains: [{ hex: ISLAND }] }), (play) => {
    expect(play.blockedBecause(0, EXPLORE)).toBe('no-boat');
    play.leaves(0, 'turn');
  });

  rule(
    '[E8.8] it can wait for a later turn, as long as no storm lies over the island',
    onIsland([gains], { storms: [storm(1, 5, 4)] }),
    (play) => {
      expect(play.blockedBecause(0, EXPLORE)).toBe('storm');
      play.leaves(0, 'turn');
    },
  );

  rule('[E8.8] in a turn that begins on the island', onIsland([gains], { step: 'turn-start' }), (play) => {
    expect(play.canChoose(0, EXPLORE)).toBe(true);
    play.leaves(0, 'turn');
  });

  rule('[E8.9] afterwards they are still in the boat, and none the more tired', onIsland([gains]), (play) => {
    play.chooses(0, EXPLORE);
    expect(play.crew(10)).toMatchObject({ place: { is: 'below', slot: 1, space: 0 }, fatigued: false });
    play.leaves(0, 'turn');
  });

  rule(
    '[E8.10] should the one who was tested die, the island is explored all the same, and the others keep what they got',
    onIsland(
      [
        direct('gorge', 'expedition', {
          do: 'all',
          of: [
            { do: 'clues', by: 1 },
            { do: 'crew-dies', whom: 'it' },
            { do: 'coin', by: 3 },
          ],
        }),
      ],
      { captains: [{ hex: ISLAND, coin: 0, crew: [{ at: { slot: 1, space: 0 } }, {}] }] },
    ),
    (play) => {
      play.chooses(0, EXPLORE);
      expect(play.captain()).toMatchObject({ clues: 1, coin: 3 });
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      expect(play.state.explored).toEqual([ISLAND]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E8.11] a choice needs no test', onIsland([], { decks: { expedition: ['fork-in-the-path'] } }), (play) => {
    play.chooses(0, EXPLORE).picks(0, { is: 'option', option: 0 });
    expect(play.captain().coin).toBe(45);
    expect(play.saw('test')).toEqual([]);
    play.leaves(0, 'turn');
  });
});

const altar = (more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: at(5, 4) }],
  ...chart({ 12: '.A....' }),
  ...more,
});

describe('altars', () => {
  rule(
    '[E8.14] to purge one, enemies worth the Act come aboard; then it is done with',
    altar({ act: 2, decks: { enemy: ['crab', 'eel'] }, dice: ['move', 'move'] }),
    (play) => {
      play.chooses(0, { is: 'purge' });
      play.plodUntil(() => play.scenario.match.decision(0)?.kind === 'turn');
      expect(play.captain().enemies.map(({ kind }) => kind)).toEqual(['crab', 'eel']);
      expect(play.state.explored).toEqual([at(5, 4)]);
      expect(play.blockedBecause(0, { is: 'purge' })).toBe('explored');
      play.leaves(0, 'turn');
    },
  );

  rule('[E8.15] no order, only on the altar’s own hex', altar({ captains: [{ hex: at(4, 4) }] }), (play) => {
    expect(play.canChoose(0, { is: 'purge' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule('[E8.15, E8.17] and not under a storm', altar({ storms: [storm(1, 5, 4)] }), (play) => {
    expect(play.blockedBecause(0, { is: 'purge' })).toBe('storm');
    play.leaves(0, 'turn');
  });

  rule('[E8.15] it is voluntary', altar(), (play) => {
    play.endsTurn(0);
    expect(play.state.explored).toEqual([]);
    play.stops();
  });
});

const wreck = (more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: at(5, 4), crew: [{ at: 6 }] }],
  ...chart({ 12: '.w....' }),
  ...more,
});
const LOOT = { is: 'loot', wreck: 'printed' } as const;

describe('wrecks', () => {
  rule('[E8.19, E2.15] one roll for a printed wreck, without an order', wreck({ dice: [8] }), (play) => {
    play.chooses(0, LOOT);
    expect(play.saw('spoils')).toEqual([{ type: 'spoils', seat: 0, roll: 8 }]);
    expect(play.captain().coin).toBe(45);
    expect(play.captain().fresh).toEqual({ crew: 3, navigation: 2, artillery: 1, fleeting: 0 });
    expect(play.state.explored).toEqual([at(5, 4)]);
    expect(play.blockedBecause(0, LOOT)).toBe('explored');
    play.leaves(0, 'turn');
  });

  rule(
    '[E8.20] one for what is left of an enemy ship, and it is gone',
    { captains: [{ hex: at(4, 4) }], wrecks: [{ is: 'enemy', hex: at(4, 4) }], dice: [0] },
    (play) => {
      play.chooses(0, { is: 'loot', wreck: 0 });
      expect(play.captain().clues).toBe(1);
      expect(play.state.wrecks).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E8.21, E15.9] a captain’s wreck holds what went down with it, and there is no roll',
    { captains: [{ hex: at(4, 4) }], wrecks: [{ is: 'captain', hex: at(4, 4), clues: 3, treasure: 'idol' }] },
    (play) => {
      play.chooses(0, { is: 'loot', wreck: 0 });
      expect(play.captain()).toMatchObject({ clues: 3, hold: ['idol'] });
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.wrecks).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E8.22] looting is a free action that ends the order under way', wreck({ dice: [8] }), (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(2);
    play.chooses(0, LOOT);
    expect(play.state.turn.points).toBe(0);
    expect(play.saw('points-lost')).toEqual([{ type: 'points-lost', seat: 0, points: 2 }]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E8.23] several on one hex are looted one by one',
    {
      captains: [{ hex: at(4, 4) }],
      wrecks: [
        { is: 'enemy', hex: at(4, 4) },
        { is: 'captain', hex: at(4, 4), clues: 1, treasure: null },
      ],
    },
    (play) => {
      play.chooses(0, { is: 'loot', wreck: 1 });
      expect(play.state.wrecks).toEqual([{ is: 'enemy', hex: at(4, 4) }]);
      expect(play.canChoose(0, { is: 'loot', wreck: 0 })).toBe(true);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E8.24] enemies on deck are no hindrance',
    wreck({ captains: [{ hex: at(5, 4), enemies: [{ kind: 'crab', at: 1 }] }], dice: [8] }),
    (play) => {
      play.chooses(0, LOOT);
      expect(play.captain().coin).toBe(45);
      play.leaves(0, 'turn');
    },
  );
});

describe('spoils', () => {
  const decks = { treasure: ['ballad', 'rum', 'compass', 'idol'], artillery: ['carronade'], improvement: ['larder'] };
  const rolled = (roll: number) => wreck({ decks, dice: [roll] });

  for (const [roll, clues] of [
    [0, 1],
    [1, 2],
  ] as const)
    rule(`[E8.25] a ${roll} is ${clues} clues`, rolled(roll), (play) => {
      play.chooses(0, LOOT);
      expect(play.captain().clues).toBe(clues);
      play.leaves(0, 'turn');
    });

  for (const [roll, treasure, passed] of [
    [2, 'rum', ['ballad']],
    [3, 'rum', ['ballad']],
    [4, 'compass', ['ballad', 'rum']],
    [5, 'idol', ['ballad', 'rum', 'compass']],
  ] as const)
    rule(`[E8.25, E8.26] a ${roll} is the next ${treasure}; what is passed over is discarded`, rolled(roll), (play) => {
      play.chooses(0, LOOT);
      expect(play.captain().hold).toEqual([treasure]);
      expect(play.state.decks.treasure.discard).toEqual(passed);
      play.leaves(0, 'turn');
    });

  for (const [roll, upgrade, gun] of [
    [6, 'carronade', true],
    [7, 'larder', false],
  ] as const)
    rule(`[E8.25] a ${roll} is a schematic: ${upgrade}`, rolled(roll), (play) => {
      play.chooses(0, LOOT).picks(0, { is: 'slot', gun });
      expect(play.saw('schematic')).toMatchObject([{ upgrade, gun }]);
      play.stops();
    });

  for (const [roll, coin] of [
    [8, 45],
    [9, 50],
  ] as const)
    rule(`[E8.25] a ${roll} is coin`, rolled(roll), (play) => {
      play.chooses(0, LOOT);
      expect(play.captain().coin).toBe(coin);
      play.leaves(0, 'turn');
    });

  rule(
    '[E8.27] where there is none of the kind, nothing is gained',
    wreck({ decks: { treasure: ['ballad', 'rum'] }, onlyNamed: ['treasure'], dice: [5] }),
    (play) => {
      play.chooses(0, LOOT);
      expect(play.captain().hold).toEqual([]);
      expect(play.state.decks.treasure.discard).toEqual(['ballad', 'rum']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E8.28] whose deck an enemy died on gets the spoils',
    {
      captains: [{}, { enemies: [{ kind: 'crab', at: 4, trauma: 2 }], crew: [{ at: 4 }, {}] }],
      step: 'deck-enemies',
      first: 1,
      current: 1,
      // moves are of no use where crew stands: a pair becomes one damage, and the counter die hits
      dice: ['move', 'move', 'hit', 9],
    },
    (play) => {
      play.picks(1, { is: 'die', die: 'attack' });
      play.plodUntil(() => play.state.step !== 'deck-enemies');
      expect(play.saw('spoils')).toEqual([{ type: 'spoils', seat: 1, roll: 9 }]);
      expect(play.captain(1).coin).toBe(50);
      play.stops();
    },
  );
});
