import { Match } from '@undertow/kernel';
import { defaultOptions, type Options, unfathomable } from '@undertow/unfathomable';

/** Keilani and Svetlana begin in the Captain's Cabin; all three hold the skills that count there. */
export const CAST: Options = { ...defaultOptions(3), characters: ['keilani', 'svetlana', 'arjun'] };
export const [KEILANI, SVETLANA, ARJUN] = [0, 1, 2];

/** A seed that deals a table with a story: Svetlana begins, and Arjun, who comes next, is the traitor. */
export function seedOfTheStory(): string {
  for (let number = 0; number < 1_000; number++) {
    const seed = `together-${number}`;
    const match = Match.start(unfathomable, CAST, seed);
    if (match.state.turn.current !== SVETLANA) continue;
    for (let [asked] = match.pending; asked?.kind === 'starting-hand'; [asked] = match.pending) {
      match.answer(asked.seat, asked.id, [0, 1, 2]);
    }
    if (match.state.players[ARJUN]?.loyalty.some(({ card }) => card === 'hybrid')) return seed;
  }
  throw new Error('No seed deals this table any more');
}
