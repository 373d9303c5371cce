import { defaultOptions, type Options, type State } from '@undertow/everrain';
import { content } from '@undertow/everrain/content';
import { game } from '@undertow/everrain/kit';
import { arrange } from '@undertow/everrain/scene';
import { seedRng } from '@undertow/kernel';

export const SEED = 'first voyage';
export const ALONE: Options = { ...defaultOptions(1, 'short'), firstPlayer: 0, boarding: false, exhaustive: false };

/** The crew by their numbers. */
export const [ISBET, TAM, PELL] = [10, 11, 12];

/** The Stag two hexes off an island, a thing on her stern that nobody has seen come aboard, four clues in the log. */
export function start(): State {
  const state = game.setup(ALONE, seedRng(SEED));
  arrange(
    {
      captains: [
        {
          hex: 72,
          facing: 0,
          coin: 20,
          clues: 4,
          crew: [
            { board: 'isbet-coyle', at: 6 },
            { board: 'tam-ferrow', at: { slot: 0, space: 0 } },
            { board: 'pell-hathersage', at: { slot: 0, space: 1 } },
          ],
          enemies: [{ kind: 'tallowman', at: 9 }],
        },
      ],
      map: { 12: 'ribs-of-the-annie' },
      stack: ['under-the-stair'],
      decks: { expedition: ['the-early-echo'] },
      dice: [
        'move', // the thing on the stern looks for somebody,
        'move', // and finds Tam in the crow's nest
        'enemy-omen',
        'hit', // Tam and Isbet together
        'hit',
        'attack-omen',
        'evade',
        'damage', // it strikes back
        'move',
        8, // what is found on it: five coins
      ],
    },
    content,
    state,
  );
  return state;
}
