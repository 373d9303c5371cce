import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'So ging es aus',
  notOver: 'Diese Partie läuft noch. Bis sie zu Ende ist, darf niemand ihre Geheimnisse sehen.',
  failed: 'Diese Partie ließ sich nicht laden.',
  replayTruth: 'Aufzeichnung mit allen Geheimnissen ansehen',
  replayHidden: 'Aufzeichnung ohne Geheimnisse ansehen',
  record: 'Partie speichern',
  recordNote:
    'Eine Datei mit dem Startwert des Zufalls und allen Antworten. Damit lässt sich nachprüfen, dass kein Würfel gezinkt war.',
  again: 'Zurück in den Hafen',
  won: 'Gewonnen',
  lost: 'Verloren',
  rematch: 'Revanche',
};
