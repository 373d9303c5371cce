import type { Chronicle, Hosting, Remembered } from '@undertow/table';
import { z } from 'zod';
import { EVENTS } from './events';
import type { Happening, Pearls } from './model';
import { PHRASES, PHRASES_ABOUT } from './words/phrases';

const options = z.strictObject({ seats: z.int().min(2).max(6) });

/** What is worth remembering: who sold what, and how storms went. */
function chronicle(): Chronicle<Happening> {
  const entries: (Remembered & { readonly event: Happening })[] = [];
  let at = 0;
  let turn = 0;
  return {
    entries,
    add: (event) => {
      at++;
      if (event.type === 'turn') turn = event.number;
      if (event.type === 'sold' || event.type === 'storm') entries.push({ kind: event.type, turn, at, event });
    },
    get turn() {
      return turn;
    },
    get at() {
      return at;
    },
  };
}

/** How a table hosts the game. */
export const hosting: Hosting<Pearls> = {
  minSeats: 2,
  maxSeats: 6,
  defaults: { seats: 3 },
  options: (raw) => options.safeParse(raw).data,
  own:
    ({ divers }, open) =>
    (seat) => ({
      divers: open.divers.map((seen, at) => (at === seat ? { ...seen, hand: [...(divers[at]?.hand ?? [])] } : seen)),
    }),
  windows: ['charm'],
  window: (event) => (event.type === 'rolled' ? 'charm' : undefined),
  owns: ({ turn, divers }, seat) => turn % divers.length === seat,
  reveals: ({ type }) => EVENTS[type].reveals,
  phrases: { plain: PHRASES, about: PHRASES_ABOUT },
  notes: true,
  chronicle,
};
