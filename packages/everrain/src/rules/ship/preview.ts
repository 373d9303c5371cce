/**
 * What the page and the bots may ask before anybody decides: a view and the catalogue are enough for all of it, so nothing
 * hidden can leak.
 */
export { type Aboard, crewIn, enemiesIn, figuresIn } from './aboard';
export { improvementAt } from './below';
export { deckStrain, spareTrack, testChance, testedValue } from './crew';
export { placesToGo } from './crew-order';
export { healthLeft } from './fray-results';
export { holdSize } from './hold';
export {
  deckReport,
  evasionPool,
  extraGunDice,
  isManned,
  manning,
  type NodeReport,
  type OrderPoints,
  type Post,
  pointsOfOrder,
  zonesOf,
} from './manning';
export { crewStat, hasKnack, shipStat, traitsOf, traitWorks, whereabouts } from './passives';
export { chanceToEvade, chanceToHit, counterDice, type FrayPool, frayDice, frayPool } from './pools';
export { freeCabins, placesBelow, spacesIn } from './spaces';
export { wageOf, wagesDue } from './wages';
