import { counter } from '../../../../words/plural';
import type { StoryText } from '../story';

const count = counter('en');

export const story: StoryText = {
  humansWin: 'The humans win',
  deepWins: 'The Deep Ones win',
  won: 'won',
  lost: 'lost',
  crew: 'Who they were',
  human: 'Human to the end',
  traitor: 'Traitor',
  revealedIn: (turn) => `Revealed on turn ${turn}`,
  neverRevealed: 'Never revealed',
  voyage: 'The voyage',
  resources: 'Resources',
  distance: 'Distance travelled',
  goal: 'Goal',
  awakening: 'Awakening',
  monsters: 'Deep Ones and damage',
  inWater: 'Deep Ones in the water',
  aboard: 'Deep Ones aboard',
  damaged: 'Damaged rooms',
  turn: 'Turn',
  asTable: 'Show as a table',
  checks: 'Every skill check',
  noChecks: 'There was no skill check.',
  checkLine: (turn, name) => `Turn ${turn}: ${name}`,
  totalOf: (total, target) => `${total} of ${target}`,
  decreed: 'decided without cards',
  fromDecks: (n) => count(n, { one: '# from the decks', other: '# from the decks' }),
  addedNone: 'Nobody added a card.',
  suspicion: 'Suspicion',
  suspicionHow:
    'What an observer who forgets nothing, and knows only what everybody saw, could have believed: who added how many cards, and which cards turned up. Words and looks do not count here.',
  observer: 'Chance of being a traitor',
  marks: 'What people marked at the end',
  noMarks: 'Nobody made any marks.',
  markedBy: 'Marked by',
};
