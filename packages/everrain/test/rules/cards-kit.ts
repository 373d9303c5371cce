import type { CardOption, EventCard, Resolution } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import type { EventDeck } from '../../src/content/ids';
import { PLAIN, type Scene } from '../../src/testkit';
import { at, chart } from './sea-kit';

/** On an island of the start tile. */
export const ISLAND = at(5, 4);

const holm = (cards: readonly EventCard[]) => chart({ 12: '.I....' }, { cards: [...PLAIN.cards, ...cards] });

/** Somebody in the dinghy, on an island; these cards are in the box, the first of an expedition on top of its deck. */
export function onIsland(cards: readonly EventCard[] = [], more: Partial<Scene> = {}): Scene {
  const top = cards.filter(({ deck, story }) => deck === 'expedition' && !story).map(({ id }) => id);
  return {
    captains: [{ hex: ISLAND, crew: [{ at: { slot: 1, space: 0 } }, { at: 4 }] }],
    ...holm(cards),
    options: { exhaustive: false },
    decks: { expedition: top.slice(0, 1) },
    ...more,
  };
}

/** At sea, with this on top of the sea deck. */
export function atSea(cards: readonly EventCard[], more: Partial<Scene> = {}): Scene {
  const top = cards.filter(({ deck, story }) => deck === 'sea' && !story).map(({ id }) => id);
  return {
    captains: [{}],
    content: { cards: [...PLAIN.cards, ...cards] },
    decks: { sea: top.slice(0, 1) },
    ...more,
  };
}

const card = (id: string, deck: EventDeck, resolution: Resolution): EventCard => ({ id, deck, resolution });

export const direct = (id: string, deck: EventDeck, effect: Effect): EventCard =>
  card(id, deck, { type: 'direct', effect });

export const choice = (id: string, deck: EventDeck, ...options: readonly CardOption[]): EventCard =>
  card(id, deck, { type: 'choice', options });

export const tested = (id: string, deck: EventDeck, success: Effect, failure: Effect): EventCard =>
  card(id, deck, { type: 'test', value: 'island', success, failure });
