// How a game begins.
import type { DeckSpace, Monarch, Resource, Space } from './ids';

export type Dials = Readonly<Record<Resource, number>>;

export const DIAL_MAX = 10; // 36.1b
export const START_DIALS: Dials = { fuel: 8, food: 8, sanity: 8, souls: 8 }; // IV.3
export const START_DIALS_NO_CULTIST: Dials = { fuel: 7, food: 6, sanity: 6, souls: 7 }; // I.2
/** Every dial starts so much higher or lower in an easier game for one side (II.2, II.3). */
export const DIFFICULTY_STEP = 2;

export const DEEP_ONE_COUNT = 20;

/** IV.7a */
export const START_DEEP_ONES: Readonly<Partial<Record<Space, number>>> = {
  'water-1': 2,
  'water-2': 2,
  'deck-1': 1,
  'deck-2': 1,
};
export const START_PASSENGERS: Readonly<Partial<Record<DeckSpace, number>>> = { 'deck-3': 1, 'deck-4': 1 };
export const START_MONARCHS: Readonly<Record<Monarch, 'the-deep'>> = { dagon: 'the-deep', hydra: 'the-deep' }; // IV.7

export const HAND_LIMIT = 10; // 22.1
export const START_HAND = 3; // IV.13
export const CHAOS_PER_TYPE = 2; // 10.0
export const CHAOS_PER_CHECK = 2; // 10.1
