import type { Options } from '@undertow/unfathomable';
import type { Face } from '../../game-page';
import { Scene } from './home/scene';
import { plainOptions } from './lobby/options';
import type { Unfathomable } from './play';
import { faceText } from './words/face';

const QUICK: Options = { ...plainOptions(5), characters: 'random' };
const FIRST: Options = { ...plainOptions(4), characters: 'recommended', learning: true, cultist: false };

export const face: Face<Unfathomable> = {
  words: [faceText],
  tagline: () => faceText.value.tagline,
  lead: () => faceText.value.lead,
  facts: () => faceText.value.facts,
  points: () => faceText.value.points,
  starts: () => {
    const { playNow, playNowNote, learn, learnNote } = faceText.value;
    return [
      { id: 'quick', title: playNow, note: playNowNote, options: QUICK, seats: QUICK.players },
      { id: 'learn', title: learn, note: learnNote, options: FIRST, seats: FIRST.players },
    ];
  },
  lesson: () => ({ title: faceText.value.voyage, note: faceText.value.voyageNote }),
  Scene: ({ whole }) => <Scene label={faceText.value.picture} whole={whole} />,
};
