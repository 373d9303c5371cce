import { describe, expect, test } from 'vitest';
import { facedown, knows, lookAtTop, putBelow, seedRng, shuffleDeck, sortTop, topOf } from '../src';

const deck = () => facedown(['bottom', 'low', 'middle', 'high', 'top']);
const known = (cards: ReturnType<typeof deck>, seat: number) =>
  cards.filter((card) => knows(card, seat)).map(({ card }) => card);

describe('a deck that remembers who has seen what', () => {
  test('gives the topmost first, and nothing when nothing is asked for', () => {
    expect(topOf(deck(), 2)).toEqual(['top', 'high']);
    expect(topOf(deck(), 0)).toEqual([]);
    expect(lookAtTop(deck(), 0, 0)).toEqual([]);
  });

  test('is known only to those who looked', () => {
    const cards = deck();
    expect(lookAtTop(cards, 1, 2)).toEqual(['top', 'high']);
    expect(known(cards, 1)).toEqual(['high', 'top']);
    expect(known(cards, 0)).toEqual([]);
  });

  test('is forgotten by everybody when it is shuffled', () => {
    const cards = deck();
    lookAtTop(cards, 1, 5);
    shuffleDeck(seedRng('a'), cards);
    expect(known(cards, 1)).toEqual([]);
    expect(topOf(cards, 5).sort()).toEqual(['bottom', 'high', 'low', 'middle', 'top']);
  });

  test('loses the card taken from the top; the others looked at go below in their order', () => {
    const cards = deck();
    putBelow(cards, 3, 'high');
    expect(topOf(cards, 4)).toEqual(['low', 'bottom', 'top', 'middle']);
  });

  test('sorted in secret, is known to nobody but the sorter where it was touched', () => {
    const cards = deck();
    lookAtTop(cards, 0, 4);
    lookAtTop(cards, 1, 2);
    sortTop(cards, 2, 'high', 1);
    expect(topOf(cards, 5)).toEqual(['high', 'middle', 'low', 'bottom', 'top']);
    expect(known(cards, 1)).toEqual(['top', 'high']);
    expect(known(cards, 0)).toEqual(['low', 'middle']);
  });

  test('with a single card that stays or goes, is known to nobody else at all', () => {
    const cards = deck();
    lookAtTop(cards, 0, 5);
    lookAtTop(cards, 1, 1);
    sortTop(cards, 1, null, 1);
    expect(topOf(cards, 1)).toEqual(['high']);
    expect(known(cards, 0)).toEqual([]);
    expect(known(cards, 1)).toEqual(['top']);
  });
});

test('a copy of a deck knows nothing of what is done with the deck', () => {
  const deck = facedown(['a', 'b', 'c', 'd']);
  const copy = deck.slice();
  lookAtTop(deck, 1, 3);
  const looked = deck.slice();
  sortTop(deck, 2, null, 0);
  shuffleDeck(seedRng('again'), deck);
  expect(copy.map(({ card, seen }) => `${card}${seen}`)).toEqual(['a0', 'b0', 'c0', 'd0']);
  expect(looked.map(({ card, seen }) => `${card}${seen}`)).toEqual(['a0', 'b2', 'c2', 'd2']);
});
