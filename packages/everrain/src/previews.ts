/** What can be foretold from open information before it is paid for. */
export type { Aboard } from './rules/ship/aboard';
export { deckStrain, spareTrack, testOdds } from './rules/ship/crew';
export { holdSize } from './rules/ship/hold';
export {
  deckReport,
  gunner,
  isManned,
  manning,
  type NodeReport,
  type OrderPoints,
  pointsOfOrder,
} from './rules/ship/manning';
export { chanceToEvade, chanceToHit, type FrayPool, frayPool } from './rules/ship/pools';
export { spacesIn } from './rules/ship/spaces';
