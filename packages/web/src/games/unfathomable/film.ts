import type { FilmPart } from '../../game-page';
import { characterName } from './people';
import type { Unfathomable } from './play';
import { allKnowing, cut } from './replay/cut';
import { Hands } from './replay/hands';
import { gameWords } from './words/game-words';

export const film: FilmPart<Unfathomable> = {
  words: [gameWords],
  ...cut,
  allKnowing,
  nameOf: characterName,
  current: ({ turn }) => turn.current,
  over: ({ ending }) => ending !== null,
  rerun: async (record, eyes) => (await import('./rerun')).rerunRecord(record, eyes),
  Hands,
};
