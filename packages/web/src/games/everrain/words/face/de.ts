import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'Es regnet länger, als sich irgendjemand erinnern kann.',
  lead: 'Ein bis vier Kapitäne auf einem Meer, das wächst, während sie es befahren. Heuert eine Crew an, erfahrt, was die anderen nicht zuerst erfahren dürfen, und hütet euch vor dem, was unten schläft.',
  facts: ['1 bis 4 Kapitäne', 'gemeinsam gegen das Meer', '40 Minuten bis ein ganzer Abend'],
  points: [
    {
      title: 'Gemeinsam',
      text: 'Alle Kapitäne gewinnen, oder alle sind verloren. Jedes Schiff liegt offen vor allen.',
    },
    {
      title: 'Geschichten',
      text: 'Mehr als hundert kleine Szenen, und was folgt, bleibt versiegelt, bis du wählst.',
    },
    { title: 'Allein', text: 'Ein Sonntag, eine Laterne und ein Schiff genügen.' },
  ],
  playNow: 'Jetzt allein segeln',
  playNowNote: 'Eine kurze Fahrt, ein Kapitän',
  learn: 'Lernfahrt',
  learnNote: 'Eine ganze kurze Fahrt mit Tipps und Rat',
  voyage: 'Erste Fahrt',
  voyageNote: 'Zehn Minuten, Schritt für Schritt geführt',
  picture: 'Ein Segelschiff mit einer Laterne in schiefergrünem Regen',
};
