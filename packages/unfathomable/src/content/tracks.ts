import type { Track, TrackSpace } from './ids';

/** Where a marker stands is counted from 0, Start, to the end, where Arrive or Cast happens. */
export const TRACK_LABELS: Readonly<Record<Track, readonly TrackSpace[]>> = {
  travel: ['travel-start', 'slow-ahead', 'half-ahead', 'full-ahead', 'arrive'],
  ritual: ['ritual-start', 'incantation-1', 'incantation-2', 'incantation-3', 'cast'],
};

export const TRACK_START = 0;
export const TRACK_END = 4;

/** So much distance awakens the second loyalty cards (7.0). */
export const AWAKENING_DISTANCE = 6;
/** With so much distance in play, the next Arrive wins the game (18.0a). */
export const GOAL_DISTANCE = 12;
