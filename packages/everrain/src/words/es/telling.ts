// Spanish: people and things in running text. The reader is spoken to with «tú», and the verb alone says so.
import type { Seat } from '@undertow/kernel';
import type { Deckhand, TradedThing, Why } from '../../model/event';
import type { FigureId } from '../../model/state';
import { lookUp } from '../lookups';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { type TokenIds, token } from '../tokens';
import { clues, coins, list, of, quoted } from './grammar';
import { names } from './naming';
import { agreed, type Noun } from './noun';
import { terms } from './terms';

const called =
  (yours: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return token('seat', seat, you ? yours : name);
  };

/** Somebody as a subject or in a list: «tú», «Anna». */
export const who = called('tú');
/** After «a», «de» and «para»: «ti», «Anna». */
export const whom = called('ti');

/** «contigo», «con Anna». */
export const withWhom = (told: Telling, seat: Seat): string =>
  told.seat(seat).you ? token('seat', seat, 'contigo') : `con ${who(told, seat)}`;

/** «tu barco», «el barco de Anna». */
export const whose = (told: Telling, seat: Seat, theirs: 'el' | 'la' | 'los', what: string): string =>
  told.seat(seat).you
    ? `${token('seat', seat, theirs === 'los' ? 'tus' : 'tu')} ${what}`
    : `${theirs} ${what} de ${who(told, seat)}`;

/** Somebody with the verb in its form: «navegas», «Anna navega». */
export const does = (told: Telling, seat: Seat, yours: string, theirs: string): string => {
  const { name, you } = told.seat(seat);
  return you ? token('seat', seat, yours) : `${token('seat', seat, name)} ${theirs}`;
};

/** What is done to somebody: «te persigue», «persigue a Anna». */
export const doneTo = (told: Telling, seat: Seat, verb: string): string =>
  told.seat(seat).you ? `${token('seat', seat, 'te')} ${verb}` : `${verb} a ${who(told, seat)}`;

type Shelf = 'crew' | 'enemies' | 'enemyShips' | 'elders' | 'improvements' | 'artillery' | 'treasures';

/** A name in running text: the article stands before the picture. */
const running = (shelf: Shelf, id: string, picture: (text: string) => string): string => {
  const found = nounOf(shelf, id);
  if (!found) return picture(id);
  return found.article ? `${found.article} ${picture(found.bare)}` : picture(found.bare);
};

const nounOf = (shelf: Shelf, id: string): Noun | undefined => lookUp<Noun>(names[shelf], id);

const pictured =
  (
    kind: keyof TokenIds & ('crew' | 'enemy' | 'ship' | 'elder' | 'improvement' | 'artillery' | 'treasure'),
    id: string,
  ) =>
  (text: string): string =>
    token(kind, id, text);

/** Shellbacks are called by their name, without the trade. */
export const crewName = (board: string): string => running('crew', board, pictured('crew', board));

export const hand = ({ board }: Deckhand): string => crewName(board);

/** «Tam Ferrow queda despedido», «Isbet Coyle queda despedida». */
export const handIs = ({ board }: Deckhand, stem: string): string =>
  `${crewName(board)} queda ${agreed(nounOf('crew', board) ?? { feminine: false, article: '' }, stem)}`;

export const crewOf = (told: Telling, crew: FigureId): string => {
  const board = told.crew(crew);
  return board ? crewName(board) : 'el tripulante';
};

export const enemyName = (kind: string): string => running('enemies', kind, pictured('enemy', kind));

/** Without an article, after a number or «un». */
export const enemyBare = (kind: string): string => pictured('enemy', kind)(nounOf('enemies', kind)?.bare ?? kind);
export const anEnemy = (kind: string): string =>
  `${nounOf('enemies', kind)?.feminine ? 'una' : 'un'} ${enemyBare(kind)}`;

/** «la cordelera queda destruida». */
export const enemyIs = (kind: string, stem: string): string =>
  `${enemyName(kind)} queda ${agreed(nounOf('enemies', kind) ?? { feminine: false, article: 'el' }, stem)}`;

