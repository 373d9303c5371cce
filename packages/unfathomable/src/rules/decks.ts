import { type Seat, shuffle } from '@undertow/kernel';
import type { Facedown, LookedDeck } from '../model/state';
import type { Table } from '../model/types';
import { bit } from './query';

// Decks whose cards players can look at. The top is the last in the array; who has seen a card is written on it.

export const facedown = <C>(cards: readonly C[]): Facedown<C>[] => cards.map((card) => ({ card, seen: 0 }));

/** Shuffling makes everybody forget. */
export function shuffleDeck<C>(g: Table, deck: Facedown<C>[]): void {
  for (const card of deck) card.seen = 0;
  shuffle(g.state.rng, deck);
}

/** Only the looking player sees them (1.7). Gives the cards, the topmost first. */
export function lookAtTop<C extends string>(
  g: Table,
  seat: Seat,
  deck: LookedDeck,
  cards: Facedown<C>[],
  count: number,
): C[] {
  const top = cards.slice(-count).reverse();
  for (const each of top) each.seen |= bit(seat);
  const faces = top.map(({ card }) => card);
  if (faces.length > 0) {
    const { length } = faces;
    g.emitSecretly(
      [seat],
      { type: 'looked', seat, deck, count: length, cards: faces },
      { type: 'looked', seat, deck, count: length },
    );
  }
  return faces;
}

/** Takes one of the top cards out; the others of them go to the bottom. */
export function putBelow<C>(deck: Facedown<C>[], looked: number, taken: C): void {
  const top = deck.splice(-looked);
  const at = top.findLastIndex(({ card }) => card === taken);
  top.splice(at, 1);
  deck.unshift(...top);
}

/** One of the top cards stays on top (or none does); the others go to the bottom. Only who sorts them knows which (1.7). */
export function sortTop<C>(deck: Facedown<C>[], looked: number, onTop: C | null, sorter: Seat): void {
  if (deck.length < 2) return;
  // A single card stays or goes in secret, so nobody else can tell any longer how deep the others lie.
  for (const card of looked === 1 ? deck : deck.slice(-looked)) card.seen &= bit(sorter);
  const top = deck.splice(-looked);
  const at = onTop === null ? -1 : top.findLastIndex(({ card }) => card === onTop);
  const [kept] = at < 0 ? [] : top.splice(at, 1);
  deck.unshift(...top);
  if (kept) deck.push(kept);
}

/** The top cards as they lie now, the topmost first. */
export const topOf = <C>(deck: readonly Facedown<C>[], count: number): C[] =>
  deck
    .slice(-count)
    .map(({ card }) => card)
    .reverse();
