// Enemy ships on open water, for tests of how they sail and fight.
import type { EnemyShipKind } from '../../src/content/card';
import type { Scene } from '../../src/testkit';
import { at, chart, OPEN } from './sea-kit';

const AHEAD = [{ dq: 1, dr: 0, dice: 1 }];
/** Fires straight ahead at the next hex, engages at two. */
const CHASER: EnemyShipKind = {
  id: 'chaser',
  health: 5,
  dice: 3,
  range: 2,
  pattern: AHEAD,
  destinations: ['nearest-port'],
};
const LURKER: EnemyShipKind = { ...CHASER, id: 'lurker', range: 0 };
export const FLEET = { enemyShips: [CHASER, LURKER] };
export const waters = (map: Readonly<Record<number, string>> = {}) => chart({ ...OPEN, ...map }, FLEET);
export const phase: Pick<Scene, 'step'> = { step: 'sea-enemies' };
export const SAILOR = { crew: [{}] };
export const AFAR = { ...SAILOR, hex: at(3, 7) };
export const chaser = (hex: number, facing: 0 | 1 | 2 | 3 | 4 | 5, destination = at(9, 4)) => ({
  kind: 'chaser',
  hex,
  facing,
  destination,
});
