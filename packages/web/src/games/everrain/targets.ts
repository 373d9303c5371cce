import type { CrewPlace, Ref, View } from '@undertow/everrain';
import { neighbour, slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';

/** Where on the screen an option lies: what glows, and can be pressed. */
export type Target = string;

export const target = {
  hex: (hex: number): Target => `hex:${hex}`,
  slot: (slot: number): Target => `slot:${slot}`,
  zone: (seat: Seat, zone: number): Target => `zone:${seat}:${zone}`,
  below: (seat: Seat, slot: number, space: number | null): Target => `below:${seat}:${slot}:${space ?? 'beside'}`,
  crew: (crew: number): Target => `crew:${crew}`,
  enemy: (enemy: number): Target => `enemy:${enemy}`,
  vessel: (ship: number): Target => `vessel:${ship}`,
  seat: (seat: Seat): Target => `seat:${seat}`,
  /** A captain's ship on the chart, lying beside one's own; the captain's row stays free to open the whole board. */
  alongside: (seat: Seat): Target => `alongside:${seat}`,
  order: (order: string): Target => `order:${order}`,
  treasure: (treasure: string, at: number | null): Target => `treasure:${treasure}:${at ?? 'held'}`,
  upgrade: (seat: Seat, slot: number, gun: boolean): Target => `${gun ? 'gun' : 'room'}:${seat}:${slot}`,
  helm: (by: 1 | -1): Target => `helm:${by}`,
  service: (service: string): Target => `service:${service}`,
  /** A zone of the deck that is being boarded. */
  boarding: (zone: number): Target => `boarding:${zone}`,
  island: (node: number): Target => `island:${node}`,
  /** A choice printed on the card that is being read. */
  seal: (option: number): Target => `seal:${option}`,
};

/** What lies on the chart, or takes its place: a harbour, an island, a deck that is being boarded, a card being read. */
export const onChart = (place: Target): boolean =>
  /^(hex|slot|vessel|seat|alongside|service|boarding|island|seal):/.test(place);

/** Places of the own ship. People and enemies are met in many places. */
export const onShip = (place: Target): boolean => /^(zone|below|room|gun):/.test(place);

/** The place of crew as something on a board. */
export function placeTarget(seat: Seat, place: CrewPlace): Target {
  switch (place.is) {
    case 'deck':
      return target.zone(seat, place.zone);
    case 'below':
      return target.below(seat, place.slot, place.space);
    case 'boarding':
      return target.boarding(place.zone);
    case 'island':
      return target.island(place.node);
    case 'ashore':
      return 'ashore';
    default: {
      const never: never = place;
      return never;
    }
  }
}

/** Everything on the screen that stands for an option. What lies nowhere is a button only. */
export function targetsOf(ref: Ref, view: View, you: Seat): readonly Target[] {
  const own = view.captains[you];
  const hex = own?.hex ?? null;
  const here: readonly Target[] = hex === null ? [] : [target.hex(hex)];
  switch (ref.is) {
    case 'order':
      return [target.order(ref.fleeting ? 'fleeting' : ref.as)];
    case 'pooled':
      return [target.order('navigation')];
    case 'anyorder':
      return [target.order(ref.order)];
    case 'helm':
      return [target.helm(ref.by)];
    case 'forward': {
      const ahead = own && hex !== null ? neighbour(hex, own.facing) : -1;
      return ahead < 0 ? [] : [target.hex(ahead)];
    }
    case 'reveal': {
      const ahead = own && hex !== null ? neighbour(hex, own.facing) : -1;
      return ahead < 0 ? [] : [target.slot(slotOf(ahead))];
    }
    case 'visit':
    case 'expedition':
    case 'purge':
    case 'loot':
      return here;
    case 'board-ship':
    case 'ship':
      return [target.vessel(ref.ship)];
    case 'trade':
      return [target.alongside(ref.with)];
    case 'seat':
      return [target.seat(ref.seat)];
    case 'use-treasure':
      return [target.treasure(ref.treasure, null)];
    case 'treasure':
      return [target.treasure(ref.treasure, ref.at)];
    case 'crew':
      return [target.crew(ref.crew)];
    case 'place':
      return [placeTarget(you, ref.place)];
    case 'crew-to':
      return [target.crew(ref.crew), placeTarget(you, ref.place)];
    case 'enemy':
      return [target.enemy(ref.enemy)];
    case 'zone':
      return [target.zone(you, ref.zone)];
    case 'hex':
      return [target.hex(ref.hex)];
    case 'hexes':
      return ref.hexes.map(target.hex);
    case 'gun':
      return [target.hex(ref.at)];
    case 'slot':
      return [target.upgrade(you, ref.slot, ref.gun)];
    case 'space':
      return [target.below(you, ref.slot, ref.space)];
    case 'upgrade':
      return ref.slot === null ? [] : [target.upgrade(you, ref.slot, ref.gun)];
    case 'move-upgrade':
      return [target.upgrade(you, ref.from, ref.gun)];
    case 'omen':
      return [target.order(ref.with)];
    case 'send':
      return [target.crew(ref.crew), target.service(ref.service)];
    case 'again':
      return [target.service(ref.service)];
    case 'node':
      return [target.island(ref.node)];
    case 'option':
      return [target.seal(ref.option)];
    default:
      return [];
  }
}
