import type { Event, Tracks } from '@undertow/everrain';

type Track = 'ours' | 'theirs' | 'elder' | 'agenda';

/** Where each token stood that has moved since; those that have not are left out. */
export type TracksBefore = Readonly<Partial<Record<Track, number>>>;

/** How the tracks stood before all this happened. */
export function tracksBefore(events: readonly Event[], now: Tracks): TracksBefore {
  const first = new Map<Track, number>();
  for (const event of events) {
    if (event.type !== 'discovery' && event.type !== 'agenda') continue;
    const track = event.type === 'discovery' ? event.token : event.type;
    if (!first.has(track)) first.set(track, event.from);
  }
  return Object.fromEntries([...first].filter(([track, was]) => was !== now[track]));
}
