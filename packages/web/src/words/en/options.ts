import { counter } from '../plural';
import type { OptionsText } from '../screens/options';

const count = counter('en');

export const options: OptionsText = {
  game: 'The game',
  table: 'The table',
  players: { label: 'Players', count: (n) => count(n, { one: '# player', other: '# players' }) },
  characters: {
    label: 'Characters',
    choices: {
      choose: { name: 'Chosen in turn', note: 'Everybody picks one when the game starts.' },
      random: { name: 'At random', note: 'Dealt to you; no waiting.' },
      recommended: { name: 'First-game cast', note: 'The characters that are easiest to begin with.' },
    },
  },
  learning: {
    label: 'Learning game',
    note: 'Full hands at the start, loyalty after everybody’s first turn, no Cultist, and hints as you go.',
  },
  cultist: { label: 'With the Cultist', note: 'A traitor who wants the ship to fail late, not early.' },
  cultistNever: 'Only with four or six players.',
  difficulty: {
    label: 'Difficulty',
    choices: {
      easier: { name: 'Easier', note: 'Every resource starts 2 higher.' },
      normal: { name: 'Normal', note: 'As the rulebook says.' },
      harder: { name: 'Harder', note: 'Every resource starts 2 lower.' },
    },
  },
  bots: {
    label: 'Empty seats',
    choices: {
      none: { name: 'For friends', note: 'They stay open until somebody sits down.' },
      random: { name: 'Drunken sailors', note: 'Bots that do anything legal.' },
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
      correspondence: { name: 'By the day', note: 'Everybody answers when they find the time.' },
    },
  },
  days: (n) => count(n, { one: '# day per decision', other: '# days per decision' }),
  talk: {
    label: 'Talk',
    choices: {
      free: { name: 'Free', note: 'Write whatever you like.' },
      guided: { name: 'Phrases only', note: 'Ready phrases that keep to the secrecy rules.' },
      silent: { name: 'Silent', note: 'Nobody says a word.' },
    },
  },
  listed: {
    label: 'Listed',
    note: 'Everybody who opens this page sees the table. Otherwise only your link leads here.',
  },
  spectators: { label: 'Spectators', note: 'People without a seat may watch. They see only what is open.' },
  takeback: {
    label: 'Taking back',
    note: 'If everybody agrees and nothing was revealed, the last answer can be undone.',
  },
  yes: 'Yes',
  no: 'No',
};
