import type { AnyOrder, HexKind, NodeKind } from '@undertow/everrain/content/ids';

/** Things that have no name among the game's own terms. */
const OWN = [
  'discovery',
  'agenda',
  'elder',
  'act',
  'round',
  'first',
  'step:entering-round',
  'step:turn-start',
  'step:elder',
  'step:deck-enemies',
  'step:sea-enemies',
  'fresh',
  'issued',
  'hull',
  'gun',
  'below',
  'hold',
  'coin',
  'clues',
  'stories',
  'storm',
  'unsailed',
  'destination',
  'intent',
  'crew-track',
  'crew-values',
] as const;
export type OwnThing = (typeof OWN)[number];

const RIDERS = ['ours', 'theirs', 'elder'] as const;
type Rider = (typeof RIDERS)[number];
const ORDERS: readonly AnyOrder[] = ['crew', 'navigation', 'artillery', 'fleeting'];
const HEXES: readonly HexKind[] = ['calm', 'rough', 'wreck', 'spawn', 'port', 'island', 'altar'];
const NODES: readonly NodeKind[] = ['bow', 'stern', 'larboard', 'starboard', 'navigation', 'crows-nest', 'blank'];

/** Whatever on the table can be asked about. */
export type Thing = OwnThing | `rider:${Rider}` | `order:${AnyOrder}` | `hex:${HexKind}` | `node:${NodeKind}`;

export const THINGS: readonly Thing[] = [
  ...OWN,
  ...RIDERS.map((who): Thing => `rider:${who}`),
  ...ORDERS.map((kind): Thing => `order:${kind}`),
  ...HEXES.map((kind): Thing => `hex:${kind}`),
  ...NODES.map((kind): Thing => `node:${kind}`),
];

/** What a thing is, and what happens at its end. */
export interface Told {
  readonly what: string;
  readonly end?: string;
}

export interface ThingsText {
  readonly names: Readonly<Record<OwnThing, string>>;
  readonly things: Readonly<Record<Thing, Told>>;
  /** How a zone of the deck stands. */
  readonly zone: { readonly broken: string; readonly held: string; readonly manned: string; readonly empty: string };
  readonly tilesLeft: (count: number) => string;
  /** Before the numbers of cards in the decks that everybody draws from. */
  readonly decks: string;
}
