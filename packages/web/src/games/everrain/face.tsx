import { defaultOptions } from '@undertow/everrain/options';
import type { Face } from '../../game-page';
import { Scene } from './home/scene';
import type { Everrain } from './play';
import { faceText } from './words/face';

export const face: Face<Everrain> = {
  words: [faceText],
  tagline: () => faceText.value.tagline,
  lead: () => faceText.value.lead,
  facts: () => faceText.value.facts,
  points: () => faceText.value.points,
  starts: () => {
    const { playNow, playNowNote, learn, learnNote } = faceText.value;
    const alone = defaultOptions(1, 'short');
    return [
      { id: 'alone', title: playNow, note: playNowNote, options: alone, seats: 1 },
      { id: 'learn', title: learn, note: learnNote, options: { ...alone, learning: true }, seats: 1 },
    ];
  },
  lesson: () => ({ title: faceText.value.voyage, note: faceText.value.voyageNote }),
  Scene: () => <Scene label={faceText.value.picture} />,
};
