import type { Seat } from '@undertow/kernel';
import type { Chronicle, Remembered } from '@undertow/table';
import type { Event } from '../model/event';

/** Something a captain decided or that befell a ship, worth remembering. */
interface Deed extends Remembered {
  readonly kind: 'deed';
  readonly seat: Seat | null;
  readonly event: Event;
}

/** What is told again when somebody asks how it came to this. */
const WORTH: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'tile',
  'visit',
  'outcome',
  'story',
  'died',
  'sank',
  'enemy-gone',
  'enemy-ship-gone',
  'boarding',
  'discovery',
  'act',
  'awakened',
  'elder-progress',
  'over',
]);

const seatOf = (event: Event): Seat | null => {
  if ('seat' in event) return event.seat;
  return 'who' in event ? event.who.seat : null;
};

/** Who did what that mattered: from what everybody saw. */
export function chronicle(): Chronicle<Event> {
  const entries: Deed[] = [];
  let turn = 0;
  let at = 0;
  return {
    add: (event) => {
      at++;
      if (event.type === 'turn') turn = event.number;
      if (WORTH.has(event.type)) entries.push({ kind: 'deed', turn, at, seat: seatOf(event), event });
    },
    entries,
    get turn() {
      return turn;
    },
    get at() {
      return at;
    },
  };
}
