import type { Event, Resource, Track, View } from '@undertow/unfathomable';

/** How things stood before others moved, as far as they stand otherwise now. */
export interface Before {
  readonly dials: Readonly<Partial<Record<Resource, number>>>;
  readonly tracks: Readonly<Partial<Record<Track, number>>>;
  readonly damaged: number;
  readonly deepOneSupply: number;
}

/** By how much an event changes how many Deep Ones are left. */
function supplyBy(event: Event): number {
  switch (event.type) {
    case 'spawned':
      return -event.count;
    case 'deep-one-defeated':
      return event.count;
    case 'deep-ones-moved':
      return event.to === 'supply' ? event.count : 0;
    default:
      return 0;
  }
}

const damagedBy = ({ type }: Event): number => (type === 'damaged' ? 1 : type === 'repaired' ? -1 : 0);

export function beforeOf(events: readonly Event[], view: Pick<View, 'damage' | 'deepOneSupply'>): Before {
  const dials: Partial<Record<Resource, number>> = {};
  const tracks: Partial<Record<Track, number>> = {};
  for (const event of events) {
    if (event.type === 'resource') dials[event.resource] ??= event.now - event.by;
    if (event.type === 'track') tracks[event.track] ??= event.from;
  }
  const sum = (by: (event: Event) => number): number => events.reduce((all, event) => all + by(event), 0);
  return {
    dials,
    tracks,
    damaged: Object.keys(view.damage.placed).length - sum(damagedBy),
    deepOneSupply: view.deepOneSupply - sum(supplyBy),
  };
}
