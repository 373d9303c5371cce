import type { OurElder } from '../../../content/elders';
import type { OurEnemyShip } from '../../../content/enemy-ships';
import { bare, described, type GermanNamed, noun } from '../nouns';

/** Ships are women. */
export const enemyShips: Readonly<Record<OurEnemyShip, GermanNamed>> = {
  'widows-due': noun(
    'f',
    'Witwensteuer',
    'Schwarzer Rumpf, schwarze Segel, und an der Reling eine Reihe gefalteter Mäntel.',
  ),
  'cold-harvest': described(
    'f',
    'Kalt',
    'Ernte',
    'Ein Fischkutter, die Netze draußen, und was sie gefangen hat, schaut zurück.',
  ),
  'late-ark': described('f', 'Spät', 'Arche', 'Von allem gingen zwei an Bord. Von allem ist eines übrig.'),
  'the-lament': noun('f', 'Totenklage', 'Man hört sie, bevor man sie sieht, und hört sie noch, wenn sie fort ist.'),
  'saint-of-gulls': noun('f', 'Möwenheilige', 'Weiß vom Kiel bis zum Flaggenknopf. Das Weiß bewegt sich.', {
    dat: 'Möwenheiligen',
  }),
  'the-ledger': described(
    'f',
    'Offen',
    'Rechnung',
    'Sie kommt wegen der Schulden. Sie hat das Datum, und sie hat die Summe.',
  ),
};

/** In sentences an Elder One goes by its name alone. */
export const elders: Readonly<Record<OurElder, GermanNamed>> = {
  'drowned-bell': bare(
    'f',
    'Umbrel, die Ertrunkene Glocke',
    'Sie läutet nicht. Sie ist das, wofür geläutet wurde.',
    'Umbrel',
  ),
  'patient-net': bare(
    'n',
    'Issomar, das Geduldige Netz',
    'Ein offenes Meer hat es nie gegeben. Nur die Weite der Maschen.',
    'Issomar',
  ),
  'measuring-tide': bare(
    'f',
    'Velleth, die Messende Flut',
    'Von Ecke zu Ecke schreitet sie die Karte ab wie ein Zimmer, das man kaufen will.',
    'Velleth',
  ),
  'island-eater': bare(
    'm',
    'Ommor, der unter den Inseln liegt',
    'Das Land war nie Land. Es war, was er noch nicht geschluckt hatte.',
    'Ommor',
  ),
  'gathering-rain': bare(
    'm',
    'Sehenna, der Versammelte Regen',
    'Aller Regen, der je auf diese Gewässer fiel, und er steht auf.',
    'Sehenna',
  ),
};
