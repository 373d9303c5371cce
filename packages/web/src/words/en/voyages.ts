import { counter } from '../plural';
import type { VoyagesText } from '../screens/voyages';

const count = counter('en');

export const voyages: VoyagesText = {
  title: 'My voyages',
  note: 'The games you have finished on this device. Nobody else sees them.',
  none: 'You have not finished a game on this device yet.',
  byGame: 'Game',
  bySide: 'Side',
  byRole: 'Character',
  played: 'Played',
  won: 'Won',
  win: 'won',
  loss: 'lost',
  story: 'How it went',
  move: 'Take them with you',
  moveNote: 'There is no account: a file carries your voyages to another device.',
  save: 'Save as a file',
  bring: 'Load a file',
  brought: (n) => count(n, { one: '# voyage added.', other: '# voyages added.' }),
};
