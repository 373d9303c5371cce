import type { Event } from '@undertow/unfathomable';
import { EVENTS } from '@undertow/unfathomable/events';

const EACH_CARD = 180;

/** How long an event holds the stage. A check's cards are turned one by one: as long as there are cards. */
export function holdOf(event: Event): number {
  const { hold } = EVENTS[event.type];
  if (hold !== 'cards') return hold;
  return EACH_CARD * (('cards' in event ? (event.cards?.length ?? 0) : 0) + 2);
}
