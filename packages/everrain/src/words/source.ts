import { lookUp } from './lookups';
import type { Named } from './named';
import type { Names } from './names-type';

const SHELVES: Readonly<Record<string, (names: Names) => Readonly<Record<string, Named>>>> = {
  crew: ({ crew }) => crew,
  trait: ({ traits }) => traits,
  enemy: ({ enemies }) => enemies,
  'enemy-ship': ({ enemyShips }) => enemyShips,
  elder: ({ elders }) => elders,
  improvement: ({ improvements }) => improvements,
  artillery: ({ artillery }) => artillery,
  treasure: ({ treasures }) => treasures,
  port: ({ ports }) => ports,
  tile: ({ tiles }) => tiles,
};

/** Name and mood of whatever a source like `trait:hardy` means; event cards are told apart from these. */
export function namedBy(source: string, names: Names): Named | undefined {
  const at = source.indexOf(':');
  const shelf = lookUp(SHELVES, source.slice(0, at));
  return shelf ? lookUp(shelf(names), source.slice(at + 1)) : undefined;
}

export const sourceName = (source: string, names: Names): string => namedBy(source, names)?.name ?? '';
