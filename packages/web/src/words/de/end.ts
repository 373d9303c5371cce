import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'So ging es aus',
  notOver: 'Diese Partie läuft noch. Vorher darf niemand ihre Geheimnisse sehen.',
  failed: 'Diese Partie ließ sich nicht laden.',
  replayTruth: 'Aufzeichnung allwissend ansehen',
  replayHidden: 'Aufzeichnung ohne die Wahrheit ansehen',
  record: 'Partie aufheben',
  recordNote:
    'Eine Datei mit dem Zufallskern und jeder Antwort. Damit kann jeder prüfen, dass kein Würfel gezinkt war.',
  again: 'Zurück in den Hafen',
};
