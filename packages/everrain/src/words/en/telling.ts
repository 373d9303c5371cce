// English: people and things in running text.
import type { Seat } from '@undertow/kernel';
import type { OurTreasure } from '../../content/treasures';
import type { Deckhand, TradedThing, Why } from '../../model/event';
import type { FigureId } from '../../model/state';
import { lookUp } from '../lookups';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { cluesText, coins, list } from './grammar';
import { names } from './naming';
import { terms } from './terms';

/** "you" or "Anna". */
export const who = (told: Telling, seat: Seat): string => {
  const { name, you } = told.seat(seat);
  return token('seat', seat, you ? 'you' : name);
};

/** "your" or "Anna’s". */
export const whose = (told: Telling, seat: Seat): string => {
  const { name, you } = told.seat(seat);
  return you ? 'your' : `${token('seat', seat, name)}’s`;
};

/** The verb as it goes with who: "you sail", "Anna sails". */
export const does = (told: Telling, seat: Seat, you: string, other = `${you}s`): string =>
  `${who(told, seat)} ${told.seat(seat).you ? you : other}`;

/** Shellbacks are called by their name, without the trade. */
export const crewName = (board: string): string =>
  token('crew', board, (lookUp(names.crew, board)?.name ?? board).replace(/,.*$/, ''));

export const hand = ({ board }: Deckhand): string => crewName(board);

export const crewOf = (told: Telling, crew: FigureId): string => {
  const board = told.crew(crew);
  return board ? crewName(board) : 'a crew member';
};

/** An article is part of some names: "the Unwritten". */
const withThe = (name: string): string => `the ${name.replace(/^The /, '')}`;

export const enemyName = (kind: string): string =>
  token('enemy', kind, withThe(lookUp(names.enemies, kind)?.name ?? kind));

export const enemyOf = (told: Telling, enemy: FigureId): string => {
  const found = told.enemy(enemy);
  return found ? `${enemyName(found.kind)}${found.number === null ? '' : ` ${found.number}`}` : 'the enemy';
};

export const foeShip = (kind: string): string =>
  token('ship', kind, withThe(lookUp(names.enemyShips, kind)?.name ?? kind));

export const shipOf = (told: Telling, ship: FigureId): string => {
  const kind = told.ship(ship);
  return kind ? foeShip(kind) : 'the enemy ship';
};

/** In sentences an Elder One goes by its name alone. */
const elderCalled = (id: string): string => (lookUp(names.elders, id)?.name ?? id).replace(/,.*$/, '');
export const elderName = (id: string): string => token('elder', id, elderCalled(id));
export const portName = (id: string): string => token('port', id, lookUp(names.ports, id)?.name ?? id);
/** As it stands on a card. */
export const treasureTitle = (id: string): string => token('treasure', id, lookUp(names.treasures, id)?.name ?? id);

/** Trinkets and relics are single things, goods and songs are not. */
const THINGS: ReadonlySet<string> = new Set<OurTreasure>([
  'stopped-watch',
  'whalebone-comb',
  'storm-glass',
  'brass-sextant',
  'knotted-cord',
  'bosuns-whistle',
  'gull-mask',
  'lead-doll',
  'tide-tablet',
  'rain-jar',
  'pearl-eye',
  'verdigris-crown',
  'hymnal-of-salt',
  'finger-bell',
  'chart-of-no-coast',
  'mouthless-idol',
]);

/** In a sentence: "Lamp Oil", "the Pearl Eye". */
export const treasureName = (id: string): string => `${THINGS.has(id) ? 'the ' : ''}${treasureTitle(id)}`;
export const traitName = (id: string): string => token('trait', id, lookUp(names.traits, id)?.name ?? id);

/** As it stands on a card. */
export const upgradeName = (id: string): string => {
  const improvement = lookUp(names.improvements, id);
  return improvement
    ? token('improvement', id, improvement.name)
    : token('artillery', id, lookUp(names.artillery, id)?.name ?? id);
};

const CAUSES: Readonly<Partial<Record<Why, string>>> = {
  fray: 'fray',
  storm: 'storm',
  gunfire: 'gunfire',
  node: 'a destroyed node',
  deck: 'a night on deck',
  agenda: 'agenda',
  banished: 'banished enemies',
  sunk: 'a ship sunk',
  arrived: 'an enemy ship arrived',
  gap: 'gap',
  'left-behind': 'falling behind',
  university: 'University',
  act: 'new Act',
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
          ? elderCalled(why.slice(ELDER.length))
          : sourceName(why, names));
  return text ? ` (${text})` : '';
};

/** In a sentence: "the Galley". */
export const theUpgrade = (id: string): string => `the ${upgradeName(id)}`;

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
      return `${upgradeName(what.upgrade)} (schematic)`;
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
    'and',
  );
};
