import { defaultOptions } from '@undertow/everrain/options';
import type { Face } from '../../game-page';
import { Scene } from './home/scene';
import type { Everrain } from './play';
import { pageWords } from './words';

export const face: Face<Everrain> = {
  words: [pageWords],
  tagline: () => pageWords.value.face.tagline,
  lead: () => pageWords.value.face.lead,
  facts: () => pageWords.value.face.facts,
  points: () => pageWords.value.face.points,
  starts: () => {
    const { playNow, playNowNote, learn, learnNote } = pageWords.value.face;
    const alone = defaultOptions(1, 'short');
    return [
      { id: 'alone', title: playNow, note: playNowNote, options: alone, seats: 1 },
      { id: 'learn', title: learn, note: learnNote, options: { ...alone, learning: true }, seats: 1 },
    ];
  },
  lesson: () => ({ title: pageWords.value.face.voyage, note: pageWords.value.face.voyageNote }),
  Scene: () => <Scene label={pageWords.value.face.picture} />,
};
