import { counter } from '../plural';
import type { OptionsText } from '../screens/options';

const count = counter('en');

export const options: OptionsText = {
  game: 'The game',
  table: 'The table',
  bots: {
    label: 'Empty seats',
    choices: {
      none: { name: 'For friends', note: 'They stay open until somebody sits down.' },
      random: { name: 'Drunken sailors', note: 'Bots that do anything the rules allow.' },
      officer: { name: 'Officers', note: 'Quick bots that play sensibly and lie a little.' },
      admiral: { name: 'Admirals', note: 'Bots that think ahead and remember everything.' },
    },
  },
  clock: {
    label: 'Clock',
    choices: {
      off: { name: 'No clock', note: 'Take your time.' },
      relaxed: { name: 'Relaxed', note: '2 minutes per decision, 10 in reserve.' },
      quick: { name: 'Quick', note: '30 seconds per decision, 3 minutes in reserve.' },
      correspondence: { name: 'Day by day', note: 'Everybody answers when they find the time.' },
    },
  },
  days: (n) => count(n, { one: '# day per decision', other: '# days per decision' }),
  talk: {
    label: 'Talk',
    choices: {
      free: { name: 'Free', note: 'Write whatever you like.' },
      guided: { name: 'Phrases only', note: 'Ready-made phrases that keep to the secrecy rules.' },
      silent: { name: 'Silent', note: 'Nobody says a word.' },
    },
  },
  listed: {
    label: 'Listed',
    note: 'Everybody who opens this page sees the table. Otherwise only your link leads here.',
  },
  spectators: { label: 'Spectators', note: 'People without a seat may watch. They see only what is public.' },
  takeback: {
    label: 'Takebacks',
    note: 'If everybody agrees and nothing was revealed, the last answer can be undone.',
  },
  yes: 'Yes',
  no: 'No',
};
