import { counter } from '../plural';
import type { HomeText } from '../screens/home';

const count = counter('en');

export const home: HomeText = {
  tagline: 'Hidden traitors on a steamship, in your browser.',
  lead: 'It is 1913. Something follows the SS Atlantica from below, and some of those aboard are helping it. Play Unfathomable with friends or against bots; the page knows every rule.',
  playNow: 'Play now',
  playNowNote: 'One click: bots take the other seats',
  learn: 'Learning game',
  learnNote: 'A first voyage, explained as you go',
  casting: 'Casting off…',
  failed: 'The server could not be reached. Please try again.',
  create: 'Create a table',
  createNote: 'Choose how you want to play, then send your friends the link.',
  createButton: 'Open the table',
  createAndInvite: 'You can still change everything in the lobby, until the game starts.',
  join: 'Join by link',
  joinNote: 'Somebody sent you a link or the code of a table? Paste it here.',
  joinField: 'Link or code',
  joinButton: 'Join',
  joinBad: 'This is neither the link nor the code of a table.',
  mine: 'Your tables',
  goOn: 'Go on',
  story: 'How it went',
  watchReplay: 'Replay',
  forget: (table) => `Forget “${table}” on this device`,
  open: 'Open tables',
  noOpen: 'No open table right now. Create one: it takes a minute.',
  openSeats: (open, all) => `${count(open, { one: '# free seat', other: '# free seats' })} of ${all}`,
  sitDown: 'Sit down',
  watch: 'Watch',
  replay: 'Watch a replay',
  replayNote: 'Open the record file of a finished game. It stays on your device.',
  replayFile: 'Choose a record file',
  status: { lobby: 'in the lobby', playing: 'under way', over: 'over' },
  yourName: 'Your name',
  defaultName: 'Passenger',
  tableName: 'Name of the table',
  defaultTable: (name) => `${name}’s table`,
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
      text: 'What you can do lights up, what you cannot do says why. Every rule is one tap away.',
    },
  ],
  howTo: 'How to play, in ten minutes',
  picture: 'A steamship with lit windows on the night sea. Below it, two eyes.',
  note: 'Undertow is an independent project. It is not affiliated with the publisher of the board game.',
};
