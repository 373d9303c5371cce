import type { Event } from '@undertow/unfathomable';

/** How long each kind of event holds the stage, in milliseconds; what is not named passes at once. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  turn: 300,
  moved: 300,
  resource: 350,
  track: 300,
  waypoint: 400,
  damaged: 400,
  repaired: 250,
  risked: 250,
  rescued: 250,
  'passenger-defeated': 350,
  activation: 200,
  spawned: 250,
  'deep-ones-moved': 250,
  'deep-one-defeated': 300,
  'monarch-moved': 400,
  defeated: 400,
  roll: 400,
  'roll-set': 250,
  mythos: 400,
  check: 350,
  'chaos-added': 200,
  contributed: 220,
  'total-changed': 300,
  'check-result': 400,
  spell: 400,
  title: 250,
  awakening: 1_200,
  revealed: 1_600,
  'item-gained': 200,
};

const EACH_CARD = 180;

/** A check's cards are turned one by one: as long as there are cards. */
export function holdOf(event: Event): number {
  return event.type === 'check-revealed' ? EACH_CARD * (event.cards.length + 2) : (HOLD[event.type] ?? 0);
}
