import { describe, expect } from 'vitest';
import type { Ref } from '../../src/model/question';
import { rule, type Scene } from '../../src/testkit';
import { withTool } from './aboard';
import { at, chart, storm } from './sea-kit';

const anyorder = (order: 'crew' | 'navigation' | 'artillery'): Ref => ({ is: 'anyorder', order });

describe('a round', () => {
  rule('[E2.1] goes through its steps in order', { captains: [{}], step: 'entering-round' }, (play) => {
    play.endsTurn(0);
    expect(play.saw('step').map(({ step }) => step)).toEqual([
      'turn-start',
      'turn-end',
      'elder',
      'storms',
      'deck-enemies',
      'sea-enemies',
      'agenda',
      'round-end',
      'entering-round',
      'turn-start',
    ]);
    expect(play.saw('round').map(({ round }) => round)).toEqual([2, 3]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E2.2] everybody gets back up to three orders of choice',
    { captains: [{ issued: { crew: 3, navigation: 1, artillery: 1 } }], step: 'entering-round' },
    (play) => {
      expect(play.asked(0, 'refresh')).toMatchObject({ min: 0, max: 3 });
      play.offers(0, 'refresh', [
        anyorder('crew'),
        anyorder('crew'),
        anyorder('crew'),
        anyorder('navigation'),
        anyorder('artillery'),
      ]);
      play.chooses(0, anyorder('crew'), anyorder('navigation'), anyorder('artillery'));
      expect(play.captain()).toMatchObject({
        fresh: { crew: 4, navigation: 3, artillery: 2 },
        issued: { crew: 2, navigation: 0, artillery: 0 },
      });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.3] all together, before anybody’s turn',
    {
      captains: [{ issued: { crew: 4 } }, { issued: { crew: 5 } }],
      step: 'entering-round',
    },
    (play) => {
      play.scenario.expectAsked(0, 1);
      play.chooses(1, anyorder('crew'));
      play.scenario.expectAsked(0);
      play.chooses(0, anyorder('crew'), anyorder('crew'), anyorder('crew'));
      expect(play.captain(1).issued.crew).toBe(4);
      play.asked(0, 'turn');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.4] three or fewer come back without asking, and nothing is saved up',
    { captains: [{ fresh: { crew: 0 }, issued: { crew: 2 } }], step: 'entering-round' },
    (play) => {
      expect(play.saw('refreshed')).toEqual([{ type: 'refreshed', seat: 0, orders: ['crew', 'crew'] }]);
      expect(play.captain().issued.crew).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.5] nobody is tired any more',
    { captains: [{ crew: [{ fatigued: true }, {}] }, { crew: [{ fatigued: true }] }], step: 'entering-round' },
    (play) => {
      expect(play.state.captains.flatMap(({ crew }) => crew.map(({ fatigued }) => fatigued))).toEqual([
        false,
        false,
        false,
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.6, E2.9] one turn each, clockwise from the first player, and then it is the enemies’ phase',
    { captains: [{}, {}, {}], step: 'entering-round', first: 1 },
    (play) => {
      play.endsTurn(1).endsTurn(2).endsTurn(0);
      expect(
        play
          .saw('turn')
          .slice(0, 3)
          .map(({ seat }) => seat),
      ).toEqual([1, 2, 0]);
      const told = play.scenario.events('spectator');
      const last = told.findIndex((event) => event.type === 'turn-over' && event.seat === 0);
      const elder = told.findIndex((event) => event.type === 'step' && event.step === 'elder');
      expect(last).toBeGreaterThan(0);
      expect(elder).toBeGreaterThan(last);
      play.stops();
    },
  );

  rule(
    '[E2.23] at its end the first player token goes one seat on',
    { captains: [{}, {}], step: 'round-end' },
    (play) => {
      expect(play.state.first).toBe(1);
      expect(play.saw('round')).toMatchObject([{ first: 1 }]);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E2.25] storms are the first player’s to steer, a ship’s own enemies its captain’s',
    {
      captains: [
        {},
        {
          hex: at(6, 5),
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'eel', at: 2 },
          ],
        },
      ],
      step: 'storms',
      storms: [storm(1, 0, 0)],
      dice: [7],
    },
    (play) => {
      expect(play.asked(0, 'storm-move').seat).toBe(0);
      play.plodUntil(() => play.isAsked(1));
      play.asked(1, 'enemy-order');
      play.stops();
    },
  );
});

const NOWHERE = { crew: 3, navigation: 2, artillery: 1, fleeting: 0 };

describe('a turn', () => {
  rule(
    '[E2.7, E3.3] takes orders and free actions in any order, as many as there are',
    {
      captains: [{ hold: ['horn'], crew: [{ at: 6 }, {}] }],
    },
    (play) => {
      play.orders(0, 'navigation').picks(0, { is: 'helm', by: 1 });
      play.picks(0, { is: 'use-treasure', treasure: 'horn' });
      for (let i = 0; i < 3; i++) play.orders(0, 'crew').picks(0, { is: 'crew', crew: 11 }).picks(0, { is: 'place' });
      play.orders(0, 'navigation');
      expect(play.captain().fresh).toEqual({ crew: 0, navigation: 0, artillery: 1, fleeting: 1 });
      play.orders(0, 'crew', true).picks(0, { is: 'crew', crew: 11 }).picks(0, { is: 'place' });
      expect(play.blockedBecause(0, { is: 'order', as: 'crew' })).toBe('no-fresh-order');
      expect(play.blockedBecause(0, { is: 'order', as: 'navigation' })).toBe('no-fresh-order');
      play.leaves(0, 'turn');
    },
  );

  rule('[E2.8] ends when it is declared ended; fresh orders stay fresh', { captains: [{}, {}] }, (play) => {
    play.endsTurn(0);
    expect(play.captain().fresh).toEqual(NOWHERE);
    expect(play.saw('turn-over')).toEqual([{ type: 'turn-over', seat: 0, why: 'declared' }]);
    play.leaves(1, 'turn');
  });

  rule(
    '[E2.10, E2.12] ended at sea: 1 STRAIN for everybody on deck, none below, and a sea event',
    { captains: [{ crew: [{ at: 4 }, {}] }, {}], decks: { sea: ['gulls'] } },
    (play) => {
      play.endsTurn(0);
      expect([play.crew(10).strain, play.crew(11).strain]).toEqual([1, 0]);
      expect(play.saw('card')).toEqual([{ type: 'card', seat: 0, card: 'gulls', deck: 'sea' }]);
      expect(play.state.decks.sea.discard).toEqual(['gulls']);
      play.leaves(1, 'turn');
    },
  );

  for (const [letter, what] of [
    ['P', 'a port'],
    ['I', 'an island'],
    ['A', 'an altar'],
  ] as const)
    rule(
      `[E2.11] ended on ${what}: neither`,
      {
        captains: [{ hex: at(5, 4), crew: [{ at: 4 }] }, { hex: at(6, 5) }],
        ...chart({ 12: `.${letter}....` }),
        turn: { visited: [at(5, 4)] },
      },
      (play) => {
        play.endsTurn(0);
        expect(play.crew(10).strain).toBe(0);
        expect(play.saw('card')).toEqual([]);
        play.leaves(1, 'turn');
      },
    );

  rule(
    '[E2.13] STRAIN comes first, and there is no event for a ship that it sinks',
    { captains: [{ crew: [{ at: 4, strain: 5 }] }, {}] },
    (play) => {
      play.endsTurn(0);
      expect(play.saw('sank')).toHaveLength(1);
      expect(play.saw('card')).toEqual([]);
      expect(play.saw('turn-over')).toEqual([{ type: 'turn-over', seat: 0, why: 'sunk' }]);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E2.13] who dies of it is gone before the event',
    {
      captains: [{ crew: [{ at: 4, strain: 5 }, { at: 5 }] }, {}],
      content: (plain) => ({
        cards: [
          ...plain.cards,
          { id: 'roll-call', deck: 'sea', resolution: { type: 'direct', effect: { do: 'coin', by: 'crew' } } },
        ],
      }),
      decks: { sea: ['roll-call'] },
    },
    (play) => {
      play.endsTurn(0);
      expect(play.captain().coin).toBe(41);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E2.14] also where the ship has only just come onto the map',
    { captains: [{ hex: null }, {}], step: 'turn-start' },
    (play) => {
      play.picks(0, { is: 'hex' }).picks(0, { is: 'side', side: 0 });
      play.endsTurn(0);
      expect(play.saw('card')).toHaveLength(1);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E2.27] nothing is answered for a captain who is away: the question waits for whoever takes the seat',
    { captains: [{}, {}] },
    (play) => {
      play.endsTurn(0);
      play.scenario.expectAsked(1);
      const { id } = play.asked(1, 'turn');
      expect(play.scenario.match.answer(0, id, [0]).ok).toBe(false);
      play.asked(1, 'turn');
      play.endsTurn(1);
      play.stops();
    },
  );

  rule(
    '[E2.30, E10.34] everything aboard is open to everybody',
    { captains: [{ hold: ['idol'], clues: 2, crew: [{ positive: 'neat', negative: 'gruff' }] }, {}] },
    (play) => {
      const seen = play.view('spectator');
      expect(play.view(0)).toEqual(seen);
      expect(play.view(1)).toEqual(seen);
      expect(seen.captains[0]).toEqual(play.captain());
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E17.25] so is every reading of the rules that the table has agreed on',
    { captains: [{}], options: { flags: ['icon-hex', 'agenda-ten'], boarding: false } },
    (play) => {
      expect(play.view()).toMatchObject({ flags: ['icon-hex', 'agenda-ten'], boarding: false, exhaustive: true });
      expect(play.scenario.match.save().options.flags).toEqual(['icon-hex', 'agenda-ten']);
      play.leaves(0, 'turn');
    },
  );
});

const give = (from: number, to: number, thing: Extract<Ref, { is: 'give' }>['thing']): Ref => ({
  is: 'give',
  thing,
  from,
  to,
});
const SIDE_BY_SIDE: Scene = {
  captains: [
    { coin: 3, clues: 1, hold: ['rum'] },
    { coin: 0, crew: [{}] },
  ],
};

describe('trade', () => {
  rule('[E2.16] with a captain on the next hex, in one’s own turn', SIDE_BY_SIDE, (play) => {
    expect(play.canChoose(0, { is: 'trade', with: 1 })).toBe(true);
    play.leaves(0, 'turn');
  });

  rule('[E2.16] not across two', { captains: [{ hex: at(4, 4) }, { hex: at(6, 4) }] }, (play) => {
    expect(play.canChoose(0, { is: 'trade' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule('[E2.22] nor under a storm', { ...SIDE_BY_SIDE, storms: [storm(1, 5, 4)] }, (play) => {
    expect(play.blockedBecause(0, { is: 'trade', with: 1 })).toBe('storm');
    play.leaves(0, 'turn');
  });

  rule(
    '[E2.17, E2.18, E2.21] crew, coin, clues, treasures and schematics; never orders, what is installed, passengers or stories',
    {
      captains: [
        {
          coin: 3,
          clues: 1,
          hold: ['rum'],
          crew: [{}, {}],
          below: ['cabins', { schematic: 'larder' }],
          passengers: [{ card: 'pilgrim', slot: 0, space: 0 }],
          stories: [{ story: 'bottle', read: ['bottle'], state: 'open' }],
        },
        { coin: 0, crew: [{}] },
      ],
    },
    (play) => {
      play.chooses(0, { is: 'trade', with: 1 });
      play.offers(0, 'trade', [
        give(0, 1, { is: 'coin', count: 1 }),
        give(0, 1, { is: 'coin', count: 2 }),
        give(0, 1, { is: 'clues', count: 1 }),
        give(0, 1, { is: 'crew', crew: 10, board: 'jon' }),
        give(0, 1, { is: 'crew', crew: 11, board: 'mab' }),
        give(0, 1, { is: 'treasure', treasure: 'rum' }),
        give(0, 1, { is: 'schematic', upgrade: 'larder' }),
        give(1, 0, { is: 'crew', crew: 20, board: 'ann' }),
      ]);
      play.leaves(0, 'trade');
    },
  );

  rule('[E2.17, E2.19] what both agree to changes hands, and again as often as they like', SIDE_BY_SIDE, (play) => {
    play.chooses(0, { is: 'trade', with: 1 });
    play.chooses(0, give(0, 1, { is: 'coin', count: 2 }), give(0, 1, { is: 'treasure', treasure: 'rum' }));
    play.offers(1, 'trade-consent', [{ is: 'yes' }, { is: 'no' }]);
    play.chooses(1, { is: 'yes' });
    expect(play.captain(0)).toMatchObject({ coin: 1, hold: [] });
    expect(play.captain(1)).toMatchObject({ coin: 2, hold: ['rum'] });
    expect(play.canChoose(0, { is: 'trade', with: 1 })).toBe(true);
    play.leaves(0, 'turn');
  });

  rule('[E2.19] what the other refuses does not', SIDE_BY_SIDE, (play) => {
    play
      .chooses(0, { is: 'trade', with: 1 })
      .chooses(0, give(0, 1, { is: 'clues', count: 1 }))
      .chooses(1, { is: 'no' });
    expect(play.captain(0).clues).toBe(1);
    expect(play.saw('trade-refused')).toEqual([{ type: 'trade-refused', by: 1, with: 0 }]);
    play.leaves(0, 'turn');
  });

  rule('[E2.19] the last of a crew cannot be given away', SIDE_BY_SIDE, (play) => {
    play.chooses(0, { is: 'trade', with: 1 }).chooses(0, give(1, 0, { is: 'crew', crew: 20, board: 'ann' }));
    expect(play.captain(1).crew).toHaveLength(1);
    expect(play.saw('trade-refused')).toHaveLength(1);
    play.leaves(0, 'turn');
  });

  rule(
    '[E2.19] nor more than a hold or a crew has room for',
    {
      captains: [
        { hold: ['rum'], crew: [{}, {}] },
        { hold: ['salt', 'salt', 'salt'], crew: [{}, {}, {}, {}] },
      ],
    },
    (play) => {
      play.chooses(0, { is: 'trade', with: 1 }).chooses(0, give(0, 1, { is: 'treasure', treasure: 'rum' }));
      expect(play.captain(0).hold).toEqual(['rum']);
      play.chooses(0, { is: 'trade', with: 1 }).chooses(0, give(0, 1, { is: 'crew', crew: 10, board: 'jon' }));
      expect(play.captain(1).crew).toHaveLength(4);
      play.chooses(0, { is: 'trade', with: 1 });
      play.chooses(
        0,
        give(0, 1, { is: 'treasure', treasure: 'rum' }),
        give(1, 0, { is: 'treasure', treasure: 'salt' }),
      );
      play.chooses(1, { is: 'yes' });
      expect(play.captain(1).hold).toEqual(['salt', 'salt', 'rum']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.20] crew comes with all it has on it, below deck, and sets nothing to work',
    {
      captains: [
        { crew: [{ at: 4, strain: 2, trauma: 1, positive: 'neat', negative: 'gruff', fatigued: true }, {}] },
        { crew: [{}] },
      ],
    },
    (play) => {
      play.chooses(0, { is: 'trade', with: 1 });
      play.chooses(0, give(0, 1, { is: 'crew', crew: 10, board: 'jon' })).chooses(1, { is: 'yes' });
      play.chooses(1, { is: 'place', place: { is: 'below', slot: 0, space: 0 } });
      expect(play.captain(1).crew).toContainEqual({
        id: 10,
        board: 'jon',
        positive: 'neat',
        negative: 'gruff',
        place: { is: 'below', slot: 0, space: 0 },
        trauma: 1,
        strain: 2,
        fatigued: true,
      });
      expect(play.saw('activated')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );
});

describe('decks', () => {
  rule(
    '[E1.25] what was resolved goes to its own discards',
    { captains: [{}, {}], decks: { sea: ['lull'] } },
    (play) => {
      play.endsTurn(0);
      expect(play.state.decks.sea.discard).toEqual(['lull']);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E1.26] an empty deck is made anew from its discards',
    { captains: [{}, {}], onlyNamed: ['sea'], discards: { sea: ['gulls', 'lull', 'foghorn'] } },
    (play) => {
      play.endsTurn(0);
      expect(play.saw('card')).toHaveLength(1);
      const { draw, discard } = play.state.decks.sea;
      expect(draw).toHaveLength(2);
      expect([...draw, ...discard].sort()).toEqual(['foghorn', 'gulls', 'lull']);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E1.28] with no discards either there is no card, and that is told',
    { captains: [{}, {}], onlyNamed: ['sea'] },
    (play) => {
      play.endsTurn(0);
      expect(play.saw('no-card')).toEqual([{ type: 'no-card', deck: 'sea' }]);
      expect(play.saw('card')).toEqual([]);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E1.28] what depends on it is skipped, and the rest goes on',
    {
      captains: [{ hold: ['tool'] }],
      content: withTool({
        do: 'all',
        of: [
          { do: 'treasure', kind: 'relic', count: 1 },
          { do: 'coin', by: 1 },
        ],
      }),
      onlyNamed: ['treasure'],
    },
    (play) => {
      play.picks(0, { is: 'use-treasure', treasure: 'tool' });
      expect(play.captain()).toMatchObject({ coin: 41, hold: [] });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E1.29] discards and open cards are seen by all, the order of a deck by nobody',
    { captains: [{}], discards: { sea: ['gulls'] } },
    (play) => {
      const { draw } = play.state.decks.sea;
      expect(play.view().decks.sea).toEqual({ left: draw.length, discard: ['gulls'], open: [] });
      play.leaves(0, 'turn');
    },
  );
});
