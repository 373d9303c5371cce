// The ship and the water around it: which spaces touch, where arrows point, what a die roll means.
import {
  DECK_SPACES,
  type DeckSpace,
  ROOMS,
  type Room,
  type ShipSpace,
  type Space,
  WATER_SPACES,
  type WaterSpace,
} from './ids';

/** The rooms with printed numbers: only these can be damaged (13.3a) and entered by Deep Ones (44.20b). */
export type NumberedRoom = Exclude<Room, 'sick-bay' | 'brig'>;

export const NUMBERED_ROOMS = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
] as const satisfies readonly NumberedRoom[];

export const ROOM_NUMBERS: Readonly<Record<NumberedRoom, readonly number[]>> = {
  bridge: [1, 2],
  chapel: [3],
  'captains-cabin': [4],
  'cargo-hold': [5],
  galley: [6],
  'boiler-room': [7, 8],
};

/** Spaces that share a border (5.0). The Deep touches nothing (14.3a). */
export const ADJACENT: Readonly<Record<Space, readonly Space[]>> = {
  bridge: ['deck-1', 'deck-2', 'chapel', 'captains-cabin'],
  chapel: ['deck-3', 'bridge', 'captains-cabin', 'cargo-hold', 'sick-bay'],
  'captains-cabin': ['deck-4', 'bridge', 'chapel', 'galley', 'sick-bay'],
  'cargo-hold': ['deck-5', 'chapel', 'galley', 'boiler-room', 'brig'],
  galley: ['deck-6', 'captains-cabin', 'cargo-hold', 'boiler-room', 'brig'],
  'boiler-room': ['deck-7', 'deck-8', 'cargo-hold', 'galley'],
  'sick-bay': ['chapel', 'captains-cabin'],
  brig: ['cargo-hold', 'galley'],
  'deck-1': ['deck-2', 'deck-3', 'water-1', 'bridge'],
  'deck-2': ['deck-1', 'deck-4', 'water-2', 'bridge'],
  'deck-3': ['deck-1', 'deck-5', 'water-3', 'chapel'],
  'deck-4': ['deck-2', 'deck-6', 'water-4', 'captains-cabin'],
  'deck-5': ['deck-3', 'deck-7', 'water-5', 'cargo-hold'],
  'deck-6': ['deck-4', 'deck-8', 'water-6', 'galley'],
  'deck-7': ['deck-5', 'deck-8', 'water-7', 'boiler-room'],
  'deck-8': ['deck-6', 'deck-7', 'water-8', 'boiler-room'],
  'water-1': ['water-2', 'water-3', 'deck-1'],
  'water-2': ['water-1', 'water-4', 'deck-2'],
  'water-3': ['water-1', 'water-5', 'deck-3'],
  'water-4': ['water-2', 'water-6', 'deck-4'],
  'water-5': ['water-3', 'water-7', 'deck-5'],
  'water-6': ['water-4', 'water-8', 'deck-6'],
  'water-7': ['water-5', 'water-8', 'deck-7'],
  'water-8': ['water-6', 'water-7', 'deck-8'],
};

const SHIP_SPACES: ReadonlySet<Space> = new Set<Space>([...ROOMS, ...DECK_SPACES]);
const DECK: ReadonlySet<Space> = new Set<Space>(DECK_SPACES);
const WATER: ReadonlySet<Space> = new Set<Space>(WATER_SPACES);
const NUMBERED: ReadonlySet<Space> = new Set<Space>(NUMBERED_ROOMS);

export const isShipSpace = (space: Space): space is ShipSpace => SHIP_SPACES.has(space);
export const isDeck = (space: Space): space is DeckSpace => DECK.has(space);
export const isWater = (space: Space): space is WaterSpace => WATER.has(space);
export const isRoom = (space: Space): space is Room => SHIP_SPACES.has(space) && !DECK.has(space);
export const isNumberedRoom = (space: Space): space is NumberedRoom => NUMBERED.has(space);

export const areAdjacent = (a: Space, b: Space): boolean => ADJACENT[a].includes(b);

// --- arrows (15.0)

export const DECK_OF_WATER: Readonly<Record<WaterSpace, DeckSpace>> = {
  'water-1': 'deck-1',
  'water-2': 'deck-2',
  'water-3': 'deck-3',
  'water-4': 'deck-4',
  'water-5': 'deck-5',
  'water-6': 'deck-6',
  'water-7': 'deck-7',
  'water-8': 'deck-8',
};

/** The water a deck space touches: the arrow backwards. */
export const WATER_OF_DECK: Readonly<Record<DeckSpace, WaterSpace>> = {
  'deck-1': 'water-1',
  'deck-2': 'water-2',
  'deck-3': 'water-3',
  'deck-4': 'water-4',
  'deck-5': 'water-5',
  'deck-6': 'water-6',
  'deck-7': 'water-7',
  'deck-8': 'water-8',
};

export const ROOM_OF_DECK: Readonly<Record<DeckSpace, NumberedRoom>> = {
  'deck-1': 'bridge',
  'deck-2': 'bridge',
  'deck-3': 'chapel',
  'deck-4': 'captains-cabin',
  'deck-5': 'cargo-hold',
  'deck-6': 'galley',
  'deck-7': 'boiler-room',
  'deck-8': 'boiler-room',
};

/** Where the arrow of a water or deck space points (4.17a). */
export const arrowFrom = (space: WaterSpace | DeckSpace): DeckSpace | NumberedRoom =>
  isWater(space) ? DECK_OF_WATER[space] : ROOM_OF_DECK[space];

