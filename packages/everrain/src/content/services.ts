import type { ServicePrices } from './card';

/** E7.19, E7.28 to E7.30, E7.37. */
export const services: ServicePrices = {
  repair: 5,
  tend: 10,
  backstreet: 5,
  rest: 10,
  drink: 5,
  gamble: 10,
  listen: 10,
  universityClues: 5,
  gambleLost: 5,
  gambleReturned: 8,
  listenNothing: 4,
  listenOne: 8,
  drinkHurts: 2,
};
