import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, ROOMS, type ShipSpace, type Title } from '../content/ids';
import type { Event } from '../model/event';
import type { Table } from '../model/types';
import { isHuman, player } from './query';
import { loseTitles } from './titles';

/** Where players may go by their own choice: never the Brig or the Sick Bay (44.20c), water or the Deep (3.3b). */
export const CHOOSABLE_SPACES: readonly ShipSpace[] = [
  ...ROOMS.filter((room) => room !== 'brig' && room !== 'sick-bay'),
  ...DECK_SPACES,
];

export const ALL_SHIP_SPACES: readonly ShipSpace[] = [...ROOMS, ...DECK_SPACES];

type Why = Extract<Event, { type: 'moved' }>['why'];

export function moveTo(g: Table, seat: Seat, to: ShipSpace, why: Why): void {
  if (place(g, seat, to, why) && to === 'brig' && isHuman(g.state, seat)) loseTitles(g, seat); // 9.2
}

/** All at once: no title passes to somebody who is locked up by the same effect. */
export function lockUp(g: Table, seats: readonly Seat[], lowestHeirOf?: Title): void {
  const moved = seats.filter((seat) => place(g, seat, 'brig', 'brig'));
  for (const seat of moved) if (isHuman(g.state, seat)) loseTitles(g, seat, lowestHeirOf); // 9.2
}

function place(g: Table, seat: Seat, to: ShipSpace, why: Why): boolean {
  const one = player(g.state, seat);
  const from = one.space;
  if (from === to) return false;
  one.space = to;
  g.emit({ type: 'moved', seat, from, to, why });
  return true;
}
