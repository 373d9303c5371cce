import type { Seat } from '@undertow/kernel';
import type { Chronicle, Remembered } from '@undertow/table';
import type { Event } from '../model/event';

/** Who had which part in a check. */
interface Check extends Remembered {
  readonly kind: 'check';
  readonly source: string;
  readonly target: number;
  readonly partial: number | null;
  readonly skills: readonly string[];
  readonly contributions: { readonly seat: Seat; readonly count: number }[];
  /** Cards nobody chose: from the chaos deck or another deck. */
  fromDecks: number;
  cards: readonly number[] | null;
  total: number | null;
  result: string | null;
}

/** Who chose what. */
interface Choice extends Remembered {
  readonly kind: 'choice';
  readonly seat: Seat;
  readonly source: string;
  /** The event that told of it. */
  readonly what: Event['type'];
  readonly event: Event;
}

/** What the history of a game is made of. */
export type Past = Check | Choice;

/** Who had which part in which check, and who chose what: from what everybody saw. */
export function chronicle(): Chronicle<Event> {
  const entries: Past[] = [];
  /** A check can start inside another one's effects: the innermost is last. */
  const open: Check[] = [];
  let turn = 0;
  let at = 0;

  const change = (to: (check: Check) => void): void => {
    const check = open.at(-1);
    if (check) to(check);
  };

  const choice = (seat: number, source: string, event: Event): void => {
    entries.push({ kind: 'choice', turn, at, seat, source, what: event.type, event });
  };

  const add = (event: Event): void => {
    at++;
    switch (event.type) {
      case 'turn':
        turn = event.number;
        return;
      case 'check': {
        const { source, target, partial, skills } = event;
        const check: Check = {
          kind: 'check',
          turn,
          at,
          source,
          target,
          partial,
          skills: [...skills],
          contributions: [],
          fromDecks: 0,
          cards: null,
          total: null,
          result: null,
        };
        entries.push(check);
        open.push(check);
        return;
      }
      case 'contributed':
        change((check) => {
          if (event.count > 0 || !check.contributions.some(({ seat }) => seat === event.seat))
            check.contributions.push({ seat: event.seat, count: event.count });
        });
        return;
      case 'chaos-added':
        change((check) => {
          check.fromDecks += event.count;
        });
        return;
      case 'pile-grew':
        change((check) => {
          check.fromDecks++;
        });
        return;
      case 'check-revealed':
        change((check) => {
          check.cards = [...event.cards];
          check.total = event.total;
        });
        return;
      case 'total-changed':
        change((check) => {
          check.total = event.total;
        });
        choice(event.seat, event.source, event);
        return;
      case 'check-result':
        change((check) => {
          check.total = event.total;
          check.result = event.result;
        });
        open.pop();
        return;
      case 'check-decreed':
        change((check) => {
          check.result = event.result;
        });
        choice(event.seat, open.at(-1)?.source ?? 'rule', event);
        return;
      case 'chose':
      case 'declined':
      case 'used':
      case 'check-changed':
        choice(event.seat, event.source, event);
        return;
      case 'crisis-option':
        choice(event.seat, `mythos:${event.card}`, event);
        return;
      case 'waypoint':
        choice(event.by, `waypoint:${event.waypoint}`, event);
        return;
      case 'revealed':
        choice(event.seat, 'rule', event);
        return;
      default:
        return;
    }
  };

  return {
    add,
    entries,
    get turn() {
      return turn;
    },
    get at() {
      return at;
    },
  };
}
