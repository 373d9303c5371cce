import { counter } from '../plural';
import type { FlowText } from '../screens/flow';

const count = counter('en');

export const flow: FlowText = {
  recap: {
    title: 'Since your last move',
    mine: 'My turn',
    close: 'Continue',
    open: 'Since your last move',
    none: 'Nothing has happened since your last move.',
    again: (tab) => `Find it again under “${tab}”`,
    show: 'Since your last move',
    showNote:
      'Before your turn, sums up what the others did and what it changed. The round arrow beside the log opens it again, and so does R.',
    bot: 'bot',
  },
  pace: {
    title: 'Pace',
    paces: {
      steps: { name: 'Step by step', note: 'Waits for you after every step' },
      slow: { name: 'Slow', note: 'Waits for you after every crisis' },
      normal: { name: 'Normal', note: 'Pauses 4 s after a crisis' },
      quick: { name: 'Quick', note: 'Pauses 1.5 s after a crisis' },
      own: { name: 'My turns only', note: 'Skips to your next question' },
    },
    resting: 'A moment to look around',
    goOn: 'Continue',
    forAll: 'The same for everyone',
    setByHost: 'Set by the host',
  },
  keys: {
    title: 'Keys',
    skipLink: 'To the question',
    space: 'Space',
    does: {
      options: 'choose an option',
      enter: 'step through everything that is lit, and choose it',
      space: 'continue, or do nothing; never anything final',
      escape: 'close or clear; never an answer',
      backspace: 'take back your last answer',
      recap: 'since your last move',
      decks: 'decks',
      log: 'log',
      talk: 'talk',
      role: 'your role',
      pause: 'pause the table',
      menu: 'table menu',
      zoom: 'closer, further, all of it',
      help: 'this list',
    },
  },
  menu: {
    pause: 'Pause',
    goOn: 'Resume',
    forAll: 'for everyone',
    takeBackAlone: 'as long as nothing new is known',
    takeBackAsked: 'if the others agree',
    beside: 'beside the table',
    botForMe: 'Bot for me',
    botForMeNote: 'return at any time',
    leaveNote: 'keep your seat or give it up',
    leaveHow: 'A bot plays on for you. Your seat stays yours: come back from the home screen or with your own link.',
    leaveKept: 'Leave and keep the seat',
    houseRules: 'House rules in force',
    connected: 'Connected',
    watching: (n) => (n === 0 ? '' : count(n, { one: '# watching', other: '# watching' })),
    keysHint: 'Keys: ? shows them all.',
    heldBy: (name) => `${name} has paused the table.`,
  },
  call: {
    ask: 'Should this browser call you when it is your move and you are looking elsewhere?',
    yes: 'Yes, call me',
    no: 'No',
    move: 'It is your move',
  },
};
