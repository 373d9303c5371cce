import { type Game, type Rng, shuffle, type Viewer } from '@undertow/kernel';
import type { Pearls, Sea } from './model';
import { diver, play, price, richest } from './rules';

export const pearls: Game<Pearls> = {
  id: 'pearls',
  version: 2,
  seats: ({ seats }) => seats,
  setup: ({ seats }, rng) => {
    const deck = shuffle(
      rng,
      Array.from({ length: 24 }, (_, card) => card),
    );
    const divers = Array.from({ length: seats }, () => ({ hand: deck.splice(0, 4), pearls: 0, shells: 0 }));
    return { rng, turn: 0, roll: 0, seller: null, deck, discard: [], divers };
  },
  play,
  view: ({ turn, roll, seller, deck, discard, divers }, viewer) => ({
    turn,
    roll,
    seller,
    deck: deck.length,
    discard: [...discard],
    divers: divers.map((d, seat) => ({ ...d, hand: seat === viewer ? [...d.hand] : d.hand.length })),
  }),
  redeal: (sea: Sea, knower: Viewer, rng: Rng) => {
    const others = sea.divers.filter((_, seat) => seat !== knower);
    const unknown = [...sea.deck, ...others.flatMap(({ hand }) => hand)].sort((a, b) => a - b);
    do {
      const cards = [...shuffle(rng, unknown)];
      for (const other of others) other.hand = cards.splice(0, other.hand.length);
      sea.deck = cards;
    } while (sea.seller !== null && richest(diver(sea, sea.seller).hand) < price);
  },
};
