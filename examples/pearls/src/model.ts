// What the game is made of: 24 cards, divers, and what can happen and be asked.
import type { GameTypes, Rng, Seat } from '@undertow/kernel';

/** 24 cards in four suits, worth 0 to 5. What is worth nothing is a charm. */
export type Card = number;
export const worth = (card: Card): number => card % 6;
export const suit = (card: Card): number => Math.floor(card / 6);
export const isCharm = (card: Card): boolean => worth(card) === 0;

export interface Diver<Hand> {
  hand: Hand;
  pearls: number;
  shells: number;
}

export interface Sea {
  rng: Rng;
  dice?: Rng | undefined;
  rigged?: number[];
  turn: number;
  roll: number;
  /** Who has said that they sell, and so must hold enough for it. */
  seller: Seat | null;
  deck: Card[];
  discard: Card[];
  divers: Diver<Card[]>[];
}

export type Happening =
  | { type: 'turn'; seat: Seat; number: number }
  | { type: 'drew'; seat: Seat; card?: Card }
  | { type: 'rolled'; seat: Seat; roll: number }
  | { type: 'charmed'; seat: Seat; card: Card; roll: number }
  | { type: 'found'; seat: Seat }
  | { type: 'selling'; seat: Seat }
  | { type: 'sold'; seat: Seat; cards: readonly Card[] }
  | { type: 'storm'; toll: readonly (readonly Card[])[]; held: boolean }
  | { type: 'shells'; seats: readonly Seat[] }
  | { type: 'hands'; hands: readonly (readonly Card[])[] }
  | { type: 'won'; seat: Seat };

export interface Pearls extends GameTypes {
  state: Sea;
  options: { seats: number };
  view: Omit<Sea, 'rng' | 'dice' | 'deck' | 'divers'> & { deck: number; divers: Diver<Card[] | number>[] };
  event: Happening;
  kind: 'turn' | 'price' | 'charm' | 'order' | 'bend' | 'toll' | 'share';
  ref: number | 'draw' | 'dive' | 'sell' | { seat: Seat };
  result: Seat;
  belief: never;
}

type Score = Pick<Diver<unknown>, 'pearls' | 'shells'>;

/** Three pearls end the game, or so many turns. */
export const isOver = ({ turn, divers }: { readonly turn: number; readonly divers: readonly Score[] }): boolean =>
  turn >= 24 || divers.some(({ pearls }) => pearls >= 3);

/** Most pearls win, then most shells, then who sits first. */
export function winnerOf(divers: readonly Score[]): Seat {
  const scores = divers.map(({ pearls, shells }) => pearls * 100 + shells);
  return scores.indexOf(Math.max(...scores));
}
