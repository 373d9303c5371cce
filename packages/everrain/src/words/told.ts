// What of all that happens is worth a line, and what is told once instead of twice.
import type { Event } from '../model/event';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Money that changes hands in a line of its own: who is hired or paid, what is bought or sold. */
const PRICED: ReadonlySet<Of<'coin'>['why']> = new Set(['hire', 'wages', 'treasure', 'sale']);

/** Whether another event tells the same: a walk to a service, a wound that destroys, the dice of whoever then acts. */
function isToldElsewhere(event: Event): boolean {
  switch (event.type) {
    case 'crew-moved':
      return event.to.is === 'ashore';
    case 'coin':
      return PRICED.has(event.why);
    case 'outcome':
      return event.outcome === 'success' || event.outcome === 'failure';
    case 'enemy-hurt':
    case 'enemy-ship-hurt':
      return event.left === 0;
    case 'dice':
      return (event.what === 'enemy' || event.what === 'spawn') && event.evasion.length === 0;
    case 'elder-effect':
      return event.which === 'awakening';
    default:
      return false;
  }
}

export const isTold = (event: Event): boolean => !isToldElsewhere(event);

/** One event for two, where that says the same. */
function together(first: Event, next: Event): Event | null {
  if (first.type === 'turned' && next.type === 'turned' && first.seat === next.seat) {
    const { type, seat, facing } = next;
    return { type, seat, facing, cost: first.cost + next.cost };
  }
  if (first.type === 'fate') {
    const again = next.type === 'test' || next.type === 'spoils';
    return again && first.final && first.roll === next.roll ? next : null;
  }
  // Orders are exhausted to convert omens: one line says both.
  if (first.type === 'exhausted' && next.type === 'omens-turned') return first.seat === next.seat ? next : null;
  if (first.type === 'revealed-cards' && next.type === 'revealed-cards') {
    const { type, seat, from } = next;
    return first.seat === seat && first.from === from && (from === 'improvement' || from === 'artillery')
      ? { type, seat, from, cards: [...first.cards, ...next.cards] }
      : null;
  }
  return null;
}

/** All that is worth a line; a denizen who is talked to was told when the ship put in. */
export function condensed(events: readonly Event[]): readonly Event[] {
  const lines: Event[] = [];
  const met = new Set<string>();
  for (const event of events) {
    if (!isTold(event)) continue;
    if (event.type === 'visit') met.clear();
    if (event.type === 'card' && event.deck === 'denizen') {
      if (met.has(event.card)) continue;
      met.add(event.card);
    }
    const last = lines.at(-1);
    const both = last && together(last, event);
    if (both) lines[lines.length - 1] = both;
    else lines.push(event);
  }
  return lines;
}
