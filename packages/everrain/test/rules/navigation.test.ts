import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { at, chart, HELMSMEN, HERE, OPEN, steps, storm } from './sea-kit';

const ALL_STEPS = ['forward', 'helm -1', 'helm 1'];

describe('navigation points', () => {
  rule('[E3.9] an order gives one point when nobody steers', { captains: [{}] }, (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(1);
    expect(play.saw('order')).toEqual([{ type: 'order', seat: 0, as: 'navigation', fleeting: false, points: 1 }]);
    expect(play.captain().fresh.navigation).toBe(1);
    expect(play.captain().issued.navigation).toBe(1);
    play.leaves(0, 'turn');
  });

  rule('[E3.9] and one more for each navigation node that is manned', { captains: [{ crew: HELMSMEN }] }, (play) => {
    play.orders(0, 'navigation');
    expect(play.state.turn.points).toBe(3);
    play.leaves(0, 'turn');
  });

  rule(
    '[E3.9] but none for a node that is destroyed or has an enemy in its zone',
    { captains: [{ crew: HELMSMEN, destroyed: [0], enemies: [{ kind: 'crab', at: 6 }] }] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.10] several crew on one navigation node add one point',
    { captains: [{ crew: [{ at: 6 }, { at: 6 }, { at: 6 }] }] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule('[E3.11] points are lost with the next order', { captains: [{ crew: HELMSMEN }], ...chart(OPEN) }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'forward' });
    expect(play.state.turn.points).toBe(2);
    play.orders(0, 'navigation');
    expect(play.saw('points-lost')).toEqual([{ type: 'points-lost', seat: 0, points: 2 }]);
    expect(play.state.turn.points).toBe(3);
    play.leaves(0, 'turn');
  });

  rule(
    '[E3.11] and with a crew order, and at the end of the turn',
    { captains: [{ crew: [...HELMSMEN, { at: 5 }] }, {}], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation').orders(0, 'crew').picks(0, { is: 'crew', crew: 12 });
      play.picks(0, { is: 'place', place: { is: 'deck', zone: 4 } });
      expect(play.state.turn.points).toBe(0);
      expect(play.saw('points-lost')).toHaveLength(1);
      expect(steps(play)).toEqual([]);
      play.orders(0, 'navigation').endsTurn(0);
      expect(play.saw('points-lost')).toHaveLength(2);
      play.stops();
    },
  );

  rule(
    '[E3.12] points of one order may be split among turning, moving and revealing',
    {
      captains: [{ hex: at(5, 4), crew: [...HELMSMEN, { at: 3 }], fresh: { navigation: 2 } }],
      ...chart({ 12: '......' }),
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' }).chooses(0, { is: 'reveal' });
      play.plodTo(0, 'turn');
      expect(play.state.slots[13]).not.toBeNull();
      play.chooses(0, { is: 'helm', by: 1 });
      expect(play.state.turn.points).toBe(0);
      expect(play.captain()).toMatchObject({ hex: at(6, 4), facing: 1 });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E17.5] move, reveal, move within one order',
    {
      captains: [{ hex: at(5, 4), crew: [...HELMSMEN, { at: 3 }] }],
      ...chart({ 12: '......' }),
      stack: ['open-2'],
      act: 2,
    },
    (play) => {
      play
        .orders(0, 'navigation')
        .chooses(0, { is: 'forward' })
        .chooses(0, { is: 'reveal' })
        .chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(7, 4));
      play.leaves(0, 'turn');
    },
  );
});

