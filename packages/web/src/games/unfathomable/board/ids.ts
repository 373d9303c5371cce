import type {
  CharacterId,
  DeckSpace,
  Resource,
  Room,
  Skill,
  Space,
  Track,
  TrackSpace,
  WaterSpace,
} from '@undertow/unfathomable';

// The names the page draws by, in the order it draws them. The types keep them the game's own.

export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will', 'treachery'] as const satisfies Skill[];
export const RESOURCES = ['fuel', 'food', 'sanity', 'souls'] as const satisfies Resource[];
export const ROOMS = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
  'sick-bay',
  'brig',
] as const satisfies Room[];
export const DECKS = [
  'deck-1',
  'deck-2',
  'deck-3',
  'deck-4',
  'deck-5',
  'deck-6',
  'deck-7',
  'deck-8',
] as const satisfies DeckSpace[];
export const WATERS = [
  'water-1',
  'water-2',
  'water-3',
  'water-4',
  'water-5',
  'water-6',
  'water-7',
  'water-8',
] as const satisfies WaterSpace[];
export const SPACES: readonly Space[] = [...WATERS, ...DECKS, ...ROOMS];

export const TRACK_SPACES = {
  travel: ['travel-start', 'slow-ahead', 'half-ahead', 'full-ahead', 'arrive'],
  ritual: ['ritual-start', 'incantation-1', 'incantation-2', 'incantation-3', 'cast'],
} as const satisfies Record<Track, readonly TrackSpace[]>;

export const GOAL_DISTANCE = 12;
export const AWAKENING_DISTANCE = 6;
/** The most a dial shows (36.1b). */
export const MOST_RESOURCE = 10;
/** So many damaged rooms at once sink the ship. */
export const ROOMS_LOST = 6;

/** The die numbers printed in the rooms. */
export const ROOM_NUMBERS: Readonly<Record<Room, string>> = {
  bridge: '1–2',
  chapel: '3',
  'captains-cabin': '4',
  'cargo-hold': '5',
  galley: '6',
  'boiler-room': '7–8',
  'sick-bay': '',
  brig: '',
};

/** Each character's colour on the board; the letters on the standee tell them apart as well. */
export const CHARACTER_COLOURS: Readonly<Record<CharacterId, string>> = {
  keilani: '#1f6f78',
  arjun: '#3565a5',
  jeanne: '#a8552a',
  jamie: '#8b2f3c',
  svetlana: '#6d6a75',
  beatrice: '#8a4f9e',
  edmund: '#5a5a2c',
  ishmael: '#2f6b4f',
  william: '#4b4a9c',
  samira: '#9a3d74',
};

export const isCharacter = (id: string): id is CharacterId => Object.hasOwn(CHARACTER_COLOURS, id);

const isOneOf =
  <T extends string>(list: readonly T[]) =>
  (value: string): value is T =>
    list.some((each) => each === value);
export const isDeck = isOneOf<DeckSpace>(DECKS);
export const isWater = isOneOf<WaterSpace>(WATERS);
export const isRoom = isOneOf<Room>(ROOMS);
