import type { Flow, Game, Rng, Seat, Viewer } from '../src';
import { askOne, pick, shuffle } from '../src';

// A game of nothing but secrets kept in turn: whoever is on turn looks at the two top cards of a deck and puts one of them
// back on top, unseen by the others.

interface Facedown {
  readonly card: number;
  /** Who knows what lies here, one bit for each seat. */
  seen: number;
}

export interface Memory {
  state: { rng: Rng; turn: number; deck: Facedown[] };
  options: { seats: number };
  view: { turn: number; known: readonly (number | null)[] };
  event: { type: 'sorted'; seat: Seat };
  kind: 'sort';
  ref: number;
  result: Seat;
  belief: never;
}

/** Either others forget the cards that were sorted, or their memory follows the cards in secret. */
export const memory = (othersForget: boolean): Game<Memory> => ({
  id: 'memory',
  version: 1,
  seats: ({ seats }) => seats,
  setup: (_, rng) => ({ rng, turn: 0, deck: [0, 1, 2, 3, 4, 5].map((card) => ({ card, seen: 0 })) }),
  play: function* ({ state, checkpoint, emit }): Flow<Seat> {
    for (; state.turn < 12; state.turn++) {
      checkpoint();
      const seat = state.turn % 3;
      for (const each of state.deck.slice(-2)) each.seen |= 1 << seat;
      const kept = yield* askOne(seat, () => ({
        kind: 'sort',
        options: state.deck.slice(-2).map(({ card }) => ({ ref: card })),
        rule: '1',
      }));
      const top = state.deck.splice(-2);
      if (othersForget) for (const each of top) each.seen = 1 << seat;
      state.deck.unshift(...top.filter(({ card }) => card !== kept));
      state.deck.push(...top.filter(({ card }) => card === kept));
      emit({ type: 'sorted', seat });
    }
    return pick(state.rng, [0, 1, 2]);
  },
  view: ({ turn, deck }, viewer) => ({
    turn,
    known: deck.map(({ card, seen }) => (viewer !== 'spectator' && (seen & (1 << viewer)) !== 0 ? card : null)),
  }),
  redeal: ({ deck }, viewer: Viewer, rng: Rng) => {
    const unknown = deck.filter(({ seen }) => viewer === 'spectator' || (seen & (1 << viewer)) === 0);
    const cards = shuffle(
      rng,
      unknown.map(({ card }) => card),
    );
    for (const each of unknown) {
      const card = cards.pop();
      if (card !== undefined) deck[deck.indexOf(each)] = { card, seen: each.seen };
    }
  },
});
