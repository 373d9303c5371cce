import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { below, deck, send, usesTool, withTool } from './aboard';

describe('below deck', () => {
  rule('[E4.21] below deck takes everybody', { captains: [{ crew: [{}, {}, {}, { at: 3 }] }] }, (play) => {
    send(play, 13, below(5));
    expect(play.captain().crew.every(({ place }) => place.is === 'below' && place.slot === 5)).toBe(true);
    play.leaves(0, 'turn');
  });

  rule(
    '[E4.22] anybody may stand on any slot, but only a circle does something',
    { captains: [{ crew: [{ strain: 3 }] }] },
    (play) => {
      send(play, 10, below(0));
      expect(play.crew(10)).toMatchObject({ strain: 3, fatigued: false });
      send(play, 10, below(0, 1));
      expect(play.crew(10)).toMatchObject({ strain: 1, fatigued: true });
      play.leaves(0, 'turn');
    },
  );

  rule('[E4.23] one crew for each circle', { captains: [{ crew: [{}, { at: { slot: 0, space: 0 } }] }] }, (play) => {
    play.orders(0, 'crew').chooses(0, { is: 'crew', crew: 10 });
    expect(play.canChoose(0, below(0, 0))).toBe(false);
    expect(play.canChoose(0, below(0, 1))).toBe(true);
    play.leaves(0, 'order-place');
  });

  rule(
    '[E4.23] a passenger closes a circle too',
    { captains: [{ crew: [{}], passengers: [{ card: 'pilgrim', slot: 0, space: 1 }] }] },
    (play) => {
      play.orders(0, 'crew');
      expect(play.canChoose(0, below(0, 1))).toBe(false);
      expect(play.canChoose(0, below(0, 0))).toBe(true);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.28] [E4.30] moving in sets the improvement to work, and tires',
    { captains: [{ crew: [{ strain: 3, at: 3 }] }] },
    (play) => {
      send(play, 10, below(0, 0));
      expect(play.saw('activated')).toEqual([
        { type: 'activated', who: { seat: 0, crew: 10, board: 'jon' }, improvement: 'cabins' },
      ]);
      expect(play.crew(10)).toMatchObject({ strain: 1, fatigued: true });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.29] who is tired sets nothing to work, but can be ordered about and man nodes',
    { captains: [{ crew: [{ strain: 3, at: 3, fatigued: true }] }] },
    (play) => {
      send(play, 10, below(0, 0));
      expect(play.crew(10).strain).toBe(3);
      send(play, 10, deck(6));
      play.orders(0, 'navigation');
      expect(play.state.turn.points).toBe(2);
      play.leaves(0, 'turn');
    },
  );

  rule('[E4.30] a boat only enables something: nobody is tired by it', { captains: [{ crew: [{}] }] }, (play) => {
    send(play, 10, below(1, 0));
    expect(play.crew(10).fatigued).toBe(false);
    expect(play.saw('activated')).toEqual([]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E4.31] an order that keeps rested crew in its circle sets it to work again',
    { captains: [{ crew: [{ strain: 3, at: { slot: 0, space: 0 } }] }] },
    (play) => {
      send(play, 10, below(0, 0));
      expect(play.crew(10)).toMatchObject({ strain: 1, fatigued: true });
      play.orders(0, 'crew');
      expect(play.canChoose(0, below(0, 0))).toBe(false);
      expect(play.blockedBecause(0, below(0, 0))).toBe('fatigued');
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.24] [E4.32] identical neighbours, along rows or columns, both gain the extra circle',
    { captains: [{ crew: [{}], below: ['cabins', 'dinghy', null, 'cabins'] }] },
    (play) => {
      play.orders(0, 'crew');
      for (const slot of [0, 3]) expect(play.canChoose(0, below(slot, 2))).toBe(true);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.32] diagonal ones do not',
    { captains: [{ crew: [{}], below: ['cabins', 'dinghy', null, null, 'cabins'] }] },
    (play) => {
      play.orders(0, 'crew');
      for (const slot of [0, 4]) expect(play.canChoose(0, below(slot, 2))).toBe(false);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.32] nor one that is covered',
    { captains: [{ crew: [{}], below: ['cabins', { installed: 'cabins', schematic: 'surgery' }] }] },
    (play) => {
      play.orders(0, 'crew');
      expect(play.canChoose(0, below(0, 2))).toBe(false);
      expect(play.canChoose(0, below(1, 0))).toBe(false);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.25] [E4.34] an enemy is put into a cell, and is on deck no more',
    {
      captains: [
        { hold: ['tool'], below: ['cabins', 'dinghy', 'brig'], enemies: [{ kind: 'crab', at: 1, trauma: 2 }] },
      ],
      content: withTool({ do: 'imprison' }),
    },
    (play) => {
      usesTool(play);
      expect(play.captain().enemies).toEqual([]);
      expect(play.captain().below[2]?.captives).toEqual(['crab']);
      expect(play.saw('enemy-gone')).toMatchObject([{ how: 'imprisoned' }]);
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.tracks.agenda).toBe(1);
      play.leaves(0, 'turn');
    },
  );
});

describe('passengers', () => {
  rule(
    '[E17.21] any free circle of cabins houses one, those of a twin included',
    {
      captains: [
        {
          hex: 73,
          crew: [{}, { at: { slot: 0, space: 0 } }],
          below: ['cabins', 'cabins', 'surgery', null, null, 'cabins'],
        },
      ],
      map: { 12: 'haven' },
      step: 'turn-start',
      decks: { denizen: ['pilgrim'] },
    },
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'denizen' });
      play.offers(0, 'passenger-space', [
        { is: 'space', slot: 0, space: 1 },
        { is: 'space', slot: 0, space: 2 },
        { is: 'space', slot: 1, space: 0 },
        { is: 'space', slot: 1, space: 1 },
        { is: 'space', slot: 1, space: 2 },
        { is: 'space', slot: 5, space: 0 },
        { is: 'space', slot: 5, space: 1 },
      ]);
      play.chooses(0, { is: 'space', slot: 1, space: 2 });
      expect(play.captain().passengers).toEqual([{ card: 'pilgrim', slot: 1, space: 2 }]);
      play.stops();
    },
  );
});

describe('the hold', () => {
  rule(
    '[E4.50] [E4.52] three treasures fit; beyond that the captain throws away old or new',
    {
      captains: [{ hold: ['rum', 'salt', 'tool', 'compass'] }],
      content: withTool({ do: 'treasure', kind: 'shanty', count: 1 }),
      decks: { treasure: ['ballad'] },
    },
    (play) => {
      usesTool(play);
      play.plodUntil(() => play.asked(0).kind === 'discard-to-hold', 3);
      play.offers(0, 'discard-to-hold', [
        { is: 'treasure', treasure: 'rum', at: 0 },
        { is: 'treasure', treasure: 'salt', at: 1 },
        { is: 'treasure', treasure: 'compass', at: 2 },
        { is: 'treasure', treasure: 'ballad', at: 3 },
      ]);
      play.picks(0, { is: 'treasure', treasure: 'salt' });
      expect(play.captain().hold).toEqual(['rum', 'compass', 'ballad']);
      expect(play.state.decks.treasure.discard).toContain('salt');
      play.leaves(0, 'turn');
    },
  );
});
