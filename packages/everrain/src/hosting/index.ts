import type { Hosting } from '@undertow/table';
import { EVENTS } from '../events';
import { defaultOptions } from '../model/options';
import type { EverrainTypes } from '../model/types';
import type { View } from '../model/view';
import { PHRASES, PHRASES_ABOUT } from '../words/phrases';
import { chronicle } from './chronicle';
import { readOptions } from './options';

/** Everybody sees the same: every part of a view is open (E2.30). */
const OPEN_PARTS: readonly (keyof View)[] = [
  'players',
  'length',
  'flags',
  'boarding',
  'exhaustive',
  'round',
  'step',
  'first',
  'turn',
  'act',
  'tracks',
  'pendingActs',
  'slots',
  'tilesLeft',
  'nextTileAct',
  'explored',
  'destroyedPorts',
  'storms',
  'wrecks',
  'enemyShips',
  'elder',
  'captains',
  'decks',
  'waiting',
  'island',
  'party',
  'boardingUnderWay',
  'visit',
  'ending',
  'tally',
];

/** How a table hosts The Everrain. */
export const everrainHosting: Hosting<EverrainTypes> = {
  minSeats: 1,
  maxSeats: 4,
  defaults: defaultOptions(2),
  options: readOptions,
  openParts: OPEN_PARTS,
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
