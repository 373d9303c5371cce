import type { Seat } from '@undertow/kernel';
import type { Catalogue } from '../content/catalogue';
import { type Chart, kindAt } from '../map/chart';
import { slotOf } from '../map/geometry';
import type { Captain, EnemyShip } from '../model/state';
import { lookUp } from './lookups';
import type { Tales } from './names-type';
import type { Telling } from './telling';

/** What of a state or a view the words look things up in. */
export interface Told extends Chart {
  readonly captains: readonly Captain[];
  readonly enemyShips: readonly EnemyShip[];
}

function labelOf(content: Catalogue, tales: Tales, card: string, option: number): string {
  const { resolution } = content.card(card);
  const id = resolution.type === 'choice' ? resolution.options[option]?.id : undefined;
  return lookUp(lookUp(tales, card)?.options ?? {}, id ?? '') ?? String(option + 1);
}

/** How the words speak of a table: a view, a state, names for seats and the cards that may be read. */
export function tellingOf(
  told: () => Told,
  content: Catalogue,
  tales: Tales,
  nameOf: (seat: Seat) => string,
  you: Seat | null,
): Telling {
  return {
    seat: (seat) => ({ name: nameOf(seat), you: seat === you, gender: 'n' }),
    crew: (crew) => {
      for (const captain of told().captains) {
        const found = captain.crew.find(({ id }) => id === crew);
        if (found) return found.board;
      }
      return null;
    },
    enemy: (enemy) => {
      for (const { enemies } of told().captains) {
        const found = enemies.find(({ id }) => id === enemy);
        if (!found) continue;
        const alike = enemies.filter(({ kind }) => kind === found.kind);
        return { kind: found.kind, number: alike.length > 1 ? alike.indexOf(found) + 1 : null };
      }
      return null;
    },
    ship: (ship) => told().enemyShips.find(({ id }) => id === ship)?.kind ?? null,
    card: (card) => lookUp(tales, card)?.name ?? '',
    option: (card, option) => labelOf(content, tales, card, option),
    hex: (hex) => {
      const kind = kindAt(told(), content.tile, hex);
      const placed = told().slots[slotOf(hex)];
      return {
        port: kind === 'port' && placed ? (content.tile(placed.tile).port ?? null) : null,
        what: kind ?? 'unknown',
      };
    },
  };
}
