import type { Hosting } from '@undertow/table';
import { EVENTS } from '../events';
import { defaultOptions } from '../model/options';
import type { EverrainTypes } from '../model/types';
import { PHRASES, PHRASES_ABOUT } from '../words/phrases';
import { chronicle } from './chronicle';
import { readOptions } from './options';

/** How a table hosts The Everrain. */
export const everrainHosting: Hosting<EverrainTypes> = {
  minSeats: 1,
  maxSeats: 4,
  defaults: defaultOptions(2),
  options: readOptions,
  own: () => () => ({}), // E2.30: everybody sees the same
  // Nothing is answered in secret here, so there are no response windows.
  windows: [],
  window: () => undefined,
  owns: (view, seat) => view.turn.seat === seat,
  reveals: ({ type }) => EVENTS[type].reveals,
  phrases: { plain: PHRASES, about: PHRASES_ABOUT },
  marks: ['look', 'go'],
  notes: false,
  chronicle,
};
