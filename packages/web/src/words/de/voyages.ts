import { counter } from '../plural';
import type { VoyagesText } from '../screens/voyages';

const count = counter('de');

export const voyages: VoyagesText = {
  title: 'Meine Reisen',
  note: 'Die Spiele, die du auf diesem Gerät beendet hast. Niemand sonst sieht sie.',
  none: 'Auf diesem Gerät hast du noch kein Spiel beendet.',
  byGame: 'Spiel',
  bySide: 'Seite',
  byRole: 'Figur',
  played: 'Gespielt',
  won: 'Gewonnen',
  win: 'gewonnen',
  loss: 'verloren',
  story: 'So ging es aus',
  move: 'Mitnehmen',
  moveNote: 'Es gibt kein Konto: Eine Datei bringt deine Reisen auf ein anderes Gerät.',
  save: 'Als Datei speichern',
  bring: 'Datei einlesen',
  brought: (n) => count(n, { one: '# Reise dazugekommen.', other: '# Reisen dazugekommen.' }),
};
