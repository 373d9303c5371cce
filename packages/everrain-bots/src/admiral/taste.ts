// What things are worth to an admiral, in coin.
import { OFFICER, type Taste } from '../officer/taste';

/**
 * An officer's taste, moved where thousands of short and medium voyages of one and two captains went better for it: orders,
 * coin and the ship's upkeep count for more, expeditions, rumours and standing by for less, with more hands, more fighting
 * and less fear of strain. docs/bots.md says how it was found.
 */
export const ADMIRAL: Taste = {
  ...OFFICER,
  clue: 13.5,
  node: 5,
  strain: 1.5,
  trauma: 3.4,
  order: 2.24,
  treasure: 9.6,
  discovery: 7,
  spoils: 11.5,
  menace: 7.25,
  seaEvent: -4,
  fight: 1.65,
  gunnery: 0.9,
  rumours: 0.75,
  expeditions: 0.34,
  upkeep: 1.4,
  refit: 1.25,
  pay: 1.3,
  thrift: 0.72,
  coin: 2.03,
  hire: 1.65,
  improve: 0.6,
  market: 1.15,
  denizen: 11,
  overhead: 0.28,
  steady: 1.2,
  yielding: 0.42,
  standby: 0.54,
  caution: 1.75,
};
