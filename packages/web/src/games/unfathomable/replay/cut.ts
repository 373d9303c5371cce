import type { View } from '@undertow/unfathomable';
import { EVENTS } from '@undertow/unfathomable/events';
import type { FilmPart } from '../../../game-page';
import type { Unfathomable } from '../play';

/** Where a replay is cut, and what all of them together knew. */
export const cut: Pick<FilmPart<Unfathomable>, 'turn' | 'quiet'> = {
  turn: (event) => (event.type === 'turn' ? { number: event.number, seat: event.seat } : null),
  quiet: ({ type }) => EVENTS[type].quiet,
};

/** A view that shows everybody's hand and loyalty: what nobody saw. */
export function allKnowing(open: View, eyes: readonly View[]): View {
  return {
    ...open,
    players: open.players.map((player) => {
      const own = eyes.find(({ viewer }) => viewer === player.seat)?.players.find(({ seat }) => seat === player.seat);
      return own ? { ...player, hand: own.hand, loyalty: own.loyalty } : player;
    }),
  };
}
