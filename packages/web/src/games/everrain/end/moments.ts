import type { Cause, Event } from '@undertow/everrain';
import type { Happened } from './happened';

type Side = 'ours' | 'theirs';

/** Something without which the voyage would have ended otherwise. */
export interface Moment extends Happened {
  readonly whose: Side;
  /** What the line of the log does not say: that the lead was never lost again, or that it was over. */
  readonly meant: 'ahead' | 'last' | null;
}

/** More than these, and nothing decided it. */
const MOST = 6;

interface Weighed {
  readonly weight: number;
  readonly whose: Side;
}

/** How much an event weighs by itself. */
function weighed(event: Event): Weighed | null {
  switch (event.type) {
    case 'awakened':
      return { weight: 5, whose: 'theirs' };
    case 'sank':
      return { weight: 4, whose: 'theirs' };
    case 'act':
      return { weight: 3, whose: event.by };
    case 'boarding':
      if (event.what !== 'won' && event.what !== 'lost') return null;
      return { weight: 2, whose: event.what === 'won' ? 'ours' : 'theirs' };
    case 'port-destroyed':
      return { weight: 2, whose: 'theirs' };
    default:
      return null;
  }
}

/** The step with which it was over. */
function isLast(event: Event, cause: Cause): boolean {
  switch (cause) {
    case 'discovered':
      return event.type === 'discovery' && event.token === 'ours';
    case 'enemy-discovery':
      return event.type === 'discovery' && event.token === 'theirs';
    case 'elder-objective':
      return event.type === 'elder-progress';
    default: {
      const never: never = cause;
      return never;
    }
  }
}

interface Lead {
  readonly at: number;
  readonly whose: Side | null;
}

/** The step with which whoever is ahead at the end went ahead for good. */
function leadOf(told: readonly Happened[]): Lead {
  const tokens = { ours: 1, theirs: 1 };
  let lead: Lead = { at: -1, whose: null };
  for (const [at, { event }] of told.entries()) {
    if (event.type !== 'discovery' || event.token === 'elder') continue;
    tokens[event.token] = event.to;
    const whose = tokens.ours > tokens.theirs ? 'ours' : tokens.theirs > tokens.ours ? 'theirs' : null;
    if (whose !== lead.whose) lead = { at, whose };
  }
  return lead;
}

/** What decided a voyage, in its order: at most six things, the lighter ones left out first. */
export function momentsOf(told: readonly Happened[], cause: Cause | null): readonly Moment[] {
  const last = cause === null ? -1 : told.findLastIndex(({ event }) => isLast(event, cause));
  const lead = leadOf(told);
  return told
    .flatMap((happened, at): { readonly moment: Moment; readonly weight: number; readonly at: number }[] => {
      if (at === last) {
        const whose = cause === 'discovered' ? 'ours' : 'theirs';
        return [{ moment: { ...happened, whose, meant: 'last' }, weight: 9, at }];
      }
      if (at === lead.at && lead.whose)
        return [{ moment: { ...happened, whose: lead.whose, meant: 'ahead' }, weight: 3.5, at }];
      const own = weighed(happened.event);
      return own ? [{ moment: { ...happened, whose: own.whose, meant: null }, weight: own.weight, at }] : [];
    })
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ moment }) => moment);
}
