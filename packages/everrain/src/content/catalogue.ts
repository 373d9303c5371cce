import type {
  Artillery,
  Content,
  CrewBoard,
  ElderBoard,
  EnemyKind,
  EnemyShipKind,
  EventCard,
  Improvement,
  Tile,
  Trait,
  Treasure,
} from './card';
import { type Printed, printedIn } from './printed';

/** Content by id: what the rules look things up in. Made once for each content. */
export interface Catalogue {
  readonly all: Content;
  readonly tile: (id: string) => Tile;
  readonly crew: (id: string) => CrewBoard;
  readonly trait: (id: string) => Trait;
  readonly enemy: (id: string) => EnemyKind;
  readonly enemyShip: (id: string) => EnemyShipKind;
  readonly elder: (id: string) => ElderBoard;
  readonly improvement: (id: string) => Improvement;
  readonly artillery: (id: string) => Artillery;
  readonly isArtillery: (id: string) => boolean;
  readonly treasure: (id: string) => Treasure;
  readonly card: (id: string) => EventCard;
  readonly numbered: (number: number) => EventCard | undefined;
  readonly printed: Printed;
}

function byId<T extends { readonly id: string }>(what: string, list: readonly T[]): (id: string) => T {
  const found = new Map(list.map((item) => [item.id, item]));
  return (id) => {
    const item = found.get(id);
    if (!item) throw new Error(`there is no ${what} called ${id}`);
    return item;
  };
}

export function catalogueOf(content: Content): Catalogue {
  const guns = new Set(content.artillery.map(({ id }) => id));
  const numbers = new Map<number, EventCard>();
  for (const card of content.cards) if (card.story) numbers.set(card.story.number, card);
  return {
    all: content,
    tile: byId('tile', content.tiles),
    crew: byId('crew board', content.crew),
    trait: byId('trait', content.traits),
    enemy: byId('enemy', content.enemies),
    enemyShip: byId('enemy ship', content.enemyShips),
    elder: byId('Elder One', content.elders),
    improvement: byId('improvement', content.improvements),
    artillery: byId('artillery', content.artillery),
    isArtillery: (id) => guns.has(id),
    treasure: byId('treasure', content.treasures),
    card: byId('card', content.cards),
    numbered: (number) => numbers.get(number),
    printed: printedIn(content),
  };
}
