import type { Seat } from '@undertow/kernel';
import type { BlockedReason } from '../../model/question';
import type { House, Service } from '../../model/source';
import type { CrewMember, Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, hasFlag } from '../query';
import { crewStat, hasKnack, shipStat } from '../ship/passives';
import { halfCost } from '../ship/slots';
import { openDenizens } from './denizens';
import { priceHere } from './ports';

/** Where each service is to be had (E7.17 to E7.37). */
export const HOUSE: Readonly<Record<Service, House>> = {
  improve: 'shipwright',
  repair: 'shipwright',
  install: 'shipwright',
  buy: 'marketplace',
  sell: 'marketplace',
  tend: 'apothecary',
  backstreet: 'apothecary',
  university: 'university',
  rest: 'inn',
  drink: 'inn',
  gamble: 'inn',
  hire: 'inn',
  listen: 'inn',
  denizen: 'denizen',
};

export const SERVICES: readonly Service[] = [
  'improve',
  'repair',
  'install',
  'buy',
  'sell',
  'tend',
  'backstreet',
  'university',
  'rest',
  'drink',
  'gamble',
  'hire',
  'listen',
  'denizen',
];

/** E7.10: the marked ones can be used again and again. */
export const isRepeatable = (service: Service): boolean =>
  service === 'install' || service === 'sell' || service === 'listen';

/** E7.21, E7.27: one crew member sees to all that a shipwright or a market does, unless the table wants it otherwise. */
export const isJoined = (g: Table, house: House): boolean =>
  (house === 'shipwright' || house === 'marketplace') && !hasFlag(g, 'split-services');

/** What it costs to be sent there at all; the rest is paid for what is taken. */
export function entryPrice(g: Table, seat: Seat, service: Service, crew: CrewMember, visit: Visit): number {
  const prices = g.content.all.services;
  switch (service) {
    case 'tend':
      return prices.tend;
    case 'backstreet':
      return prices.backstreet;
    case 'rest':
      return prices.rest;
    case 'drink':
      return prices.drink;
    case 'gamble':
      return prices.gamble;
    case 'listen':
      return listensFree(g, seat, crew, visit) ? 0 : prices.listen;
    default:
      return 0;
  }
}

export const listensFree = (g: Table, seat: Seat, crew: CrewMember, { freeListens }: Visit): boolean =>
  !freeListens.includes(crew.id) && hasKnack(g, seat, crew, 'free-listen');

/** E7.19 */
export const repairPrice = (g: Table, seat: Seat): number =>
  Math.max(0, g.content.all.services.repair + shipStat(g, seat, 'repair-cost'));

/** E7.30, E6.32: what one step costs in clues when this crew member hands them in. */
export const universityPrice = (g: Table, seat: Seat, crew: CrewMember): number =>
  Math.max(1, g.content.all.services.universityClues + crewStat(g, seat, crew, 'university-clues'));

/** What a captain could hand in all together. */
export function cluesWorth(g: Table, seat: Seat, { cluesCountDouble }: Visit): number {
  const { clues, hold } = captainOf(g.state, seat);
  let worth = clues * (cluesCountDouble ? 2 : 1);
  for (const id of hold) worth += relicWorth(g, id, cluesCountDouble);
  return worth;
}

export function relicWorth(g: Table, id: string, double: boolean): number {
  const { kind, clues } = g.content.treasure(id);
  return kind === 'relic' && clues !== undefined ? clues * (double ? 2 : 1) : 0;
}

/** Why a service is of no use to this crew member now, if so. */
export function serviceTrouble(
  g: Table,
  seat: Seat,
  service: Service,
  crew: CrewMember,
  visit: Visit,
): { readonly reason: BlockedReason; readonly rule: string } | null {
  const captain = captainOf(g.state, seat);
  if (visit.used.includes(service)) return { reason: 'used', rule: 'E7.6' };
  if (service !== 'rest' && hasKnack(g, seat, crew, 'no-service')) return { reason: 'trait', rule: 'E6.9' };
  if (entryPrice(g, seat, service, crew, visit) > captain.coin) return { reason: 'cannot-pay', rule: 'E7.6' };
  switch (service) {
    case 'repair':
      if (!captain.destroyed.includes(true)) return { reason: 'not-here', rule: 'E7.19' };
      return repairPrice(g, seat) > captain.coin ? { reason: 'cannot-pay', rule: 'E7.19' } : null;
    case 'install': {
      const schematics = schematicsOf(g, seat);
      if (schematics.length === 0) return { reason: 'not-here', rule: 'E7.20' };
      return schematics.every(({ price }) => price > captain.coin) ? { reason: 'cannot-pay', rule: 'E7.20' } : null;
    }
    case 'sell':
      return schematicsOf(g, seat).length === 0 && captain.hold.every((id) => priceHere(g, visit, id) === 0)
        ? { reason: 'not-here', rule: 'E7.25' }
        : null;
    case 'university':
      return cluesWorth(g, seat, visit) < universityPrice(g, seat, crew)
        ? { reason: 'cannot-pay', rule: 'E7.30' }
        : null;
    case 'denizen':
      if (visit.denizens.length === 0) return { reason: 'not-here', rule: 'E7.12' };
      return openDenizens(g, seat, visit).length === 0 ? { reason: 'no-cabin', rule: 'E7.40' } : null;
    default:
      return null;
  }
}

export interface Schematic {
  readonly upgrade: string;
  readonly slot: number;
  readonly gun: boolean;
  /** Half its cost: to install it (E7.20), and what it fetches (E4.46). */
  readonly price: number;
}

export function schematicsOf(g: Table, seat: Seat): Schematic[] {
  const { below, guns } = captainOf(g.state, seat);
  const found: Schematic[] = [];
  for (const gun of [false, true])
    for (const [slot, { schematic }] of (gun ? guns : below).entries())
      if (schematic !== null) found.push({ upgrade: schematic, slot, gun, price: halfCost(g.content, schematic) });
  return found;
}
