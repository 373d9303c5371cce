import { counter } from '../plural';
import type { HomeText } from '../screens/home';

const count = counter('en');

export const home: HomeText = {
  house: 'Horrors at sea, in your browser',
  casting: 'Casting off…',
  create: 'Create a table',
  createNote: 'Choose how you want to play, then send your friends the link.',
  createButton: 'Open the table',
  createAndInvite: 'You can still change everything in the lobby, until the game starts.',
  join: 'Join by link',
  joinNote: 'Has somebody sent you a link or a table’s code? Paste it here.',
  joinField: 'Link or code',
  joinButton: 'Join',
  joinBad: 'This is neither a table’s link nor its code.',
  mine: 'Your tables',
  goOn: 'Continue',
  story: 'How it went',
  watchReplay: 'Replay',
  forget: (table) => `Forget “${table}” on this device`,
  forgetSeat:
    'This device will forget your seat. The table stays and waits for you, but only this link will bring you back. Keep it.',
  forgetOver: 'Only the shortcut is lost. The story stays here:',
  ownLink: 'Your own link',
  keep: 'Keep the seat',
  forgetSure: 'Forget it on this device',
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
  howTo: 'How to play, in ten minutes',
  note: 'Undertow is an independent project. It is not affiliated with the publishers of the board games.',
};
