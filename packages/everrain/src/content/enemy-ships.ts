import type { EnemyShipKind } from './card';
import { ahead, around, bows, larboard, starboard } from './cells';

export const enemyShips = [
  {
    id: 'widows-due',
    health: 2,
    dice: 3,
    range: 3,
    pattern: [...larboard(1, 1), ...starboard(1, 1)],
    destinations: ['farthest-port', 'nearest-altar', 'edge'],
  },
  {
    id: 'cold-harvest',
    health: 3,
    dice: 3,
    range: 2,
    pattern: [...ahead(1, 1), ...bows(1)],
    destinations: ['farthest-island', 'nearest-port', 'edge'],
  },
  {
    id: 'late-ark',
    health: 3,
    dice: 3,
    range: 2,
    pattern: around(1),
    destinations: ['nearest-altar', 'farthest-port', 'edge'],
  },
  { id: 'the-lament', health: 2, dice: 4, range: 4, pattern: ahead(1, 1, 1), destinations: ['edge', 'farthest-port'] },
  {
    id: 'saint-of-gulls',
    health: 2,
    dice: 4,
    range: 3,
    pattern: [...larboard(1, 1), ...ahead(1, 1)],
    destinations: ['farthest-port', 'farthest-island', 'edge'],
  },
  {
    id: 'the-ledger',
    health: 3,
    dice: 3,
    range: 3,
    pattern: [...starboard(1, 1), ...larboard(1)],
    destinations: ['storm', 'nearest-port', 'farthest-island', 'edge'],
  },
] as const satisfies readonly EnemyShipKind[];

export type OurEnemyShip = (typeof enemyShips)[number]['id'];
