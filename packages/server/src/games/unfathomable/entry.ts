import { createBot, LEVELS } from '@undertow/bots';
import { defaultOptions, type Kind, type Unfathomable, unfathomable, type View } from '@undertow/unfathomable';
import type { Entry } from '../entry';
import { chronicle } from './chronicle';
import { readOptions } from './options';
import { reveals } from './reveals';

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

/** Everything but hands, loyalties and what one has looked at. */
const OPEN_PARTS: readonly (keyof View)[] = [
  'turn',
  'dials',
  'tracks',
  'deepOnes',
  'monarchs',
  'passengers',
  'damage',
  'skills',
  'mythos',
  'waypoints',
  'spells',
  'items',
  'titles',
  'check',
  'roll',
  'ending',
];

export const unfathomableEntry: Entry<Unfathomable> = {
  game: unfathomable,
  minSeats: 3,
  maxSeats: 6,
  defaults: defaultOptions(5),
  options: readOptions,
  openParts: OPEN_PARTS,
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
  reveals,
  chronicle,
  botLevels: LEVELS,
  bot: createBot,
};
