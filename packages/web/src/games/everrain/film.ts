import { EVENTS } from '@undertow/everrain/events';
import type { FilmPart } from '../../game-page';
import type { Everrain } from './play';
import { gameWords } from './words';

export const film: FilmPart<Everrain> = {
  words: [gameWords],
  turn: (event) => (event.type === 'turn' ? { number: event.number, seat: event.seat } : null),
  quiet: ({ type }) => EVENTS[type].quiet,
  // Everybody sees the same here.
  allKnowing: (open) => open,
  nameOf: () => null,
  current: ({ turn }) => turn.seat,
  over: ({ ending }) => ending !== null,
  rerun: async (record, eyes) => (await import('./rerun')).rerunRecord(record, eyes),
};
