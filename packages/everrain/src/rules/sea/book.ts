import type { Book } from '../../model/types';
import { awaken, elderProgress, hitElder } from './elder';
import { activateElder } from './elder-activation';
import { activateEnemyShips } from './ship-activation';
import { hitEnemyShip } from './ship-removal';
import { spawnEnemyShip } from './ship-spawn';
import { moveStorms, placeStorm, storm } from './storms';

/** What the other chapters call by the table. */
export const seaRules = {
  spawnEnemyShip,
  activateEnemyShips,
  hitEnemyShip,
  hitElder,
  awaken,
  activateElder,
  elderProgress,
  placeStorm,
  moveStorms,
  storm,
} satisfies Partial<Book>;
