import type { Event } from '@undertow/everrain';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** What everybody should stop for: an awakening, the end of an Act, a ship lost, a captain back. */
export type BigMoment = Of<'awakened'> | Of<'act'> | Of<'sank'> | Of<'entered'>;

export function stopping(event: Event): BigMoment | null {
  switch (event.type) {
    case 'awakened':
    case 'act':
    case 'sank':
      return event;
    case 'entered':
      // The first time a ship comes upon the chart is no news.
      return event.back ? event : null;
    default:
      return null;
  }
}
