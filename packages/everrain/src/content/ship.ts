import type { NodeKind } from './ids';

/** The deck: ten zones, what each node does, and the ropes between them that enemies move along. */
export interface DeckZone {
  readonly node: NodeKind;
  readonly next: readonly number[];
}

export const DECK: readonly DeckZone[] = [
  { node: 'bow', next: [1, 2, 3] }, // guns and rudder at once (E4.4)
  { node: 'blank', next: [0, 3, 4] }, // larboard fore
  { node: 'blank', next: [0, 3, 5] }, // starboard fore
  { node: 'crows-nest', next: [0, 1, 2, 4, 5, 6] },
  { node: 'larboard', next: [1, 3, 6, 7] },
  { node: 'starboard', next: [2, 3, 6, 8] },
  { node: 'navigation', next: [3, 4, 5, 7, 8, 9] },
  { node: 'blank', next: [4, 6, 9] }, // larboard aft
  { node: 'blank', next: [5, 6, 9] }, // starboard aft
  { node: 'stern', next: [6, 7, 8] },
];

export const ZONES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** E4.2 */
export const ZONE_LIMIT = 3;
/** E6.2 */
export const CREW_LIMIT = 4;
/** The middle zones of the long edges, where decks are joined in boarding (E16.4). */
export const EDGE = { larboard: [1, 4, 7], starboard: [2, 5, 8] } as const;

/** Below deck: two rows of three; neighbours along rows and columns (E4.32). */
export const BELOW_NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [1, 3, 5],
  [2, 4],
];
