import { counter } from '../../../../words/plural';
import type { OptionsText } from '../options';

const count = counter('de');

export const options: OptionsText = {
  players: { label: 'Spielerzahl', count: (n) => count(n, { one: '# Spieler', other: '# Spieler' }) },
  characters: {
    label: 'Charaktere',
    choices: {
      choose: { name: 'Reihum gewählt', note: 'Zu Beginn suchen sich alle einen aus.' },
      random: { name: 'Zufällig', note: 'Werden zugeteilt, ohne Wartezeit.' },
      recommended: {
        name: 'Für die erste Partie',
        note: 'Die Charaktere, mit denen der Einstieg am leichtesten fällt.',
      },
    },
  },
  learning: {
    label: 'Lernpartie',
    note: 'Volle Starthand, Loyalität erst, wenn alle einmal am Zug waren, kein Kultist und Tipps unterwegs.',
  },
  cultist: { label: 'Mit dem Kultisten', note: 'Ein Verräter, der das Schiff spät scheitern sehen will, nicht früh.' },
  cultistNever: 'Nur zu viert oder zu sechst.',
  difficulty: {
    label: 'Schwierigkeit',
    choices: {
      easier: { name: 'Leichter', note: 'Jede Ressource beginnt um 2 höher.' },
      normal: { name: 'Normal', note: 'Wie in den Regeln.' },
      harder: { name: 'Schwerer', note: 'Jede Ressource beginnt um 2 niedriger.' },
    },
  },
};
