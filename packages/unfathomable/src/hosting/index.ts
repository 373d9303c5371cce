import type { Hosting } from '@undertow/table';
import { closes } from '../events';
import { defaultOptions } from '../model/options';
import type { Kind } from '../model/question';
import type { Unfathomable } from '../model/types';
import { ownParts } from '../view';
import { PHRASES, PHRASES_ABOUT } from '../words/phrases';
import { chronicle } from './chronicle';
import { readOptions } from './options';

export type { Past } from './chronicle';

/** The questions asked in response windows. */
const WINDOWS: readonly Kind[] = [
  'before-roll',
  'after-roll',
  'before-check',
  'after-total',
  'would-be-defeated',
  'passenger-would-be-defeated',
  'before-deep-ones',
  'before-choice',
  'mythos-drawn',
  'own-mythos-step',
  'boiler-advanced',
  'repeat-action',
  'start-of-action-step',
];

/** How a table hosts Unfathomable. */
export const unfathomableHosting: Hosting<Unfathomable> = {
  minSeats: 3,
  maxSeats: 6,
  defaults: defaultOptions(5),
  options: readOptions,
  own: ownParts,
  windows: WINDOWS,
  window: (event) => {
    if (event.type !== 'window') return undefined;
    switch (event.window) {
      case 'defeat':
        return 'would-be-defeated';
      case 'passenger-defeat':
        return 'passenger-would-be-defeated';
      default:
        return event.window;
    }
  },
  owns: (view, seat) => (view.roll ? view.roll.by === seat : view.turn.current === seat),
  reveals: closes,
  phrases: { plain: PHRASES, about: PHRASES_ABOUT },
  notes: true,
  chronicle,
};
