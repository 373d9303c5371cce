import { EVENTS } from '@undertow/pearls/events';
import type { FilmPart } from '../../game-page';
import type { Pearls } from './play';

export const cut: Pick<FilmPart<Pearls>, 'turn' | 'quiet' | 'allKnowing'> = {
  turn: (event) => (event.type === 'turn' ? { number: event.number, seat: event.seat } : null),
  quiet: ({ type }) => EVENTS[type].quiet,
  // Each pair of eyes sees its own hand: together they see all.
  allKnowing: (open, eyes) => ({
    ...open,
    divers: open.divers.map((diver, seat) => eyes[seat]?.divers[seat] ?? diver),
  }),
};
