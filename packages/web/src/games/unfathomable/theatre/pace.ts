import type { Event } from '@undertow/unfathomable';
import { EVENTS } from '@undertow/unfathomable/events';

/** How long one card takes to turn at a normal pace, in milliseconds. */
const EACH_CARD = 350;
/** Before the first card and after the last one it is still for as long as cards take. */
const STILL = 2;

/** How long an event holds the stage. A check's cards are turned one by one: as long as there are cards. */
export function holdOf(event: Event): number {
  const { hold } = EVENTS[event.type];
  if (hold !== 'cards') return hold;
  return EACH_CARD * (('cards' in event ? (event.cards?.length ?? 0) : 0) + STILL);
}

/** How long each of so many cards takes where all of them have this long: as slow or quick as everything else is told. */
export const eachCardOf = (held: number, cards: number): number => held / (cards + STILL);
