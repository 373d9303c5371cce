import { type Facedown, lookAtTop as look, type Seat } from '@undertow/kernel';
import type { LookedDeck } from '../model/state';
import type { Table } from '../model/types';

/** Only the looking player sees them (1.7), and everybody that it looks. Gives the cards, the topmost first. */
export function lookAtTop<C extends string>(
  g: Table,
  seat: Seat,
  deck: LookedDeck,
  cards: Facedown<C>[],
  count: number,
): C[] {
  const faces = look(cards, seat, count);
  if (faces.length > 0) {
    const { length } = faces;
    g.emitSecretly(
      [seat],
      { type: 'looked', seat, deck, count: length, cards: faces },
      { type: 'looked', seat, deck, count: length },
    );
  }
  return faces;
}