describe('orders for a ship in distress', () => {
  const distress = { hex: HERE, destroyed: [0, 6], fresh: { navigation: 2 } };

  rule(
    '[E3.13] points of two orders are never added together',
    { captains: [{}], ...chart({ 12: '~~~~~~' }) },
    (play) => {
      expect(steps(play)).toEqual([]);
      play.orders(0, 'navigation').orders(0, 'navigation');
      expect(play.state.turn.points).toBe(1);
      expect(steps(play)).toEqual([]);
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('not-enough-points');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.13] in rough water with both navigation nodes destroyed two orders buy one step',
    { captains: [distress], ...chart({ 12: '~~~~~~' }) },
    (play) => {
      expect(steps(play)).toEqual(['pooled 2']);
      play.chooses(0, { is: 'pooled', count: 2 });
      expect(play.captain()).toMatchObject({ fresh: { navigation: 0 }, issued: { navigation: 2 } });
      expect(steps(play)).toEqual(ALL_STEPS);
      play.chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(5, 4));
      expect(steps(play)).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.13] also with a fleeting order, which is gone for good',
    { captains: [{ ...distress, fresh: { navigation: 1, fleeting: 1 } }], ...chart({ 12: '~~~~~~' }) },
    (play) => {
      play.chooses(0, { is: 'pooled', count: 2 });
      expect(play.captain()).toMatchObject({ fresh: { navigation: 0, fleeting: 0 }, issued: { navigation: 1 } });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.13] under a storm too',
    { captains: [distress], ...chart({ 12: '......' }), storms: [storm(1, 4, 4)] },
    (play) => {
      expect(steps(play)).toEqual(['pooled 2']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.13] and from a calm hex whose every way out is rough',
    { captains: [distress], ...chart({ 12: '.~~~~~' }) },
    (play) => {
      expect(steps(play)).toEqual(['pooled 2']);
      play.leaves(0, 'turn');
    },
  );

  rule('[E3.13] not where one order is enough', { captains: [distress], ...chart({ 12: '..~~~~' }) }, (play) => {
    expect(steps(play)).toEqual([]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E3.13] not while a navigation node is whole, manned or not',
    { captains: [{ ...distress, destroyed: [0] }], ...chart({ 12: '~~~~~~' }) },
    (play) => {
      expect(steps(play)).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.13] by agreement (pool-orders) any number of orders adds up',
    {
      captains: [{ crew: [{ at: 6 }, {}], fresh: { navigation: 3 } }],
      options: { flags: ['pool-orders'] },
      ...chart(OPEN),
    },
    (play) => {
      expect(steps(play)).toEqual(['pooled 2', 'pooled 3']);
      play.chooses(0, { is: 'pooled', count: 3 });
      expect(play.state.turn.points).toBe(6);
      play.leaves(0, 'turn');
    },
  );
});

describe('steps', () => {
  rule('[E5.1] a point turns one side or moves one hex', { captains: [{ crew: HELMSMEN }], ...chart(OPEN) }, (play) => {
    play.orders(0, 'navigation');
    expect(steps(play)).toEqual(ALL_STEPS);
    play.chooses(0, { is: 'helm', by: -1 });
    expect(play.captain()).toMatchObject({ hex: HERE, facing: 5 });
    play.chooses(0, { is: 'forward' });
    expect(play.captain()).toMatchObject({ hex: at(5, 3), facing: 5 });
    expect(play.saw('turned')).toEqual([{ type: 'turned', seat: 0, facing: 5, cost: 1 }]);
    expect(play.saw('sailed')).toEqual([{ type: 'sailed', seat: 0, from: HERE, to: at(5, 3), cost: 1 }]);
    play.leaves(0, 'turn');
  });

  rule('[E5.2] only into the hex ahead', { captains: [{ facing: 3 }], ...chart(OPEN) }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'forward' });
    expect(play.captain()).toMatchObject({ hex: at(3, 4), facing: 3 });
    expect(play.state.turn.points).toBe(0);
    expect(steps(play)).toEqual([]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E5.3] rough seas double turning and moving',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart({ 12: '~~....' }) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 });
      expect(play.state.turn.points).toBe(0);
      expect(play.saw('turned')).toEqual([{ type: 'turned', seat: 0, facing: 1, cost: 2 }]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E5.3] so a ship with one point stays where it is', { captains: [{}], ...chart({ 12: '~.....' }) }, (play) => {
    play.orders(0, 'navigation');
    expect(steps(play)).toEqual([]);
    expect(play.blockedBecause(0, { is: 'helm', by: 1 })).toBe('not-enough-points');
    expect(play.blockedBecause(0, { is: 'forward' })).toBe('not-enough-points');
    play.leaves(0, 'turn');
  });

  rule(
    '[E5.4] a move costs double into rough water as well as out of it',
    { captains: [{ crew: [{ at: 6 }, {}], fresh: { navigation: 2 } }], ...chart({ 12: '.~....' }) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.state.turn.points).toBe(0);
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.state.turn.points).toBe(0);
      expect(play.saw('sailed').map(({ cost }) => cost)).toEqual([2, 2]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.5] a storm over rough water doubles once, not twice',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart({ 12: '~~~~~~' }), storms: [storm(2, 4, 4)] },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('sailed')).toEqual([{ type: 'sailed', seat: 0, from: HERE, to: at(5, 4), cost: 2 }]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E5.30] a shipwreck is sailed like calm sea', { captains: [{}], ...chart({ 12: '.w....' }) }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'forward' });
    expect(play.saw('sailed')).toEqual([{ type: 'sailed', seat: 0, from: HERE, to: at(5, 4), cost: 1 }]);
    play.leaves(0, 'turn');
  });
});

