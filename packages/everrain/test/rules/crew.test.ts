import { describe, expect } from 'vitest';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { below, deck, send, usesTool, withTool } from './aboard';

/** A ship that begins its turn in port. */
const inPort = (vessel: Vessel, scene: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: 73, ...vessel }],
  map: { 12: 'haven' },
  step: 'turn-start',
  ...scene,
});

const hireable = { crew: ['ida', 'roy', 'bosun'] };

describe('hiring and dismissing', () => {
  rule(
    '[E6.4] hiring costs the wage and puts the figure anywhere below deck',
    inPort({ crew: [{}], coin: 20 }, { decks: hireable }),
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'hire' }).picks(0, { is: 'recruit', board: 'ida' });
      play.offers(0, 'place-crew', [
        below(0, 0),
        below(0, 1),
        below(0),
        below(1, 0),
        ...[1, 2, 3, 4, 5].map((slot) => below(slot)),
      ]);
      play.chooses(0, below(1, 0));
      expect(play.captain().coin).toBe(15);
      expect(play.captain().crew[1]).toMatchObject({ board: 'ida', place: { is: 'below', slot: 1, space: 0 } });
      play.stops();
    },
  );

  rule(
    '[E17.7] who was hired may use a service in the same visit',
    inPort({ crew: [{}], coin: 20 }, { decks: hireable }),
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'hire' }).picks(0, { is: 'recruit', board: 'ida' });
      play.chooses(0, below(3)).chooses(0, { is: 'done' });
      const hired = play.captain().crew[1]?.id ?? 0;
      play.picks(0, { is: 'send', crew: hired, service: 'rest' });
      expect(play.saw('service').map(({ service }) => service)).toEqual(['hire', 'rest']);
      play.stops();
    },
  );

  rule(
    '[E6.2] [E6.13] four are all a ship has room for; with four, one must go first',
    inPort({ crew: [{}, {}, {}, {}], coin: 90 }, { decks: hireable }),
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'hire' });
      expect(play.canChoose(0, { is: 'recruit' })).toBe(false);
      expect(play.blockedBecause(0, { is: 'recruit', board: 'ida' })).toBe('no-crew-slot');
      play.picks(0, { is: 'dismiss', crew: 12 }).picks(0, { is: 'recruit', board: 'ida' }).chooses(0, below(4));
      expect(play.captain().crew.map(({ board }) => board)).toEqual(['jon', 'mab', 'ann', 'ida']);
      play.stops();
    },
  );

  rule('[E6.13] the last one cannot be dismissed', inPort({ crew: [{}] }), (play) => {
    expect(play.canChoose(0, { is: 'dismiss' })).toBe(false);
    expect(play.blockedBecause(0, { is: 'dismiss', crew: 10 })).toBe('last-crew');
    play.stops();
  });

  rule(
    '[E6.28] [E6.29] dismissing is free and in port; board and traits go back into their decks',
    inPort({ crew: [{ positive: 'neat', negative: 'gruff' }, {}], coin: 0 }),
    (play) => {
      play.picks(0, { is: 'dismiss', crew: 10 });
      expect(play.saw('left')).toEqual([{ type: 'left', who: { seat: 0, crew: 10, board: 'jon' }, why: 'dismissed' }]);
      expect(play.state.decks.crew.draw).toContain('jon');
      expect(play.state.decks.positive.draw).toContain('neat');
      expect(play.state.decks.negative.draw).toContain('gruff');
      expect(play.state.decks.negative.discard).toEqual([]);
      play.stops();
    },
  );

  rule('[E6.29] nobody is dismissed at sea', { captains: [{ crew: [{}, {}] }] }, (play) => {
    expect(play.canChoose(0, { is: 'dismiss' })).toBe(false);
    play.leaves(0, 'turn');
  });

  rule(
    '[E6.14] crew that joins a full ship: somebody may make room',
    {
      captains: [{ hold: ['tool'], crew: [{}, {}, {}, {}] }],
      content: withTool({ do: 'crew-joins', kind: 'shellback' }),
      decks: { crew: ['ida', 'bosun'] },
    },
    (play) => {
      usesTool(play);
      play.offers(0, 'make-room', [...[10, 11, 12, 13].map((crew) => ({ is: 'crew' as const, crew })), { is: 'no' }]);
      expect(play.asked(0).about).toEqual({ cards: ['bosun'] });
      play.chooses(0, { is: 'crew', crew: 13 }).chooses(0, below(5));
      expect(play.captain().crew.map(({ board }) => board)).toEqual(['jon', 'mab', 'tom', 'bosun']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.14] or the newcomer goes back into the deck',
    {
      captains: [{ hold: ['tool'], crew: [{}, {}, {}, {}] }],
      content: withTool({ do: 'crew-joins', kind: 'any' }),
      decks: { crew: ['ida'] },
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'no' });
      expect(play.captain().crew).toHaveLength(4);
      expect(play.state.decks.crew.draw).toContain('ida');
      play.leaves(0, 'turn');
    },
  );
});

