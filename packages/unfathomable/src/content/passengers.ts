import type { PassengerToken } from './card';

/** What is lost when a passenger is defeated (16.6). */
export const PASSENGER_TOKENS: readonly PassengerToken[] = [
  { face: 'x', copies: 2, loses: {} },
  { face: 'soul', copies: 5, loses: { souls: 1 } },
  { face: 'two-souls', copies: 1, loses: { souls: 2 } },
  { face: 'soul-and-sanity', copies: 1, loses: { souls: 1, sanity: 1 } },
];
