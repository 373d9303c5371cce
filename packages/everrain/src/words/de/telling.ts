// German: people and things in running text. Names of players stay as they are; „von“ stands before them.
import type { Seat } from '@undertow/kernel';
import type { Deckhand, TradedThing, Why } from '../../model/event';
import type { FigureId } from '../../model/state';
import { lookUp } from '../lookups';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { cluesText, coins, list, quoted } from './grammar';
import { enemyPlurals } from './names';
import { names } from './naming';
import { ARTICLES, type Case, type Gender, type GermanNamed } from './nouns';
import { terms } from './terms';

const called =
  (yours: string) =>
  (told: Telling, seat: Seat): string => {
    const { name, you } = told.seat(seat);
    return token('seat', seat, you ? yours : name);
  };

/** „du“, „Anna“. */
export const who = called('du');
/** „dich“, „Anna“. */
export const whom = called('dich');
/** „dir“, „Anna“. */
export const toWhom = called('dir');

/** The verb as it goes with who: „du segelst“, „Anna segelt“. */
export const does = (told: Telling, seat: Seat, yours: string, theirs: string): string =>
  `${who(told, seat)} ${told.seat(seat).you ? yours : theirs}`;

const YOUR: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'dein', f: 'deine', n: 'dein', pl: 'deine' },
  acc: { m: 'deinen', f: 'deine', n: 'dein', pl: 'deine' },
  dat: { m: 'deinem', f: 'deiner', n: 'deinem', pl: 'deinen' },
};

/** „dein Schiff“, „dem Schiff von Anna“. */
export const owned = (told: Telling, seat: Seat, gender: Gender, what: string, at: Case = 'nom'): string =>
  told.seat(seat).you
    ? `${token('seat', seat, YOUR[at][gender])} ${what}`
    : `${ARTICLES[at][gender]} ${what} von ${who(told, seat)}`;

// --- names

const form = (named: GermanNamed | undefined, id: string, at: Case): string => named?.forms[at] ?? id;

export const crewName = (board: string): string => token('crew', board, form(lookUp(names.crew, board), board, 'nom'));

export const hand = ({ board }: Deckhand): string => crewName(board);

export const crewOf = (told: Telling, crew: FigureId, at: Case = 'nom'): string => {
  const board = told.crew(crew);
  return board ? crewName(board) : `${at === 'dat' ? 'einem' : 'ein'} Crewmitglied`;
};

/** „der Talgmann“, „den Talgmann“. */
export const enemyName = (kind: string, at: Case = 'nom'): string =>
  token('enemy', kind, form(lookUp(names.enemies, kind), kind, at));

const PRONOUNS: Readonly<Record<Gender, string>> = { m: 'er', f: 'sie', n: 'es', pl: 'sie' };
/** „er“, „sie“, „es“: an enemy that has been named. */
export const pronoun = (kind: string): string => PRONOUNS[lookUp(names.enemies, kind)?.gender ?? 'm'];

/** „ein Talgmann“. */
export const anEnemy = (kind: string): string => token('enemy', kind, lookUp(names.enemies, kind)?.one ?? kind);
/** „2 Talgmänner“. */
export const severalEnemies = (kind: string, n: number): string =>
  `${n} ${token('enemy', kind, lookUp(enemyPlurals, kind) ?? kind)}`;

export const enemyOf = (told: Telling, enemy: FigureId, at: Case = 'nom'): string => {
  const found = told.enemy(enemy);
  if (!found) return `${ARTICLES[at].m} Feind`;
  return `${enemyName(found.kind, at)}${found.number === null ? '' : ` ${found.number}`}`;
};

/** „die Kalte Ernte“, „der Kalten Ernte“. */
export const foeShip = (kind: string, at: Case = 'nom'): string =>
  token('ship', kind, form(lookUp(names.enemyShips, kind), kind, at));

export const shipOf = (told: Telling, ship: FigureId, at: Case = 'nom'): string => {
  const kind = told.ship(ship);
  return kind ? foeShip(kind, at) : `${ARTICLES[at].n} Feindschiff`;
};

export const elderName = (id: string): string => token('elder', id, form(lookUp(names.elders, id), id, 'nom'));
export const portName = (id: string): string => token('port', id, form(lookUp(names.ports, id), id, 'nom'));
export const traitName = (id: string): string => token('trait', id, quoted(lookUp(names.traits, id)?.name ?? id));

/** „Lampenöl“, „den Messingsextanten“. */
export const treasureName = (id: string, at: Case = 'acc'): string =>
  token('treasure', id, form(lookUp(names.treasures, id), id, at));

/** As it stands on a card, without an article. */
export const treasureTitle = (id: string): string => token('treasure', id, lookUp(names.treasures, id)?.name ?? id);

/** „die Kombüse“. */
export const upgradeName = (id: string, at: Case = 'acc'): string => {
  const improvement = lookUp(names.improvements, id);
  return improvement
    ? token('improvement', id, form(improvement, id, at))
    : token('artillery', id, form(lookUp(names.artillery, id), id, at));
};

export const upgradeTitle = (id: string): string => {
  const improvement = lookUp(names.improvements, id);
  return improvement
    ? token('improvement', id, improvement.name)
    : token('artillery', id, lookUp(names.artillery, id)?.name ?? id);
};

// --- why

const CAUSES: Readonly<Partial<Record<Why, string>>> = {
  fray: 'Handgemenge',
  storm: 'Sturm',
  gunfire: 'Beschuss',
  node: 'zerstörter Posten',
  deck: 'Nacht an Deck',
  agenda: 'Agenda',
  banished: 'Verbannte',
  sunk: 'gesunkenes Schiff',
  arrived: 'Feindschiff am Bestimmungsort',
  gap: 'Abstand',
  'left-behind': 'Rückstand',
  university: 'Universität',
  act: 'neuer Akt',
};

const SERVICE = 'service:';
const ELDER = 'elder:';

/** What something comes from, in a few words; empty where it goes without saying. */
export const because = (told: Telling, why: Why | undefined): string => {
  if (!why) return '';
  const text =
    CAUSES[why] ??
    (why.startsWith('card:')
      ? told.card(why.slice(5))
      : why.startsWith(SERVICE)
        ? lookUp(terms.services, why.slice(SERVICE.length))
        : why.startsWith(ELDER)
          ? lookUp(names.elders, why.slice(ELDER.length))?.forms.nom
          : sourceName(why, names));
  return text ? ` (${text})` : '';
};

/** As an object. */
export const thing = (what: TradedThing): string => {
  switch (what.is) {
    case 'crew':
      return crewName(what.board);
    case 'coin':
      return coins(what.count);
    case 'clues':
      return cluesText(what.count);
    case 'treasure':
      return treasureName(what.treasure);
    case 'schematic':
      return `den Bauplan ${quoted(upgradeTitle(what.upgrade))}`;
    default: {
      const never: never = what;
      return never;
    }
  }
};

/** What changes hands at once; coins and clues are added up. */
export const things = (all: readonly TradedThing[]): string => {
  const sum = (kind: 'coin' | 'clues'): number =>
    all.reduce((total, each) => (each.is === kind ? total + each.count : total), 0);
  const [coin, clues] = [sum('coin'), sum('clues')];
  return list(
    [
      ...(coin > 0 ? [coins(coin)] : []),
      ...(clues > 0 ? [cluesText(clues)] : []),
      ...all.filter(({ is }) => is !== 'coin' && is !== 'clues').map(thing),
    ],
    'und',
  );
};
