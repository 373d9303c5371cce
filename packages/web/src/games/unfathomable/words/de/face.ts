import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'Verborgene Verräter auf einem Dampfer, in deinem Browser.',
  lead: 'Wir schreiben das Jahr 1913. Etwas folgt der S.S. Atlantica unter Wasser, und an Bord helfen ihm einige. Spiel Abgrundtief mit Freunden oder gegen Bots; die Seite kennt jede Regel.',
  facts: ['3 bis 6 Personen', 'verborgene Verräter', 'etwa 2 Stunden'],
  playNow: 'Gleich spielen',
  playNowNote: 'Ein Klick: Bots nehmen die anderen Plätze ein',
  learn: 'Lernpartie',
  learnNote: 'Eine ganze Partie mit Tipps und Rat',
  voyage: 'Erste Fahrt',
  voyageNote: 'Zehn Minuten mit einer Lotsin an deiner Seite: Hier fängst du an',
  points: [
    {
      title: 'Haltet das Schiff über Wasser',
      text: 'Steuern, kämpfen, heizen, beten: Vier Anzeiger dürfen nicht auf null fallen, ehe das Schiff am Ziel ist.',
    },
    {
      title: 'Trau niemandem',
      text: 'Alle tragen verdeckt Karten bei. Wenn eine Probe misslingt, hat das jemand gewollt. Oder war es Zufall?',
    },
    {
      title: 'Ohne Regelheft',
      text: 'Was du tun kannst, leuchtet; was nicht geht, sagt dir, warum. Jede Regel ist einen Klick entfernt.',
    },
  ],
  picture: 'Ein Dampfer mit erleuchteten Fenstern auf dem nächtlichen Meer. Darunter zwei Augen.',
};
