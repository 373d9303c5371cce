// Russian: people and things in running text. Names of players are never inflected: where a case is needed, «игрок»
// stands before them; verbs are in the present, so that no line tells a player's gender.
import type { Seat } from '@undertow/kernel';
import { quoted } from '@undertow/language/ru';
import type { Deckhand, TradedThing, Why } from '../../model/event';
import type { FigureId } from '../../model/state';
import { lookUp } from '../lookups';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { agreed, type Case, type Declined } from './declined';
import { clues, cluesAre, coins, coinsAre, list } from './grammar';
import { names } from './naming';
import { terms } from './terms';

/** «вы» or «Anna». */
export const who = (told: Telling, seat: Seat): string => {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'вы' : name);
};

const inCase =
  (yours: string, player: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return you ? token('seat', seat, yours) : `${player} ${token('seat', seat, name)}`;
  };

/** «вас», «игрока Anna»: of somebody, or as an object. */
export const whom = inCase('вас', 'игрока');
/** «вам», «игроку Anna». */
export const toWhom = inCase('вам', 'игроку');
/** «вами», «игроком Anna». */
export const withWhom = inCase('вами', 'игроком');

/** «ваш корабль», «корабль игрока Anna». */
export const whose = (told: Telling, seat: Seat, your: string, what: string): string =>
  told.seat(seat).you ? `${token('seat', seat, your)} ${what}` : `${what} ${whom(told, seat)}`;

/** The verb as it goes with who: «вы идёте», «Anna идёт». */
export const does = (told: Telling, seat: Seat, yours: string, theirs: string): string =>
  `${who(told, seat)} ${told.seat(seat).you ? yours : theirs}`;

const MEMBER: Readonly<Record<Case, string>> = {
  nom: 'моряк',
  gen: 'моряка',
  dat: 'моряку',
  acc: 'моряка',
  ins: 'моряком',
  prep: 'моряке',
};
const ENEMY: Readonly<Record<Case, string>> = {
  nom: 'враг',
  gen: 'врага',
  dat: 'врагу',
  acc: 'врага',
  ins: 'врагом',
  prep: 'враге',
};
const FOE_SHIP: Readonly<Record<Case, string>> = {
  nom: 'вражеский корабль',
  gen: 'вражеского корабля',
  dat: 'вражескому кораблю',
  acc: 'вражеский корабль',
  ins: 'вражеским кораблём',
  prep: 'вражеском корабле',
};

const formOf = (shelf: Readonly<Record<string, Declined>>, id: string, form: Case): string =>
  lookUp(shelf, id)?.forms[form] ?? id;

/** Shellbacks are called by their name, without the trade. */
export const crewName = (board: string, form: Case = 'nom'): string =>
  token('crew', board, formOf(names.crew, board, form));

export const hand = ({ board }: Deckhand): string => crewName(board);

/** «списан», «списана». */
export const handIs = ({ board }: Deckhand, stem: string): string =>
  `${crewName(board)} ${agreed(lookUp(names.crew, board) ?? { agreement: 'm' }, stem)}`;

export const crewOf = (told: Telling, crew: FigureId, form: Case = 'nom'): string => {
  const board = told.crew(crew);
  return board ? crewName(board, form) : MEMBER[form];
};

export const enemyName = (kind: string, form: Case = 'nom'): string =>
  token('enemy', kind, formOf(names.enemies, kind, form));

/** «огарок уничтожен», «канатница уничтожена». */
export const enemyIs = (kind: string, stem: string): string =>
  `${enemyName(kind)} ${agreed(lookUp(names.enemies, kind) ?? { agreement: 'm' }, stem)}`;

export const enemyOf = (told: Telling, enemy: FigureId, form: Case = 'nom'): string => {
  const found = told.enemy(enemy);
  return found ? `${enemyName(found.kind, form)}${found.number === null ? '' : ` № ${found.number}`}` : ENEMY[form];
};

export const foeShip = (kind: string, form: Case = 'nom'): string =>
  token('ship', kind, quoted(formOf(names.enemyShips, kind, form)));

