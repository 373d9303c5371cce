// What a voyage offered, and what of it was used: services, orders, upgrades and kinds of treasure.
import type { Event, Ref } from '@undertow/everrain';
import type { Catalogue } from '@undertow/everrain/catalogue';
import type { Decision } from '@undertow/kernel';
import { isAsked } from './officer/asked';
import { HANDLERS } from './officer/handlers';

/** What could be done, and what was done, at least once each. */
export interface Uses {
  readonly offered: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/** What was done, by the event that tells it. */
function useOf(event: Event, content: Catalogue): string | null {
  switch (event.type) {
    case 'service':
      return `service ${event.service}`;
    case 'order':
      return `order ${event.fleeting ? 'fleeting' : event.as}`;
    case 'installed':
      return `upgrade ${event.upgrade}`;
    case 'treasure': {
      const isSpent = event.how === 'sold' || event.how === 'used' || event.how === 'handed-in';
      return isSpent ? `treasure ${content.treasure(event.treasure).kind}` : null;
    }
    default:
      return null;
  }
}

/** What an option would be the use of. */
function offerOf(ref: Ref, content: Catalogue): string | null {
  switch (ref.is) {
    case 'send':
    case 'again':
      return `service ${ref.service}`;
    case 'order':
      return `order ${ref.fleeting ? 'fleeting' : ref.as}`;
    case 'upgrade':
      return `upgrade ${ref.upgrade}`;
    case 'treasure':
    case 'use-treasure':
      return `treasure ${content.treasure(ref.treasure).kind}`;
    default:
      return null;
  }
}

/** Counts what captains are asked and what they do. */
export function usesOf(content: Catalogue): Uses & { asked(decision: Decision): void; heard(event: Event): void } {
  const offered = new Set<string>();
  const used = new Set<string>();
  return {
    offered,
    used,
    asked: (decision) => {
      if (!isAsked(decision, HANDLERS)) return;
      for (const { ref } of decision.options) {
        const offer = offerOf(ref, content);
        if (offer !== null) offered.add(offer);
      }
    },
    heard: (event) => {
      const use = useOf(event, content);
      if (use === null) return;
      offered.add(use);
      used.add(use);
    },
  };
}