describe('wages', () => {
  const due = (vessel: Vessel): Scene => ({
    captains: [{ hold: ['tool'], ...vessel }, {}],
    content: withTool({ do: 'wages' }),
  });

  rule(
    '[E6.15] [E6.16] when an event says so, the captain pays whom they like, and may decline',
    due({ crew: [{}, { board: 'bosun' }], coin: 20 }),
    (play) => {
      usesTool(play);
      play.offers(0, 'wages', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      expect(play.asked(0)).toMatchObject({ min: 0, max: 2, about: { prices: [5, 10] } });
      play.chooses(0, { is: 'crew', crew: 11 });
      expect(play.captain().coin).toBe(10);
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      play.stops();
    },
  );

  rule(
    '[E6.15] at the End of an Act',
    {
      captains: [{ crew: [{}], coin: 20 }],
      step: 'after-turn',
      tracks: { ours: 4 },
      also: (state) => state.pendingActs.push({ act: 2, space: 4, by: 'ours', gap: 0 }),
    },
    (play) => {
      play.picks(0, { is: 'anyorder', order: 'crew' });
      play.offers(0, 'wages', [{ is: 'crew', crew: 10 }]);
      play.stops();
    },
  );

  rule(
    '[E6.16] all or nothing: who cannot be paid in full is not offered',
    due({ crew: [{ board: 'bosun' }, {}, {}], coin: 12 }),
    (play) => {
      usesTool(play);
      expect(play.asked(0, 'wages')).toMatchObject({ min: 0, max: 1 });
      play.chooses(0, { is: 'crew', crew: 10 });
      expect(play.captain().coin).toBe(2);
      expect(play.captain().crew.map(({ id }) => id)).toEqual([10]); // nobody else can be paid
      play.stops();
    },
  );

  rule(
    '[E6.17] [E6.18] who is not paid leaves at once, which is no death; board and traits go back',
    due({ crew: [{ positive: 'neat', at: 3 }, {}], coin: 20 }),
    (play) => {
      usesTool(play).chooses(0, { is: 'crew', crew: 11 });
      expect(play.saw('left')).toMatchObject([{ who: { crew: 10 }, why: 'unpaid' }]);
      expect(play.saw('died')).toEqual([]);
      expect(play.state.decks.crew.draw).toContain('jon');
      expect(play.state.decks.positive.draw).toContain('neat');
      play.stops();
    },
  );

  rule(
    '[E6.19] each pays from the own purse; nobody trades meanwhile',
    {
      captains: [{ hold: ['tool'], crew: [{}], coin: 0 }, { coin: 100 }],
      content: withTool({ do: 'wages' }),
    },
    (play) => {
      usesTool(play);
      expect(play.saw('left')).toHaveLength(1); // nothing to decide without coin
      expect(play.captain(1).coin).toBe(100);
      play.stops();
    },
  );

  rule('[E6.20] a ship that nobody is left on counts as sunk', due({ crew: [{}], coin: 50 }), (play) => {
    usesTool(play).declines(0);
    expect(play.saw('sank')).toMatchObject([{ seat: 0, why: 'crew' }]);
    expect(play.captain().sunk).toBe(true);
    play.stops();
  });
});

describe('tests', () => {
  const tested = (value: number, vessel: Vessel = { crew: [{}] }): Scene => ({
    captains: [{ hold: ['tool'], coin: 0, ...vessel }],
    content: withTool(
      { do: 'test', value: 'island', whom: 'choice', success: { do: 'coin', by: 7 }, failure: { do: 'nothing' } },
      ({ crew }) => ({ crew: crew.map((board) => ({ ...board, island: value })) }),
    ),
  });

  rule('[E6.21] at the value it succeeds', { ...tested(4), dice: [4] }, (play) => {
    usesTool(play);
    expect(play.captain().coin).toBe(7);
    expect(play.saw('test')).toMatchObject([{ value: 'island', needs: 4, roll: 4, success: true }]);
    play.leaves(0, 'turn');
  });
  rule('[E6.21] above it, it fails', { ...tested(4), dice: [5] }, (play) => {
    usesTool(play);
    expect(play.captain().coin).toBe(0);
    play.leaves(0, 'turn');
  });
  rule('[E6.22] a value of 0 succeeds on a 0', { ...tested(0), dice: [0] }, (play) => {
    usesTool(play);
    expect(play.captain().coin).toBe(7);
    play.leaves(0, 'turn');
  });
  rule('[E6.22] and on nothing else', { ...tested(0), dice: [1] }, (play) => {
    usesTool(play);
    expect(play.captain().coin).toBe(0);
    play.leaves(0, 'turn');
  });
  rule('[E6.22] a value of 9 always succeeds', { ...tested(9), dice: [9] }, (play) => {
    usesTool(play);
    expect(play.captain().coin).toBe(7);
    play.leaves(0, 'turn');
  });
  rule(
    '[E6.23] a test that names nobody: the captain chooses before the roll',
    { ...tested(4, { crew: [{}, { at: 3 }] }), dice: [0] },
    (play) => {
      usesTool(play);
      expect(play.asked(0).options.map(({ ref }) => ref)).toEqual([
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      expect(play.saw('fate')).toEqual([]);
      play.chooses(0, { is: 'crew', crew: 11 });
      expect(play.saw('test')).toMatchObject([{ crew: 11 }]);
      play.leaves(0, 'turn');
    },
  );
});

describe('hurt and dead', () => {
  const hurting = (gem: 'trauma' | 'strain', count: number, vessel: Vessel): Scene => ({
    captains: [{ hold: ['tool'], ...vessel }, {}],
    content: withTool({ do: 'suffer', gem, whom: 'each', count }),
  });

  rule(
    '[E6.25] a track full of any mix is death',
    hurting('strain', 1, {
      crew: [
        { trauma: 3, strain: 2 },
        { trauma: 2, strain: 2 },
      ],
    }),
    (play) => {
      usesTool(play);
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      expect(play.saw('died')).toMatchObject([{ who: { crew: 10 } }]);
      expect(play.state.tally.crewDeaths).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E6.26] recovering takes away the named gem only, and no more than there is',
    {
      captains: [{ hold: ['tool'], crew: [{ trauma: 2, strain: 1 }] }],
      content: withTool({ do: 'recover', gem: 'strain', whom: 'each', count: 3 }),
    },
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ trauma: 2, strain: 0 });
      expect(play.saw('recovered')).toMatchObject([{ gem: 'strain', count: 1 }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.27] more than kills is lost, and passed to nobody',
    {
      captains: [{ hold: ['tool'], crew: [{ trauma: 4 }, {}] }],
      content: withTool({ do: 'suffer', gem: 'trauma', whom: 'choice', count: 5 }),
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'crew', crew: 10 });
      expect(play.saw('hurt')).toMatchObject([{ who: { crew: 10 }, count: 2 }]);
      expect(play.crew(11).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.28] [E6.31] the dead go back into the deck with their traits; passengers stay, and the space is free',
    {
      captains: [
        {
          hold: ['tool'],
          crew: [{ trauma: 5, positive: 'neat', negative: 'sour', at: { slot: 0, space: 1 }, fatigued: true }, {}],
          passengers: [{ card: 'pilgrim', slot: 0, space: 0 }],
        },
      ],
      content: withTool({ do: 'suffer', gem: 'trauma', whom: 'choice', count: 1 }),
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'crew', crew: 10 });
      expect(play.state.decks.crew.draw).toContain('jon');
      expect(play.state.decks.positive.draw).toContain('neat');
      expect(play.state.decks.negative.draw).toContain('sour');
      expect(play.captain().passengers).toHaveLength(1);
      play.orders(0, 'crew');
      expect(play.canChoose(0, below(0, 1))).toBe(true);
      play.leaves(0, 'order-place');
    },
  );

  rule('[E6.30] the death of the last one sinks the ship', hurting('trauma', 6, { crew: [{}] }), (play) => {
    usesTool(play);
    expect(play.saw('sank')).toMatchObject([{ seat: 0, why: 'crew' }]);
    play.stops();
  });

  rule(
    '[E6.25] death in a fray leaves the place',
    { captains: [{ crew: [{ trauma: 5 }, {}], enemies: [{ kind: 'crab', at: 1 }] }], dice: ['miss', 'miss', 'damage'] },
    (play) => {
      send(play, 10, deck(1)).chooses(0, { is: 'split', attack: 2, evasion: 0 });
      expect(play.captain().crew.map(({ id }) => id)).toEqual([11]);
      play.leaves(0, 'turn');
    },
  );
});
