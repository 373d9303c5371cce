import { artillery } from './artillery';
import type { Content } from './card';
import { cards } from './cards';
import { crew } from './crew';
import { elders } from './elders';
import { enemies } from './enemies';
import { enemyShips } from './enemy-ships';
import { improvements } from './improvements';
import { island } from './island';
import { ports } from './ports';
import { services } from './services';
import { tiles } from './tiles';
import { traits } from './traits';
import { treasures } from './treasures';

/** Our own content of the box. Rules never import it: it is handed to the game. */
export const content: Content = {
  tiles,
  ports,
  crew,
  traits,
  enemies,
  enemyShips,
  elders,
  improvements,
  artillery,
  treasures,
  cards,
  island,
  /** E9.14, E9.15 */
  storySpaces: [3, 6, 10, 14],
  services,
};
