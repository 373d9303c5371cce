import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'It has rained for as long as anybody can remember.',
  lead: 'One to four captains on a sea that grows as they sail it. Hire a crew, learn what the others must not learn first, and mind what sleeps below.',
  facts: ['1 to 4 captains', 'together against the sea', '40 minutes to a whole evening'],
  points: [
    { title: 'Together', text: 'All captains win or all are lost. Every ship lies open to everybody.' },
    { title: 'Stories', text: 'More than a hundred small scenes, and what follows stays sealed until you choose.' },
    { title: 'Alone', text: 'A Sunday, a lantern and one ship are enough.' },
  ],
  playNow: 'Sail alone now',
  playNowNote: 'A short voyage, one captain',
  learn: 'Learning voyage',
  learnNote: 'A whole short voyage with hints and advice',
  voyage: 'First voyage',
  voyageNote: 'Ten minutes, led step by step',
  picture: 'A sailing ship with one lantern in slate-green rain',
};
