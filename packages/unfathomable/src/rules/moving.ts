import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, ROOMS, type ShipSpace } from '../content/ids';
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

export function moveTo(
  g: Table,
  seat: Seat,
  to: ShipSpace,
  why: Extract<Event, { type: 'moved' }>['why'],
  heir: 'next' | 'lowest' = 'next',
): void {
  const one = player(g.state, seat);
  const from = one.space;
  if (from === to) return;
  one.space = to;
  g.emit({ type: 'moved', seat, from, to, why });
  if (to === 'brig' && isHuman(g.state, seat)) loseTitles(g, seat, heir); // 9.2
}
