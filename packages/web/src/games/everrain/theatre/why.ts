import type { Event, View } from '@undertow/everrain';
import { DECK } from '@undertow/everrain/content/ship';
import { gameWords, pageWords } from '../words';

/** Zones along the ropes from one to the other. */
function zonesBetween(from: number, to: number): number {
  const far = new Map([[from, 0]]);
  for (const [zone, steps] of far) {
    if (zone === to) return steps;
    for (const next of DECK[zone]?.next ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return 0;
}

/** Why the enemies do what is being told: the reason, not the deed. Empty where there is none to give. */
export function whyOf(event: Event, view: View, nameOf: (seat: number) => string): string {
  const { why } = pageWords.value.theatre;
  const { faces } = gameWords.value.terms;
  switch (event.type) {
    case 'enemy-acts':
      return why.rolls;
    case 'pair':
      return why.pair(faces[event.from], faces[event.to]);
    case 'omen-ability':
      return why.ability;
    case 'enemy-moved': {
      if (event.toward === null) return why.node;
      const crew = view.captains[event.seat]?.crew.find(({ id }) => id === event.toward);
      if (crew?.place.is !== 'deck' || event.from >= DECK.length) return '';
      return why.seeks(gameWords.value.sourceName(`crew:${crew.board}`), zonesBetween(event.from, crew.place.zone));
    }
    case 'fray':
      return event.by === 'enemy' ? why.strikes : '';
    case 'node-destroyed':
      return event.why.startsWith('enemy:') ? why.breaks(event.zone) : '';
    case 'storm-moved':
      return why.storm(event.roll);
    case 'enemy-ship-acts':
      return event.target === null ? why.bound : why.hunts(nameOf(event.target));
    case 'agenda':
      return event.why === 'agenda' ? why.agenda : '';
    case 'discovery':
      return event.why === 'agenda' ? why.discovery : '';
    default:
      return '';
  }
}