describe('other ships in the way', () => {
  rule(
    '[E5.6] a teammate is sailed through',
    { captains: [{ crew: [{ at: 6 }, {}] }, { hex: at(5, 4) }], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(5, 4));
      play.chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(6, 4));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.7] the step that would leave it there is refused',
    { captains: [{}, { hex: at(5, 4) }], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation');
      expect(steps(play)).toEqual(['helm -1', 'helm 1']);
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('would-stop-on-ship');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.7] on the way through nothing else can be done, nor anything that would strand it',
    { captains: [{ crew: [{ at: 6 }, {}] }, { hex: at(5, 4) }], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      play.offers(0, 'turn', [{ is: 'forward' }]);
      expect(play.blockedBecause(0, { is: 'helm', by: 1 })).toBe('would-stop-on-ship');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.7] with points to spare it may turn on the way through',
    { captains: [{ crew: HELMSMEN }, { hex: at(5, 4) }], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      play.offers(0, 'turn', [{ is: 'forward' }, { is: 'helm', by: 1 }, { is: 'helm', by: -1 }]);
      play.chooses(0, { is: 'helm', by: 1 });
      play.offers(0, 'turn', [{ is: 'forward' }]);
      play.chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(5, 5));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.7] two ships in a row take two steps more',
    { captains: [{ crew: [{ at: 6 }, {}] }, { hex: at(5, 4) }, { hex: at(6, 4) }], ...chart(OPEN) },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('would-stop-on-ship');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.8] enemy ships are passed, but nobody stops on them',
    {
      captains: [{ crew: [{ at: 6 }, {}], fresh: { navigation: 2 } }],
      ...chart(OPEN),
      enemyShips: [
        { kind: 'raider', hex: at(5, 4) },
        { kind: 'ghost', hex: at(7, 4) },
      ],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' }).chooses(0, { is: 'forward' });
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 }).chooses(0, { is: 'helm', by: -1 });
      expect(play.captain().hex).toBe(at(6, 4));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.8] not even at the end of an order',
    { captains: [{}], ...chart(OPEN), enemyShips: [{ kind: 'raider', hex: at(5, 4) }] },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('would-stop-on-ship');
      play.leaves(0, 'turn');
    },
  );
});

describe('land', () => {
  rule(
    '[E5.9] is sailed over without stopping, and nothing happens there',
    { captains: [{ crew: [{ at: 6 }, {}] }], ...chart({ 12: '.P....' }) },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('visit')).toEqual([]);
      play.chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(6, 4));
      expect(play.saw('visit')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.10] a ship leaves port in any direction',
    { captains: [{ hex: at(5, 4), facing: 0 }], ...chart({ ...OPEN, 12: '.P....' }), turn: { visited: [at(5, 4)] } },
    (play) => {
      play.orders(0, 'navigation');
      for (let i = 0; i < 3; i++) play.chooses(0, { is: 'helm', by: 1 });
      play.chooses(0, { is: 'forward' });
      expect(play.captain()).toMatchObject({ hex: HERE, facing: 3 });
      expect(play.saw('turned').map(({ cost }) => cost)).toEqual([0, 0, 0]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.11] turning in port is free without any order',
    { captains: [{ hex: at(5, 4), facing: 0 }], ...chart({ ...OPEN, 12: '.P....' }), turn: { visited: [at(5, 4)] } },
    (play) => {
      expect(steps(play)).toEqual(['helm -1', 'helm 1']);
      play.chooses(0, { is: 'helm', by: -1 });
      expect(play.captain()).toMatchObject({ facing: 5, fresh: { navigation: 2 } });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E5.51] under a storm it costs points and damage like anywhere',
    {
      captains: [{ hex: at(5, 4), crew: [{ at: 6 }, {}] }],
      ...chart({ 12: '.P....' }),
      storms: [storm(1, 5, 4)],
      dice: [1],
    },
    (play) => {
      expect(steps(play)).toEqual([]);
      play.orders(0, 'navigation').chooses(0, { is: 'helm', by: 1 });
      expect(play.state.turn.points).toBe(0);
      expect(play.captain().destroyed[1]).toBe(true);
      play.leaves(0, 'turn');
    },
  );
});

describe('boarding teammates', () => {
  rule(
    '[E12.31] another captain’s ship cannot be boarded',
    { captains: [{}, { hex: at(5, 4) }], ...chart(OPEN), enemyShips: [{ kind: 'raider', hex: at(4, 5) }] },
    (play) => {
      const boarded = play.asked(0, 'turn').options.map(({ ref }) => ref);
      expect(boarded.filter((ref) => JSON.stringify(ref).includes('board-ship'))).toEqual([
        { is: 'board-ship', ship: 1000 },
      ]);
      play.leaves(0, 'turn');
    },
  );
});
