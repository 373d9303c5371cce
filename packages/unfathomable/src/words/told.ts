// What of all that happens is worth a line, and what is told once instead of many times.
import { LOYALTIES, type Loyalty } from '../content/ids';
import type { Event } from '../model/event';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Actions without an event of their own that tells what came of them. */
export type ToldAction = Exclude<Of<'action'>['action'], 'move' | 'attack' | 'rescue' | 'repair' | 'reveal'>;

type Partly = 'action' | 'item-lost' | 'passenger-saved';

/** The events that have a line. */
export type Told =
  | Exclude<Event, { readonly type: 'window' | 'traded' | Partly }>
  | (Omit<Of<'action'>, 'action'> & { readonly action: ToldAction })
  | Omit<Of<'item-lost'>, 'to'>
  | Omit<Of<'passenger-saved'>, 'how'>;

/** Nothing where another event tells the same: an item that somebody else gets, a move that is seen as a move. */
export function toldOf(event: Event): Told | null {
  switch (event.type) {
    case 'window':
    case 'traded':
      return null;
    case 'action':
      return toldAction(event);
    case 'item-lost':
      return event.to === null ? { type: event.type, seat: event.seat, item: event.item } : null;
    case 'passenger-saved': {
      const { type, space, source, by, how } = event;
      return how === 'rescued' ? null : { type, space, source, by };
    }
    default:
      return event;
  }
}

function toldAction({ type, seat, action }: Of<'action'>): Told | null {
  switch (action) {
    case 'move':
    case 'attack':
    case 'rescue':
    case 'repair':
    case 'reveal':
      return null;
    case 'trade':
    case 'defeat-passenger':
    case 'pass':
      return { type, seat, action };
  }
}

/** All that is worth a line, with equal things that follow each other in one. */
export function condensed(events: readonly Event[]): readonly Event[] {
  const lines: Event[] = [];
  for (const event of events) {
    if (toldOf(event) === null) continue;
    const last = lines.at(-1);
    const both = last && together(last, event);
    if (both) lines[lines.length - 1] = both;
    else lines.push(event);
  }
  return lines.map((line, at) => unrepeated(line, lines[at - 1]));
}

/** An attack says what is needed; the roll right after it only says what came. */
const unrepeated = (line: Event, before: Event | undefined): Event =>
  line.type === 'roll' && before?.type === 'attack' && before.target === line.atLeast
    ? { ...line, atLeast: null }
    : line;

/** One event for two, where that says the same. */
function together(first: Event, next: Event): Event | null {
  if (first.type === 'deep-ones-moved' && next.type === 'deep-ones-moved') {
    const { type, from, to } = next;
    return first.from === from && first.to === to ? { type, from, to, count: first.count + next.count } : null;
  }
  if (first.type === 'deep-one-defeated' && next.type === 'deep-one-defeated') {
    const { type, space } = next;
    return first.space === space ? { type, space, count: first.count + next.count } : null;
  }
  if (first.type === 'spawned' && next.type === 'spawned') return spawnedTogether(first, next);
  // Whoever is defeated is taken away at once: one line says both.
  if (first.type === 'defeated' && next.type === 'moved')
    return next.why === 'defeated' && next.seat === first.seat ? next : null;
  // A roll is told when it lies there and again when nobody has rerolled it.
  if (first.type === 'roll' && next.type === 'roll')
    return !first.final && next.final && first.natural === next.natural && first.result === next.result ? next : null;
  return null;
}

function spawnedTogether(first: Of<'spawned'>, { type, space, count }: Of<'spawned'>): Event | null {
  const also = first.also ?? [];
  if (first.space === space && also.length === 0) return { type, space, count: first.count + count };
  if (first.count !== count || first.space === space || also.includes(space)) return null;
  return { type, space: first.space, count, also: [...also, space] };
}

/** Which loyalty cards these are, and how many of each. */
export const loyaltiesIn = (cards: readonly Loyalty[]): readonly (readonly [Loyalty, number])[] =>
  LOYALTIES.flatMap((id) => {
    const number = cards.filter((card) => card === id).length;
    return number === 0 ? [] : [[id, number] as const];
  });
