// Names that events and questions give by an id alone.
import type { Space } from '../content/ids';
import type { LookedDeck } from '../model/state';
import type { Named, Names } from './names-type';

type Table = Readonly<Record<string, Named>>;

/** What each space is called. */
export const spaceNames = (names: Names): Readonly<Record<Space | 'the-deep', string>> => ({
  ...names.rooms,
  ...names.deckSpaces,
  ...names.waterSpaces,
  'the-deep': names.theDeep,
});

/** A card that somebody looked at in a deck. */
export function cardIn(deck: LookedDeck, id: string, names: Names): string {
  const tables: Readonly<Record<LookedDeck, Table>> = {
    mythos: names.mythos,
    waypoint: names.waypoints,
    spell: names.spells,
    item: names.items,
  };
  return tables[deck][id]?.name ?? id;
}

/** A mythos card or a spell that lies in a play area. */
export function keptCard(id: string, names: Names): string {
  const mythos: Table = names.mythos;
  const spells: Table = names.spells;
  return (mythos[id] ?? spells[id])?.name ?? id;
}
