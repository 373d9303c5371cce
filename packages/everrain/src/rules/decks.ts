import { shuffle } from '@undertow/kernel';
import type { Table } from '../model/types';
import type { DeckName } from '../model/view';

/**
 * Draws a card, to lie open until `putAway`, `keep` or `shuffleBack` says where it goes. An empty deck is made anew from
 * its discards (E1.26); where there are none either, there is no card (E1.28).
 */
export function drawFrom(g: Table, name: DeckName): string | null {
  const deck = g.state.decks[name];
  if (deck.draw.length === 0) {
    if (deck.discard.length === 0) {
      g.emit({ type: 'no-card', deck: name });
      return null;
    }
    deck.draw = shuffle(g.state.rng, deck.discard);
    deck.discard = [];
  }
  const card = deck.draw.pop();
  if (card === undefined) return null;
  deck.open.push(card);
  return card;
}

function takeOpen(g: Table, name: DeckName, card: string): void {
  const { open } = g.state.decks[name];
  const at = open.lastIndexOf(card);
  if (at < 0) throw new Error(`${card} does not lie open`);
  open.splice(at, 1);
}

/** An open card goes to the discards (E1.25). */
export function putAway(g: Table, name: DeckName, card: string): void {
  takeOpen(g, name, card);
  g.state.decks[name].discard.push(card);
}

/** An open card has found its place elsewhere: on a ship, with a captain. */
export const keep = takeOpen;

/** A card from a ship lies open while its captain decides where it goes. */
export function layOpen(g: Table, name: DeckName, card: string): void {
  g.state.decks[name].open.push(card);
}

/** A card comes back from a ship to the discards. */
export function discard(g: Table, name: DeckName, card: string): void {
  g.state.decks[name].discard.push(card);
}

/** Open cards go back into their deck, which is shuffled. */
export function shuffleBack(g: Table, name: DeckName, cards: readonly string[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeOpen(g, name, card);
  g.emit({ type: 'shuffled-back', deck: name, cards: [...cards] });
  shuffleIn(g, name, cards);
}

/** Cards that come from a ship go back into their deck, which is shuffled (E6.28). */
export function shuffleIn(g: Table, name: DeckName, cards: readonly string[]): void {
  const deck = g.state.decks[name];
  deck.draw.push(...cards);
  shuffle(g.state.rng, deck.draw);
}