export const foeShipIs = (kind: string, stem: string): string =>
  `${foeShip(kind)} ${agreed(lookUp(names.enemyShips, kind) ?? { agreement: 'm' }, stem)}`;

export const shipOf = (told: Telling, ship: FigureId, form: Case = 'nom'): string => {
  const kind = told.ship(ship);
  return kind ? foeShip(kind, form) : FOE_SHIP[form];
};

/** Without the byname. */
export const elderName = (id: string, form: Case = 'nom'): string => token('elder', id, formOf(names.elders, id, form));

export const treasureName = (id: string, form: Case = 'nom'): string =>
  token('treasure', id, formOf(names.treasures, id, form));

export const traitName = (id: string): string => token('trait', id, quoted(lookUp(names.traits, id)?.name ?? id));

export const upgradeName = (id: string, form: Case = 'nom'): string =>
  lookUp(names.improvements, id)
    ? token('improvement', id, formOf(names.improvements, id, form))
    : token('artillery', id, formOf(names.artillery, id, form));

export const cardName = (told: Telling, card: string): string => token('card', card, quoted(told.card(card)));

const CAUSES: Readonly<Partial<Record<Why, string>>> = {
  fray: 'схватка',
  storm: 'шторм',
  gunfire: 'обстрел',
  node: 'разрушенный пост',
  deck: 'ночь на палубе',
  agenda: 'замысел',
  banished: 'изгнанные враги',
  sunk: 'потопленный корабль',
  arrived: 'корабль дошёл до места назначения',
  gap: 'разрыв',
  'left-behind': 'отставание',
  university: 'Университет',
  act: 'новый акт',
};

/** Things and creatures stand without quotation marks; ships, traits and cards keep them. */
const SHELVES: Readonly<Record<string, Readonly<Record<string, Declined>>>> = {
  crew: names.crew,
  enemy: names.enemies,
  elder: names.elders,
  improvement: names.improvements,
  artillery: names.artillery,
  treasure: names.treasures,
};

const causeOf = (told: Telling, why: Why): string => {
  const plain = CAUSES[why];
  if (plain !== undefined) return plain;
  if (why.startsWith('card:')) return quoted(told.card(why.slice(5)));
  if (why.startsWith('service:')) return (lookUp(terms.services, why.slice(8)) ?? '').toLowerCase();
  const at = why.indexOf(':');
  const shelf = lookUp(SHELVES, why.slice(0, at));
  if (shelf) return formOf(shelf, why.slice(at + 1), 'nom');
  const name = sourceName(why, names);
  return name === '' ? '' : quoted(name);
};

/** What something comes from, in a few words; empty where it goes without saying. */
export const because = (told: Telling, why: Why | undefined): string => {
  const cause = why ? causeOf(told, why) : '';
  return cause === '' ? '' : ` (${cause})`;
};

/** As an object, or alone. */
export const thing = (what: TradedThing, form: 'nom' | 'acc' = 'acc'): string => {
  switch (what.is) {
    case 'crew':
      return crewName(what.board, form);
    case 'coin':
      return form === 'nom' ? coinsAre(what.count) : coins(what.count);
    case 'clues':
      return form === 'nom' ? cluesAre(what.count) : clues(what.count);
    case 'treasure':
      return treasureName(what.treasure, form);
    case 'schematic':
      return `чертёж ${upgradeName(what.upgrade, 'gen')}`;
    default: {
      const never: never = what;
      return never;
    }
  }
};

/** Several things that change hands together: coins and clues are added up. */
export const things = (all: readonly TradedThing[], form: 'nom' | 'acc' = 'acc'): string => {
  const total = (kind: 'coin' | 'clues'): number =>
    all.reduce((sum, each) => (each.is === kind ? sum + each.count : sum), 0);
  const counted = (['coin', 'clues'] as const).flatMap((is): TradedThing[] => {
    const count = total(is);
    return count > 0 ? [{ is, count }] : [];
  });
  const rest = all.filter(({ is }) => is !== 'coin' && is !== 'clues');
  return list(
    [...counted, ...rest].map((each) => thing(each, form)),
    'и',
  );
};