export const enemyOf = (told: Telling, enemy: FigureId): string => {
  const found = told.enemy(enemy);
  return found ? `${enemyName(found.kind)}${found.number === null ? '' : ` ${found.number}`}` : 'el enemigo';
};

export const foeShip = (kind: string): string => running('enemyShips', kind, pictured('ship', kind));

export const shipOf = (told: Telling, ship: FigureId): string => {
  const kind = told.ship(ship);
  return kind ? foeShip(kind) : 'el barco enemigo';
};

/** Without the byname. */
export const elderName = (id: string): string => running('elders', id, pictured('elder', id));
export const treasureName = (id: string): string => running('treasures', id, pictured('treasure', id));
export const traitName = (id: string): string => token('trait', id, quoted(lookUp(names.traits, id)?.name ?? id));

export const upgradeName = (id: string): string =>
  nounOf('improvements', id)
    ? running('improvements', id, pictured('improvement', id))
    : running('artillery', id, pictured('artillery', id));

/** As it stands on a card, without an article. */
const titled =
  (shelf: Shelf, kind: Parameters<typeof pictured>[0]) =>
  (id: string): string =>
    pictured(kind, id)(nounOf(shelf, id)?.name ?? id);
export const treasureTitle = titled('treasures', 'treasure');
export const upgradeTitle = (id: string): string =>
  (nounOf('improvements', id) ? titled('improvements', 'improvement') : titled('artillery', 'artillery'))(id);

export const cardName = (told: Telling, card: string): string => token('card', card, quoted(told.card(card)));

const CAUSES: Readonly<Partial<Record<Why, string>>> = {
  fray: 'refriega',
  storm: 'tormenta',
  gunfire: 'cañoneo',
  node: 'puesto destruido',
  deck: 'una noche en cubierta',
  agenda: 'designio',
  banished: 'enemigos desterrados',
  sunk: 'barco hundido',
  arrived: 'un barco llegó a su destino',
  gap: 'distancia',
  'left-behind': 'os quedáis atrás',
  university: 'Universidad',
  act: 'nuevo acto',
};

const causeOf = (told: Telling, why: Why): string => {
  const plain = CAUSES[why];
  if (plain !== undefined) return plain;
  if (why.startsWith('card:')) return quoted(told.card(why.slice(5)));
  if (why.startsWith('service:')) return (lookUp(terms.services, why.slice(8)) ?? '').toLowerCase();
  if (why.startsWith('trait:') || why.startsWith('enemy-ship:')) return quoted(sourceName(why, names));
  if (why.startsWith('elder:')) return nounOf('elders', why.slice(6))?.bare ?? '';
  return sourceName(why, names);
};

/** What something comes from, in a few words; empty where it goes without saying. */
export const because = (told: Telling, why: Why | undefined): string => {
  const cause = why ? causeOf(told, why) : '';
  return cause === '' ? '' : ` (${cause})`;
};

export const thing = (what: TradedThing): string => {
  switch (what.is) {
    case 'crew':
      return crewName(what.board);
    case 'coin':
      return coins(what.count);
    case 'clues':
      return clues(what.count);
    case 'treasure':
      return treasureName(what.treasure);
    case 'schematic':
      return `el plano ${of(upgradeName(what.upgrade))}`;
    default: {
      const never: never = what;
      return never;
    }
  }
};

/** Several things that change hands together: coins and clues are added up. */
export const things = (all: readonly TradedThing[]): string => {
  const counted = (['coin', 'clues'] as const).flatMap((is): TradedThing[] => {
    const count = all.reduce((sum, each) => (each.is === is ? sum + each.count : sum), 0);
    return count > 0 ? [{ is, count }] : [];
  });
  const rest = all.filter(({ is }) => is !== 'coin' && is !== 'clues');
  return list([...counted, ...rest].map(thing), 'y');
};
