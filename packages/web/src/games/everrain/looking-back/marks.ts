import type { Event, View } from '@undertow/everrain';
import { axialR, type Hex, hexesOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import type { Chapter } from '../recap';

/** A number of the list, where on the chart it happened. */
export interface Spot {
  readonly number: number;
  readonly theirs: boolean;
  readonly hex: Hex;
  /** What happened there. */
  readonly events: readonly Event[];
}

/** Where somebody sailed meanwhile, from the first hex on. */
export interface Trail {
  readonly number: number;
  /** Whose ship; `null` for what is theirs. */
  readonly seat: Seat | null;
  readonly hexes: readonly Hex[];
  readonly events: readonly Event[];
}

/** A number of the list, in a zone of somebody's deck. */
export interface Struck {
  readonly number: number;
  readonly theirs: boolean;
  readonly seat: Seat;
  readonly zone: number;
  readonly events: readonly Event[];
}

export interface LookedBack {
  readonly spots: readonly Spot[];
  readonly trails: readonly Trail[];
  readonly struck: readonly Struck[];
}

interface Leg {
  readonly who: string;
  readonly seat: Seat | null;
  readonly from: Hex;
  readonly to: Hex;
}

/** A ship that sailed on. */
export function legOf(event: Event): Leg | null {
  switch (event.type) {
    case 'sailed':
      return { who: `captain ${event.seat}`, seat: event.seat, from: event.from, to: event.to };
    case 'enemy-ship-moved':
      return { who: `ship ${event.ship}`, seat: null, from: event.from, to: event.to };
    case 'elder-moved':
      return { who: 'elder', seat: null, from: event.from, to: event.to };
    default:
      return null;
  }
}

/** Where on the chart something happened that is no voyage. */
function hexOf(event: Event, { captains }: View): Hex | null {
  switch (event.type) {
    case 'explored':
    case 'altar-stirs':
    case 'port-destroyed':
    case 'looted':
    case 'visit':
    case 'enemy-ship':
    case 'enemy-ship-gone':
    case 'awakened':
    case 'sank':
      return event.hex;
    case 'fired':
      return event.at;
    case 'enemy-ship-fired':
    case 'elder-fired':
      return captains[event.at]?.hex ?? null;
    case 'storm':
    case 'storm-moved':
      // Its lowest hex: higher up the ruler may lie over it.
      return event.hexes.toSorted((a, b) => axialR(b) - axialR(a))[0] ?? null;
    case 'tile':
      return hexesOf(event.slot)[4] ?? null;
    default:
      return null;
  }
}

/** Where on whose deck something happened; whoever was hurt is looked for where they stand now. */
function zoneOf(event: Event, { captains }: View): Pick<Struck, 'seat' | 'zone'> | null {
  switch (event.type) {
    case 'node-destroyed':
      return { seat: event.seat, zone: event.zone };
    case 'boarded':
    case 'fray':
      return event.aboard ? null : { seat: event.seat, zone: event.zone };
    case 'hurt': {
      const { seat, crew } = event.who;
      const place = captains[seat]?.crew.find(({ id }) => id === crew)?.place;
      return place?.is === 'deck' ? { seat, zone: place.zone } : null;
    }
    default:
      return null;
  }
}

/** Every ship's way through one chapter. */
function trailsOf(events: readonly Event[], number: number): readonly Trail[] {
  const ways = new Map<string, { number: number; seat: Seat | null; hexes: Hex[]; events: Event[] }>();
  for (const event of events) {
    const leg = legOf(event);
    if (!leg) continue;
    const way = ways.get(leg.who);
    if (way) {
      way.hexes.push(leg.to);
      way.events.push(event);
    } else ways.set(leg.who, { number, seat: leg.seat, hexes: [leg.from, leg.to], events: [event] });
  }
  return [...ways.values()];
}

/** Each number once in one place, with all that happened there. */
function once<T extends { readonly number: number; readonly theirs: boolean; readonly events: readonly Event[] }>(
  all: readonly T[],
  place: (each: T) => string,
): readonly T[] {
  const found = new Map<string, T>();
  for (const each of all) {
    const key = `${each.number} ${each.theirs} ${place(each)}`;
    const before = found.get(key)?.events ?? [];
    found.set(key, { ...each, events: [...before, ...each.events] });
  }
  return [...found.values()];
}

/** What the rows of "since your last move" are about, by the numbers they have there. */
export function lookBack(chapters: readonly Chapter[], view: View): LookedBack {
  const told = chapters.map(({ part: { begins, events } }, index) => ({
    number: index + 1,
    theirs: begins.type === 'step',
    events,
  }));
  const trails = told.flatMap(({ number, events }) => trailsOf(events, number));
  const ends = trails.flatMap(({ number, seat, hexes, events }): Spot[] => {
    const hex = hexes.at(-1);
    return hex === undefined ? [] : [{ number, theirs: seat === null, hex, events }];
  });
  const spots = told.flatMap(({ number, theirs, events }) =>
    events.flatMap((event): Spot[] => {
      const hex = hexOf(event, view);
      return hex === null ? [] : [{ number, theirs, hex, events: [event] }];
    }),
  );
  const struck = told.flatMap(({ number, theirs, events }) =>
    events.flatMap((event): Struck[] => {
      const at = zoneOf(event, view);
      return at ? [{ number, theirs, ...at, events: [event] }] : [];
    }),
  );
  return {
    spots: once([...ends, ...spots], ({ hex }) => `${hex}`),
    trails,
    struck: once(struck, ({ seat, zone }) => `${seat} ${zone}`),
  };
}