/** The room at the end of the arrows from a water space (4.6a). */
export const roomOfWater = (space: WaterSpace): NumberedRoom => ROOM_OF_DECK[DECK_OF_WATER[space]];

// --- lanes along the ship

export const FRONT_WATER = ['water-1', 'water-2'] as const satisfies readonly WaterSpace[];
export const BACK_WATER = ['water-7', 'water-8'] as const satisfies readonly WaterSpace[];

/** One water space towards the back, and from the back into the Deep (50.7). */
export const AFT: Readonly<Record<WaterSpace, WaterSpace | 'the-deep'>> = {
  'water-1': 'water-3',
  'water-2': 'water-4',
  'water-3': 'water-5',
  'water-4': 'water-6',
  'water-5': 'water-7',
  'water-6': 'water-8',
  'water-7': 'the-deep',
  'water-8': 'the-deep',
};

/** One water space towards the front; at the front a monarch stays (21.1a). */
export const FORE: Readonly<Record<WaterSpace, WaterSpace>> = {
  'water-1': 'water-1',
  'water-2': 'water-2',
  'water-3': 'water-1',
  'water-4': 'water-2',
  'water-5': 'water-3',
  'water-6': 'water-4',
  'water-7': 'water-5',
  'water-8': 'water-6',
};

// --- what a die roll means

function ofRoll<S>(spaces: readonly S[], roll: number): S {
  const space = spaces[roll - 1];
  if (space === undefined) throw new RangeError(`The die does not show ${roll}`);
  return space;
}

const ROOMS_BY_ROLL: readonly NumberedRoom[] = NUMBERED_ROOMS.flatMap((room) => ROOM_NUMBERS[room].map(() => room));

/** The room with this printed number (44.18). */
export const roomOfRoll = (roll: number): NumberedRoom => ofRoll(ROOMS_BY_ROLL, roll);
/** The deck space with this number (32.4). */
export const deckOfRoll = (roll: number): DeckSpace => ofRoll(DECK_SPACES, roll);
/** The front water space whose range holds this number (L.30). */
export const frontOfRoll = (roll: number): WaterSpace => (roll <= 4 ? 'water-1' : 'water-2');

// --- ways inside the ship; the Brig and the Sick Bay are not on them

/**
 * Which rooms are hit instead of a damaged one, in order: the closest first, and of equally close ones that with the
 * highest printed number (4.6c, 13.5a).
 */
export const NEXT_CLOSEST: Readonly<Record<NumberedRoom, readonly NumberedRoom[]>> = {
  bridge: ['captains-cabin', 'chapel', 'galley', 'cargo-hold', 'boiler-room'],
  chapel: ['cargo-hold', 'captains-cabin', 'bridge', 'boiler-room', 'galley'],
  'captains-cabin': ['galley', 'chapel', 'bridge', 'boiler-room', 'cargo-hold'],
  'cargo-hold': ['boiler-room', 'galley', 'chapel', 'captains-cabin', 'bridge'],
  galley: ['boiler-room', 'cargo-hold', 'captains-cabin', 'chapel', 'bridge'],
  'boiler-room': ['galley', 'cargo-hold', 'captains-cabin', 'chapel', 'bridge'],
};

const STEPS: Readonly<Record<NumberedRoom, Readonly<Record<NumberedRoom, number>>>> = {
  bridge: { bridge: 0, chapel: 1, 'captains-cabin': 1, 'cargo-hold': 2, galley: 2, 'boiler-room': 3 },
  chapel: { bridge: 1, chapel: 0, 'captains-cabin': 1, 'cargo-hold': 1, galley: 2, 'boiler-room': 2 },
  'captains-cabin': { bridge: 1, chapel: 1, 'captains-cabin': 0, 'cargo-hold': 2, galley: 1, 'boiler-room': 2 },
  'cargo-hold': { bridge: 2, chapel: 1, 'captains-cabin': 2, 'cargo-hold': 0, galley: 1, 'boiler-room': 1 },
  galley: { bridge: 2, chapel: 2, 'captains-cabin': 1, 'cargo-hold': 1, galley: 0, 'boiler-room': 1 },
  'boiler-room': { bridge: 3, chapel: 2, 'captains-cabin': 2, 'cargo-hold': 1, galley: 1, 'boiler-room': 0 },
};

/** How many steps it is from room to room (44.1). */
export const roomDistance = (from: NumberedRoom, to: NumberedRoom): number => STEPS[from][to];

/** The room itself if it is undamaged, else the closest one that is; none if all six are damaged. */
export function closestUndamaged(origin: NumberedRoom, damaged: ReadonlySet<Room>): NumberedRoom | undefined {
  return damaged.has(origin) ? NEXT_CLOSEST[origin].find((room) => !damaged.has(room)) : origin;
}

/** The rooms a step leads to, the highest printed number first. */
const DOORS: Readonly<Record<NumberedRoom, readonly NumberedRoom[]>> = {
  bridge: ['captains-cabin', 'chapel'],
  chapel: ['cargo-hold', 'captains-cabin', 'bridge'],
  'captains-cabin': ['galley', 'chapel', 'bridge'],
  'cargo-hold': ['boiler-room', 'galley', 'chapel'],
  galley: ['boiler-room', 'cargo-hold', 'captains-cabin'],
  'boiler-room': ['galley', 'cargo-hold'],
};

/** The next room on the way (4.17b); of two equally short ways, the one through the highest printed number. */
export function stepTowards(from: NumberedRoom, target: NumberedRoom): NumberedRoom {
  return DOORS[from].find((room) => STEPS[room][target] < STEPS[from][target]) ?? target;
}
