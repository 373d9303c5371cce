import type { GameKit } from '@undertow/kit';
import { tell } from '@undertow/language';
import { bots } from './bots';
import { problemsIn } from './conserved';
import { pearls } from './game';
import { hosting } from './hosting';
import type { Pearls } from './model';
import { tournament } from './tournament';
import { trial } from './trial';
import { WORDS } from './words/all';

/** The game as a whole. */
export const pearlsKit: GameKit<Pearls> = {
  game: pearls,
  hosting,
  bots,
  trial,
  tournament,
  invariant: problemsIn,
  words: {
    cards: (code) => ({
      cards: Array.from({ length: 24 }, (_, card) => ({
        id: `card:${card}`,
        kind: 'card',
        name: WORDS[code].card(card),
        text: WORDS[code].cardText(card),
        mood: '',
        copies: 1,
        origin: 'own',
      })),
      kinds: { card: WORDS[code].title },
      origins: {},
    }),
    teller: (code) => {
      const { log } = WORDS[code];
      const told = { seat: (seat: number) => ({ name: `${seat + 1}`, you: false, gender: 'n' as const }) };
      return (event) => ({ text: tell(log, event.type, event, told), turn: event.type === 'turn' });
    },
  },
};
