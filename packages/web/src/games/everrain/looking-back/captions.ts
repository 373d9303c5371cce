import type { Event } from '@undertow/everrain';
import type { Gem } from '@undertow/everrain/content/ids';
import { distance } from '@undertow/everrain/map';
import type { CaptionsText } from '../words/captions/type';
import { legOf } from './marks';

/** Sailed to the next hex; turning is not sailing, and whoever is set on a port far away has not sailed there (E9.7). */
function isLeg(event: Event): boolean {
  const leg = legOf(event);
  return leg !== null && distance(leg.from, leg.to) === 1;
}

/** What is said of one event by itself; voyages are counted together, wounds are drawn. */
function oneOf(event: Event, text: CaptionsText): string | null {
  switch (event.type) {
    case 'storm-moved':
      return text.drifted;
    case 'storm':
      return text.newStorm;
    case 'tile':
      return text.revealed;
    case 'explored':
      return text.explored[event.what];
    case 'looted':
      return text.explored.wreck;
    case 'altar-stirs':
      return text.altar;
    case 'port-destroyed':
      return text.portDestroyed;
    case 'visit':
      return text.visit;
    case 'enemy-ship':
      return text.appeared;
    case 'enemy-ship-gone':
      return text.gone[event.how];
    case 'awakened':
      return text.awake;
    case 'sank':
      return text.sank;
    case 'fired':
      return text.damage(event.hits);
    case 'enemy-ship-fired':
    case 'elder-fired':
      return text.hits(event.hits);
    case 'node-destroyed':
      return text.node;
    case 'boarded':
      return text.boarded;
    case 'fray':
      return text.fray;
    default:
      return null;
  }
}

/** What happened at one number of the list, in as few words as fit beside it. */
export function captionsOf(events: readonly Event[], text: CaptionsText): readonly string[] {
  const legs = events.filter(isLeg).length;
  const hurt = events.some(({ type }) => type === 'hurt');
  // The wounds say that there was a fray.
  const others = events.flatMap((event) => (hurt && event.type === 'fray' ? [] : (oneOf(event, text) ?? [])));
  return [...(legs > 0 ? [text.sailed(legs)] : []), ...new Set(others)];
}

/** How much was suffered there. */
export function woundsOf(events: readonly Event[]): Readonly<Record<Gem, number>> {
  const of = (gem: Gem): number =>
    events.reduce((sum, event) => sum + (event.type === 'hurt' && event.gem === gem ? event.count : 0), 0);
  return { trauma: of('trauma'), strain: of('strain') };
}
