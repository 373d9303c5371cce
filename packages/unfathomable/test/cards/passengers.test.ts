import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { PassengerFace } from '../../src/content/ids';
import { calm, onDeck } from './crisis';
import { type Change, changeSince } from './dials';

/** A Deep One finds this passenger. */
function passenger(face: PassengerFace, what: string, change: Change): void {
  rule(
    `${face}: ${what}`,
    calm('accusation', { deepOnes: { 'deck-3': 1 }, passengers: { 'deck-3': [face] } }),
    (play) => {
      const before = { ...play.state.dials };
      play.settles('jamie', 0).picks('jamie', { is: 'seat', seat: 2 });
      expect(changeSince(before, play)).toEqual(change);
      expect(onDeck(play)).toEqual([]);
      expect(play.state.passengers.removed).toEqual([face]);
      play.stops();
    },
  );
}
passenger('x', 'nothing is lost', {});
passenger('soul', '1 soul is lost', { souls: -1 });
passenger('two-souls', '2 souls are lost', { souls: -2 });
passenger('soul-and-sanity', '1 soul and 1 sanity are lost', { souls: -1, sanity: -1 });
