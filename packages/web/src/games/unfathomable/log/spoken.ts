import type { Event } from '@undertow/unfathomable';

/** The cards an event speaks of, by their sources: those whose names stand in its line. */
export function cardsIn(event: Event): readonly string[] {
  switch (event.type) {
    case 'mythos':
    case 'mythos-unusable':
    case 'mythos-replaced':
    case 'crisis-skipped':
      return [`mythos:${event.card}`];
    case 'kept':
    case 'dropped':
      return [`mythos:${event.card}`, `spell:${event.card}`];
    case 'damage-card':
    case 'damaged':
      return [`damage:${event.card}`];
    case 'waypoint':
    case 'waypoint-lost':
      return [`waypoint:${event.waypoint}`];
    case 'spell':
      return [`spell:${event.spell}`];
    case 'item-gained':
    case 'item-lost':
    case 'improvement':
    case 'traded':
      return event.item === null ? [] : [`item:${event.item}`];
    case 'looked':
      return (event.cards ?? []).map((card) => `${event.deck}:${card}`);
    case 'passenger-defeated':
      return [`passenger:${event.face}`];
    case 'character':
      return [`character:${event.character}`];
    default:
      return 'source' in event ? [event.source] : [];
  }
}

/** Whether its line tells skill cards by skill and value. */
export const tellsFaces = (event: Event): boolean =>
  ('cards' in event && event.type !== 'looked' && event.type !== 'loyalty-seen') ||
  ('card' in event && typeof event.card === 'number');
