import { type Catalogue, catalogueOf } from '@undertow/everrain/catalogue';
import { artillery } from '@undertow/everrain/content/artillery';
import type {
  Artillery,
  Content,
  CrewBoard,
  ElderBoard,
  EnemyKind,
  EnemyShipKind,
  Improvement,
  Tile,
  Trait,
  Treasure,
} from '@undertow/everrain/content/card';
import { crew } from '@undertow/everrain/content/crew';
import { elders } from '@undertow/everrain/content/elders';
import { enemies } from '@undertow/everrain/content/enemies';
import { enemyShips } from '@undertow/everrain/content/enemy-ships';
import { improvements } from '@undertow/everrain/content/improvements';
import { island } from '@undertow/everrain/content/island';
import { ports } from '@undertow/everrain/content/ports';
import { services } from '@undertow/everrain/content/services';
import { tiles } from '@undertow/everrain/content/tiles';
import { traits } from '@undertow/everrain/content/traits';
import { treasures } from '@undertow/everrain/content/treasures';

/** What is printed on things that lie in the open. Event cards are not among them: nobody reads those before their time. */
const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((thing) => [thing.id, thing]));

function printed<T extends { readonly id: string }>(list: readonly T[]): (id: string) => T {
  const known = byId(list);
  return (id) => {
    const thing = known.get(id);
    if (!thing) throw new Error(`Nothing called ${id} is in the box`);
    return thing;
  };
}

export const tileOf = printed<Tile>(tiles);
export const crewBoard = printed<CrewBoard>(crew);
export const traitOf = printed<Trait>(traits);
export const enemyOf = printed<EnemyKind>(enemies);
export const enemyShipOf = printed<EnemyShipKind>(enemyShips);
export const improvementOf = printed<Improvement>(improvements);
export const gunOf = printed<Artillery>(artillery);
export const treasureOf = printed<Treasure>(treasures);
export const elderOf = printed<ElderBoard>(elders);

/** E9.14 */
export const STORY_SPACES: readonly number[] = [3, 6, 10, 14];

/** The box as far as it lies open. */
export const openBox: Content = {
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
  cards: [],
  island,
  storySpaces: STORY_SPACES,
  services,
};

export const catalogue: Catalogue = catalogueOf(openBox);
