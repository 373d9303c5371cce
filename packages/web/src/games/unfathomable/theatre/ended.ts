import type { CheckView, Event } from '@undertow/unfathomable';
import type { Result } from './stakes';

/** A check that is over, as everybody saw it. */
export interface EndedCheck {
  /** Where its result stands in the log. */
  readonly at: number;
  readonly check: CheckView;
  readonly result: Result;
  /** How many of its cards came from chaos. */
  readonly chaos: number;
}

/** The last check that ended in the log, from a place in it on. */
export function lastEnded(log: readonly Event[], from: number): EndedCheck | null {
  for (let at = log.length - 1; at >= from; at--) {
    const event = log[at];
    if (event?.type === 'check-result') return told(log, at, event);
  }
  return null;
}

/** The check on the table has its result, though what comes of it is not over yet: somebody is still asked. */
export function isResolved(log: readonly Event[], { source, target }: CheckView): boolean {
  let ended = 0;
  for (const event of log.toReversed()) {
    if (event.type === 'check-result') ended++;
    if (event.type !== 'check') continue;
    if (ended === 0) return false;
    ended--;
    if (event.source === source && event.target === target) return true;
  }
  return false;
}

function told(log: readonly Event[], at: number, end: Extract<Event, { type: 'check-result' }>): EndedCheck | null {
  let chaos = 0;
  let revealed: CheckView['revealed'] = null;
  for (let index = at - 1; index >= 0; index--) {
    const event = log[index];
    if (event?.type === 'chaos-added') chaos += event.count;
    else if (event?.type === 'check-revealed') revealed = event.cards;
    else if (event?.type === 'check') {
      const { source, target, partial, skills } = event;
      const rest = { contributions: [], pileCount: 0, faceup: [], openly: false, withoutChaos: false, modifier: 0 };
      const check = { source, target, partial, skills, ...rest, revealed, total: end.decreed ? null : end.total };
      return { at, check, result: end.result, chaos };
    }
  }
  return null;
}
