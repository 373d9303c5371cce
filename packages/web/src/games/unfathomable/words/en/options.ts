import { counter } from '../../../../words/plural';
import type { OptionsText } from '../options';

const count = counter('en');

export const options: OptionsText = {
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
};
