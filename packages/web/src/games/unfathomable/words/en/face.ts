import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'Hidden traitors on a steamship, in your browser.',
  lead: 'It is 1913. Something follows the SS Atlantica from below, and some of those aboard are helping it. Play Unfathomable with friends or against bots; the page knows every rule.',
  facts: ['3 to 6 players', 'hidden traitors', 'about 2 hours'],
  playNow: 'Play now',
  playNowNote: 'One click: bots take the other seats',
  learn: 'Learning game',
  learnNote: 'A whole game with hints and advice',
  voyage: 'First voyage',
  voyageNote: 'Ten minutes with a pilot beside you: the place to begin',
  points: [
    {
      title: 'Keep her afloat',
      text: 'Steer, fight, stoke and pray: four dials must not reach zero before the ship comes home.',
    },
    {
      title: 'Trust nobody',
      text: 'Everybody adds cards facedown. When a check fails, somebody wanted it to. Or was it chance?',
    },
    {
      title: 'No rulebook needed',
      text: 'What you can do lights up; what you cannot do tells you why. Every rule is one tap away.',
    },
  ],
  picture: 'A steamship with lit windows on the night sea. Below it, two eyes.',
};
