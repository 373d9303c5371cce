import type { Seat } from '@undertow/kernel';
import type { Event, Monarch, Room, Space } from '@undertow/unfathomable';
import { isWater } from '../board/ids';
import type { Turn } from './turns';

type Place = Space | 'the-deep';

/** Somebody or something went from here to there. */
export interface Trail {
  readonly who: { readonly seat: Seat } | { readonly monarch: Monarch } | 'deep-ones';
  readonly from: Place;
  readonly to: Place;
  readonly number: number;
}

/** Something changed here: it came, it is gone, or the room was hit or mended. */
export interface Spot {
  readonly at: Place;
  readonly what: 'deep-one' | 'passenger' | 'room';
  readonly how: 'came' | 'gone' | 'changed';
  readonly number: number;
}

export interface Marks {
  readonly trails: readonly Trail[];
  readonly spots: readonly Spot[];
}

const sameWho = (a: Trail['who'], b: Trail['who']): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A way in several steps is one way; who is back where they began went nowhere. */
function walked(trails: readonly Trail[], next: Trail): readonly Trail[] {
  const last = trails.findLast(({ who }) => next.who !== 'deep-ones' && sameWho(who, next.who));
  if (!last || last.to !== next.from) {
    const same = trails.some(({ who, from, to }) => sameWho(who, next.who) && from === next.from && to === next.to);
    return same ? trails : [...trails, next];
  }
  const rest = trails.filter((trail) => trail !== last);
  return last.from === next.to ? rest : [...rest, { ...last, to: next.to }];
}

function trailOf(event: Event, number: number): Trail | null {
  switch (event.type) {
    case 'moved':
      return { who: { seat: event.seat }, from: event.from, to: event.to, number };
    case 'monarch-moved':
      return { who: { monarch: event.monarch }, from: event.from, to: event.to, number };
    case 'deep-ones-moved':
      // What drifts in the water harms nobody.
      return event.to === 'supply' || event.to === 'the-deep' || isWater(event.to)
        ? null
        : { who: 'deep-ones', from: event.from, to: event.to, number };
    default:
      return null;
  }
}

function spotOf(event: Event, number: number): Spot | null {
  const room = (at: Room): Spot => ({ at, what: 'room', how: 'changed', number });
  switch (event.type) {
    case 'spawned':
      return { at: event.space, what: 'deep-one', how: 'came', number };
    case 'deep-one-defeated':
      return { at: event.space, what: 'deep-one', how: 'gone', number };
    case 'risked':
      return { at: event.space, what: 'passenger', how: 'came', number };
    case 'rescued':
      return { at: event.space, what: 'passenger', how: 'gone', number };
    case 'passenger-defeated':
      return event.space === 'supply' ? null : { at: event.space, what: 'passenger', how: 'gone', number };
    case 'damaged':
    case 'repaired':
      return room(event.room);
    default:
      return null;
  }
}

/** What moved and changed on the ship in these turns, each with the number of its turn. */
export function marksOf(turns: readonly Turn[]): Marks {
  const spots = new Map<string, Spot>();
  const trails = turns.flatMap(({ events }, index) => {
    let ways: readonly Trail[] = [];
    for (const event of events) {
      const trail = trailOf(event, index + 1);
      if (trail && trail.from !== trail.to) ways = walked(ways, trail);
      const spot = spotOf(event, index + 1);
      if (spot) spots.set(`${spot.at} ${spot.number} ${spot.what} ${spot.how}`, spot);
    }
    return ways;
  });
  return { trails, spots: [...spots.values()] };
}
