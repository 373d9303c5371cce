import { isOver } from '@undertow/pearls/model';
import type { FilmPart } from '../../game-page';
import { cut } from './cut';
import type { Pearls } from './play';
import { gameWords } from './words';

export const film: FilmPart<Pearls> = {
  words: [gameWords],
  ...cut,
  nameOf: () => null,
  current: ({ turn, divers }) => turn % divers.length,
  over: isOver,
  rerun: async (record, eyes) => (await import('./rerun')).rerunRecord(record, eyes),
};
