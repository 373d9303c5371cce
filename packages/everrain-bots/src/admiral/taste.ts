// What things are worth to an admiral, in coin.
import { OFFICER, type Taste } from '../officer/taste';

/**
 * An officer's taste, moved where thousands of short and medium voyages of one and two captains went better for it: more
 * fighting for the spoils, fewer expeditions and rumours, more hands, less fear of strain, and coin kept together for
 * wages. docs/bots.md says how it was found.
 */
export const ADMIRAL: Taste = {
  ...OFFICER,
  clue: 13.5,
  node: 5,
  strain: 1.5,
  trauma: 3.4,
  order: 1.6,
  treasure: 8,
  discovery: 7,
  spoils: 14.5,
  menace: 7.25,
  seaEvent: -4,
  fight: 1.9,
  gunnery: 0.9,
  rumours: 0.75,
  expeditions: 0.47,
  refit: 1.15,
  pay: 1.3,
  coin: 1.45,
  hire: 1.9,
  improve: 0.6,
  market: 1.15,
  overhead: 0.28,
  yielding: 0.42,
  standby: 0.75,
  caution: 1.75,
};
