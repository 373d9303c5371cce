import type { View } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import type { PersonLook } from '../../game-page';
import { OrderIcon } from './art/order-token';
import { lookOf } from './look';
import { gameWords, pageWords } from './words';

/** A captain's row: the ship, its hull, crew and fresh orders. */
export function person(view: View, seat: Seat): PersonLook {
  const captain = view.captains[seat];
  const { ship } = pageWords.value;
  if (!captain) return { colour: lookOf(seat).colour, role: gameWords.value.shipName(seat) };
  const hull = captain.destroyed.filter((gone) => !gone).length;
  return {
    colour: lookOf(seat).colour,
    role: gameWords.value.shipName(seat),
    tags: captain.sunk ? [{ text: ship.gone, kind: 'danger' as const }] : [],
    counts: (
      <span class="er-counts">
        <span title={ship.hull(hull)}>{hull}/10</span>
        {(['crew', 'navigation', 'artillery', 'fleeting'] as const).map((kind) =>
          captain.fresh[kind] > 0 ? (
            <span key={kind} title={gameWords.value.terms.orders[kind]}>
              <OrderIcon kind={kind} size={15} />
              {captain.fresh[kind]}
            </span>
          ) : null,
        )}
      </span>
    ),
  };
}
