import type { Seat } from './decision';
import { type Rng, shuffle } from './random';

// Decks whose cards players can look at. The top is the last in the array; who has seen a card is written on it.

/**
 * A card that lies face down, with one bit for each seat that knows what it is and where. It is put in another's place and
 * never changed, so that copies of a deck share it.
 */
export interface Facedown<C> {
  readonly card: C;
  readonly seen: number;
}

/** The bit of a seat. */
export const bit = (seat: Seat): number => 1 << seat;

/** Whether a seat knows this card. */
export const knows = ({ seen }: { readonly seen: number }, seat: Seat): boolean => (seen & bit(seat)) !== 0;

/** Cards that nobody has seen. */
export const facedown = <C>(cards: readonly C[]): Facedown<C>[] => cards.map((card) => ({ card, seen: 0 }));

/** Who has seen the cards from this place on is said anew. */
export function seeAgain<C>(deck: Facedown<C>[], from: number, seen: (before: number) => number): void {
  for (let i = Math.max(0, from); i < deck.length; i++) {
    const each = deck[i];
    if (!each) continue;
    const now = seen(each.seen);
    if (now !== each.seen) deck[i] = { card: each.card, seen: now };
  }
}

const nobody = (): number => 0;

/** Shuffling makes everybody forget. */
export function shuffleDeck<C>(rng: Rng, deck: Facedown<C>[]): void {
  seeAgain(deck, 0, nobody);
  shuffle(rng, deck);
}

/** The top cards as they lie now, the topmost first. */
export const topOf = <C>(deck: readonly Facedown<C>[], count: number): C[] =>
  count < 1
    ? []
    : deck
        .slice(-count)
        .map(({ card }) => card)
        .reverse();

/** Only this seat sees them. Gives the cards, the topmost first. */
export function lookAtTop<C>(deck: Facedown<C>[], seat: Seat, count: number): C[] {
  if (count < 1) return [];
  seeAgain(deck, deck.length - count, (before) => before | bit(seat));
  return topOf(deck, count);
}

/** Takes one of the top cards out; the others of them go to the bottom, in their order. */
export function putBelow<C>(deck: Facedown<C>[], looked: number, taken: C): void {
  const top = deck.splice(-looked);
  const at = top.findLastIndex(({ card }) => card === taken);
  if (at >= 0) top.splice(at, 1);
  deck.unshift(...top);
}

/** One of the top cards stays on top (or none does); the others go to the bottom. Only who sorts them knows which. */
export function sortTop<C>(deck: Facedown<C>[], looked: number, onTop: C | null, sorter: Seat): void {
  if (deck.length < 2) return;
  // A single card stays or goes in secret, so nobody else can tell any longer how deep the others lie.
  seeAgain(deck, looked === 1 ? 0 : deck.length - looked, (before) => before & bit(sorter));
  const top = deck.splice(-looked);
  const at = onTop === null ? -1 : top.findLastIndex(({ card }) => card === onTop);
  const [kept] = at < 0 ? [] : top.splice(at, 1);
  deck.unshift(...top);
  if (kept) deck.push(kept);
}
