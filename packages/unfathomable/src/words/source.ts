import type { Source } from '../model/source';
import type { Names } from './names-type';

/** What a source is called; nothing for a plain rule or action. */
export function sourceName(source: Source | string, names: Names): string | undefined {
  const [kind = '', id = ''] = source.split(':');
  const name = (table: Readonly<Record<string, { readonly name: string }>>) => table[id]?.name;
  const word = (table: Readonly<Record<string, string>>) => table[id];
  switch (kind) {
    case 'skill':
      return name(names.skillCards);
    case 'item':
      return name(names.items);
    case 'spell':
      return name(names.spells);
    case 'waypoint':
      return name(names.waypoints);
    case 'damage':
      return name(names.damage);
    case 'mythos':
      return name(names.mythos);
    case 'ability':
      return name(names.abilities);
    case 'feat':
      return name(names.feats);
    case 'reveal':
      return name(names.reveals);
    case 'room':
      return word(names.rooms);
    case 'title':
      return word(names.titles);
    case 'monarch':
      return word(names.monarchs);
    default:
      return undefined;
  }
}
