import type { Windows } from '../../game-page';
import { gameWords } from './words/game-words';

/** The response windows one can give orders for, by the server's names, with the name the words know them by. */
const WINDOWS = [
  ['before-roll', 'before-roll'],
  ['after-roll', 'after-roll'],
  ['before-check', 'before-check'],
  ['after-total', 'after-total'],
  ['would-be-defeated', 'defeat'],
  ['passenger-would-be-defeated', 'passenger-defeat'],
] as const;

export const windows: Windows = {
  rows: ['before-roll', 'after-roll', 'would-be-defeated', 'passenger-would-be-defeated'],
  kinds: WINDOWS.map(([kind]) => kind),
  name: (wanted) => {
    const known = WINDOWS.find(([kind]) => kind === wanted);
    return known ? gameWords.value.terms.windows[known[1]] : wanted;
  },
};
