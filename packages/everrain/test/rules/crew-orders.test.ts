import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { below, deck, send, splits, usesTool, withTool } from './aboard';

const ALL_ZONES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('crew orders', () => {
  rule(
    '[E3.4] one crew member goes from anywhere to anywhere, on deck or below',
    { captains: [{ crew: [{}, { at: 4 }] }] },
    (play) => {
      play.orders(0, 'crew');
      play.offers(0, 'order-crew', [
        { is: 'crew', crew: 10 },
        { is: 'crew', crew: 11 },
      ]);
      play.chooses(0, { is: 'crew', crew: 10 });
      play.offers(0, 'order-place', [
        ...ALL_ZONES.map(deck),
        below(0, 0),
        below(0, 1),
        below(0),
        below(1, 0),
        below(1),
        below(2),
        below(3),
        below(4),
      ]);
      play.chooses(0, deck(9));
      expect(play.crew(10).place).toEqual({ is: 'deck', zone: 9 });
      expect(play.crew(11).place).toEqual({ is: 'deck', zone: 4 });
      expect(play.captain().fresh.crew).toBe(2);
      expect(play.captain().issued.crew).toBe(1);
      send(play, 11, below(3));
      expect(play.crew(11).place).toEqual({ is: 'below', slot: 3, space: null });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.5] [E4.2] a zone takes three figures, crew and enemies together',
    {
      captains: [
        {
          crew: [{}, { at: 1 }],
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'eel', at: 1 },
            { kind: 'crab', at: 2 },
          ],
        },
      ],
    },
    (play) => {
      play.orders(0, 'crew').chooses(0, { is: 'crew', crew: 10 });
      expect(play.canChoose(0, deck(1))).toBe(false);
      expect(play.blockedBecause(0, deck(1))).toBe('zone-full');
      expect(play.canChoose(0, deck(2))).toBe(true);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E3.6] [E3.25] an order into a zone with an enemy starts a fray',
    { captains: [{ crew: [{}], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      send(play, 10, deck(1));
      expect(play.saw('fray')).toEqual([{ type: 'fray', seat: 0, zone: 1, by: 'crew', aboard: false }]);
      play.leaves(0, 'fray-dice');
    },
  );

  rule(
    '[E3.7] [E3.25] an order to crew already beside an enemy starts a fray without moving',
    { captains: [{ crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      send(play, 10, deck(1));
      expect(play.saw('crew-moved')).toEqual([]);
      expect(play.saw('fray')).toHaveLength(1);
      play.leaves(0, 'fray-dice');
    },
  );

  rule('[E3.7] staying is offered only where it does something', { captains: [{ crew: [{ at: 1 }] }] }, (play) => {
    play.orders(0, 'crew');
    expect(play.canChoose(0, deck(1))).toBe(false);
    play.leaves(0, 'order-place');
  });

  rule(
    '[E3.8] [E3.25] crew walks away from an enemy without a fray',
    { captains: [{ crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      send(play, 10, deck(9));
      expect(play.saw('fray')).toEqual([]);
      expect(play.crew(10).trauma).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.8] only the zone it comes to matters: from one enemy to another',
    {
      captains: [
        {
          crew: [{ at: 1 }],
          enemies: [
            { kind: 'crab', at: 1 },
            { kind: 'eel', at: 9 },
          ],
        },
      ],
    },
    (play) => {
      send(play, 10, deck(9));
      expect(play.saw('fray').map(({ zone }) => zone)).toEqual([9]);
      play.leaves(0, 'fray-dice');
    },
  );
});

describe('fleeting, new and exhausted orders', () => {
  rule(
    '[E3.18] a fleeting order serves as a crew order and is gone for good',
    { captains: [{ crew: [{}], fresh: { crew: 0, fleeting: 1 } }] },
    (play) => {
      play.orders(0, 'crew', true).chooses(0, deck(3));
      expect(play.captain().fresh.fleeting).toBe(0);
      expect(play.captain().issued).toEqual({ crew: 0, navigation: 0, artillery: 0 });
      expect(play.saw('order')).toEqual([{ type: 'order', seat: 0, as: 'crew', fleeting: true }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.18] a fleeting order serves as a navigation order',
    { captains: [{ crew: [{}], fresh: { navigation: 0, fleeting: 1 } }] },
    (play) => {
      play.orders(0, 'navigation', true);
      expect(play.state.turn.points).toBe(1);
      expect(play.captain().fresh.fleeting).toBe(0);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.19] [E16.18] a fleeting order may be exhausted, and is gone then too',
    {
      captains: [{ hold: ['tool'], fresh: { crew: 0, navigation: 0, artillery: 0, fleeting: 2 } }],
      content: withTool({ do: 'exhaust', kind: 'any', count: 1 }),
    },
    (play) => {
      usesTool(play);
      expect(play.captain().fresh.fleeting).toBe(1);
      expect(play.captain().issued).toEqual({ crew: 0, navigation: 0, artillery: 0 });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.20] a new order is fresh at once, and there is no most',
    {
      captains: [{ hold: ['tool'], fresh: { artillery: 9 } }],
      content: withTool({ do: 'gain-order', kind: 'artillery' }),
    },
    (play) => {
      usesTool(play);
      expect(play.captain().fresh.artillery).toBe(10);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.21] of more than are fresh, all that are there are exhausted',
    {
      captains: [{ hold: ['tool'], fresh: { crew: 1, navigation: 1, artillery: 0 } }],
      content: withTool({ do: 'exhaust', kind: 'any', count: 4 }),
    },
    (play) => {
      usesTool(play);
      play.offers(0, 'choose-order', [
        { is: 'anyorder', order: 'crew' },
        { is: 'anyorder', order: 'navigation' },
      ]);
      play.chooses(0, { is: 'anyorder', order: 'navigation' });
      expect(play.captain().fresh).toEqual({ crew: 0, navigation: 0, artillery: 0, fleeting: 0 });
      expect(play.captain().issued).toEqual({ crew: 1, navigation: 1, artillery: 0 });
      expect(play.saw('exhausted').map(({ orders }) => orders)).toEqual([['navigation'], ['crew']]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.21] a kind that is named takes none of another kind',
    {
      captains: [{ hold: ['tool'], fresh: { crew: 3, navigation: 1 } }],
      content: withTool({ do: 'exhaust', kind: 'navigation', count: 2 }),
    },
    (play) => {
      usesTool(play);
      expect(play.captain().fresh).toMatchObject({ crew: 3, navigation: 0 });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E3.22] omens of counter dice are turned with fresh orders outside the own turn too',
    {
      captains: [
        { crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }], fresh: { crew: 0, navigation: 1, artillery: 0 } },
      ],
      step: 'deck-enemies',
      dice: ['damage', 'enemy-omen', 'evasion-omen'],
    },
    (play) => {
      play.picks(0, { is: 'die', die: 'evasion' });
      play.offers(0, 'turn-omens', [{ is: 'omen', die: 'evasion', with: 'navigation' }]);
      play.picks(0, { is: 'omen' });
      expect(play.crew(10).trauma).toBe(0);
      expect(play.saw('exhausted')).toEqual([{ type: 'exhausted', seat: 0, orders: ['navigation'], source: 'fray' }]);
      play.stops();
    },
  );

  rule(
    '[E17.9] there is no order to attack: frays come from crew orders alone',
    { captains: [{ crew: [{ at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      const orders = play.asked(0, 'turn').options.flatMap(({ ref }) => (isOrder(ref) ? [ref.as] : []));
      expect(new Set(orders)).toEqual(new Set(['crew', 'navigation']));
      send(play, 10, deck(1));
      splits(play, 2, 0);
      play.stops();
    },
  );
});

const isOrder = (ref: unknown): ref is { is: 'order'; as: string } =>
  typeof ref === 'object' && ref !== null && 'is' in ref && ref.is === 'order';
