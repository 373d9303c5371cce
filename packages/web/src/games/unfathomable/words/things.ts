import { localWords } from '../../../words/local';

/** Whatever on the table can be asked about. */
export const THINGS = [
  'dial:fuel',
  'dial:food',
  'dial:sanity',
  'dial:souls',
  'track:travel',
  'track:ritual',
  'distance',
  'damaged-rooms',
  'deep-ones-left',
  'deck:skill',
  'deck:treachery',
  'deck:chaos',
  'deck:mythos',
  'deck:waypoint',
  'deck:spell',
  'deck:item',
  'deck:damage',
  'deck:loyalty',
  'deep-one',
  'passenger',
  'monarch:dagon',
  'monarch:hydra',
  'title:captain',
  'title:keeper',
  'step:receive',
  'step:action',
  'step:mythos',
  'step:discard',
] as const;
export type Thing = (typeof THINGS)[number];

/** What a thing is, and what happens at its end. */
export interface Told {
  readonly what: string;
  readonly end?: string;
}

export interface ThingsText {
  readonly things: Readonly<Record<Thing, Told>>;
  /** The names of those that have none elsewhere. */
  readonly names: {
    readonly distance: string;
    readonly damagedRooms: string;
    readonly deepOne: string;
    readonly passenger: string;
    readonly deck: (cards: string) => string;
    /** The steps of a turn. */
    readonly steps: Readonly<Record<'receive' | 'action' | 'mythos' | 'discard', string>>;
  };
  /** How a dial stands. */
  readonly dial: (now: number, most: number) => string;
  readonly of: (now: number, all: number) => string;
  readonly left: (count: number) => string;
  readonly holder: (name: string) => string;
  readonly readTop: string;
}

export const thingsText = localWords<ThingsText>({
  en: async () => (await import('./en/things')).things,
  de: async () => (await import('./de/things')).things,
  es: async () => (await import('./es/things')).things,
  ru: async () => (await import('./ru/things')).things,
});
