import type { Event } from '@undertow/unfathomable';
import { EVENTS } from '@undertow/unfathomable/events';

/** How long one card takes to turn, in milliseconds. */
export const EACH_CARD = 350;

/** How long an event holds the stage. A check's cards are turned one by one: as long as there are cards. */
export function holdOf(event: Event): number {
  const { hold } = EVENTS[event.type];
  if (hold !== 'cards') return hold;
  return EACH_CARD * (('cards' in event ? (event.cards?.length ?? 0) : 0) + 2);
}
