// English: people and things in running text.
import type { Seat } from '@undertow/kernel';
import type { Hex } from '../../map/geometry';
import type { Deckhand, TradedThing, Why } from '../../model/event';
import type { CrewPlace, FigureId } from '../../model/state';
import { lookUp } from '../lookups';
import { sourceName } from '../source';
import type { Telling } from '../telling';
import { token } from '../tokens';
import { cluesText, coins } from './grammar';
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

export const enemyName = (kind: string): string =>
  token('enemy', kind, `the ${lookUp(names.enemies, kind)?.name ?? kind}`);

export const enemyOf = (told: Telling, enemy: FigureId): string => {
  const found = told.enemy(enemy);
  return found ? `${enemyName(found.kind)}${found.number === null ? '' : ` ${found.number}`}` : 'the enemy';
};

/** Ships bear names; an article is part of some of them. */
export const foeShip = (kind: string): string => {
  const name = lookUp(names.enemyShips, kind)?.name ?? kind;
  return token('ship', kind, name.startsWith('The ') ? name.replace(/^The /, 'the ') : `the ${name}`);
};

export const shipOf = (told: Telling, ship: FigureId): string => {
  const kind = told.ship(ship);
  return kind ? foeShip(kind) : 'the enemy ship';
};

export const elderName = (id: string): string => token('elder', id, lookUp(names.elders, id)?.name ?? id);
export const portName = (id: string): string => token('port', id, lookUp(names.ports, id)?.name ?? id);
export const treasureName = (id: string): string => token('treasure', id, lookUp(names.treasures, id)?.name ?? id);
export const traitName = (id: string): string => token('trait', id, lookUp(names.traits, id)?.name ?? id);

export const upgradeName = (id: string): string => {
  const improvement = lookUp(names.improvements, id);
  return improvement
    ? token('improvement', id, improvement.name)
    : token('artillery', id, lookUp(names.artillery, id)?.name ?? id);
};

export const zoneName = (zone: number): string =>
  token('zone', zone, (terms.zones[zone] ?? String(zone)).toLowerCase());

/** A zone of either deck: in a boarding the enemy's zones are numbered on from ten (E16.4). */
export const spotName = (at: number): string => (at < 10 ? zoneName(at) : `${zoneName(at - 10)} of the enemy ship`);

export const hexName = (told: Telling, hex: Hex): string => {
  const { port, what } = told.hex(hex);
  if (port) return portName(port);
  return token('hex', hex, what === 'unknown' ? 'unknown water' : terms.hexes[what].toLowerCase());
};

export const placeName = (place: CrewPlace): string => {
  switch (place.is) {
    case 'deck':
      return zoneName(place.zone);
    case 'below':
      return 'below deck';
    case 'ashore':
      return 'ashore';
    case 'island':
      return 'inland';
    case 'boarding':
      return `${zoneName(place.zone)} of the enemy ship`;
    default: {
      const never: never = place;
      return never;
    }
  }
};

const CAUSES: Readonly<Partial<Record<Why, string>>> = {
  fray: 'the fray',
  storm: 'the storm',
  gunfire: 'gunfire',
  node: 'the broken node',
  deck: 'a night on deck',
  agenda: 'the agenda',
  banished: 'the banished',
  sunk: 'a sunk ship',
  arrived: 'a ship that arrived',
  gap: 'the gap',
  'left-behind': 'falling behind',
  university: 'the University',
  act: 'the new Act',
};

/** What something comes from, in a few words; empty where it goes without saying. */
export const because = (told: Telling, why: Why | undefined): string => {
  if (!why) return '';
  const plain = CAUSES[why];
  const text = plain ?? (why.startsWith('card:') ? told.card(why.slice(5)) : sourceName(why, names));
  return text ? ` (${text})` : '';
};

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
