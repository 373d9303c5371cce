import type { Event } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';

/** Where clues come from, in the order in which they are listed. */
export const CLUE_SOURCES = [
  'tile',
  'expedition',
  'event',
  'denizen',
  'listen',
  'story',
  'spoils',
  'wreck',
  'other',
] as const;

export const MEASURES = [
  'handed',
  ...CLUE_SOURCES,
  'coin',
  'tiles',
  'orders',
  'destroyed',
  'banished',
  'deaths',
  'sinkings',
] as const;

export type Measure = (typeof MEASURES)[number];

interface Counted {
  readonly what: Measure;
  readonly seat: Seat;
  readonly by: number;
}

/** What an event adds to the numbers of a captain. */
function countedBy(event: Event): Counted | null {
  switch (event.type) {
    case 'clues': {
      const { seat, by, why } = event;
      if (why === 'university') return { what: 'handed', seat, by: -by };
      const what = by > 0 ? CLUE_SOURCES.find((source) => source === why) : undefined;
      return what ? { what, seat, by } : null;
    }
    case 'coin':
      return event.by > 0 ? { what: 'coin', seat: event.seat, by: event.by } : null;
    case 'tile':
      return { what: 'tiles', seat: event.seat, by: 1 };
    case 'order':
      return { what: 'orders', seat: event.seat, by: 1 };
    case 'enemy-gone':
      return event.how === 'destroyed' || event.how === 'banished'
        ? { what: event.how, seat: event.seat, by: 1 }
        : null;
    case 'died':
      return { what: 'deaths', seat: event.who.seat, by: 1 };
    case 'sank':
      return { what: 'sinkings', seat: event.seat, by: 1 };
    default:
      return null;
  }
}

/** One row for each measure, one number for each captain. */
export type Tallied = Readonly<Record<Measure, readonly number[]>>;

export function tallyOf(events: readonly Event[], seats: number): Tallied {
  const counted = events.flatMap((event) => countedBy(event) ?? []);
  const row = (what: Measure): readonly number[] =>
    Array.from({ length: seats }, (_, seat) =>
      counted.filter((each) => each.what === what && each.seat === seat).reduce((sum, { by }) => sum + by, 0),
    );
  return {
    handed: row('handed'),
    tile: row('tile'),
    expedition: row('expedition'),
    event: row('event'),
    denizen: row('denizen'),
    listen: row('listen'),
    story: row('story'),
    spoils: row('spoils'),
    wreck: row('wreck'),
    other: row('other'),
    coin: row('coin'),
    tiles: row('tiles'),
    orders: row('orders'),
    destroyed: row('destroyed'),
    banished: row('banished'),
    deaths: row('deaths'),
    sinkings: row('sinkings'),
  };
}
