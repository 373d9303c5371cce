import type { OurEnemy } from '../../../content/enemies';
import { described, type GermanNamed, noun, substantive } from '../nouns';

const CHORIST = { acc: 'Choristen', dat: 'Choristen' };

export const enemies: Readonly<Record<OurEnemy, GermanNamed>> = {
  tallowman: noun('m', 'Talgmann', 'War einmal eine Kerze in Gestalt eines Matrosen. Er neigt sich zur Wärme.'),
  'bilge-child': noun('n', 'Bilgenkind', 'Kleine nasse Spuren, von Schläfer zu Schläfer.'),
  ropewife: noun('f', 'Seilerin', 'Jedes Tau an Bord ist ihres. Sie will sie nur wiederhaben.'),
  'salt-hound': noun('m', 'Salzhund', 'Er kommt, wenn man ihn ruft. Niemand hat gerufen.'),
  hullknocker: noun('m', 'Rumpfklopfer', 'Dreimal, geduldig und höflich. Von innen.'),
  'wet-chorister': described('m', 'Nass', 'Chorist', 'Kennt alle Strophen, auch die von dir erfundene.', CHORIST),
  netmender: noun('f', 'Netzflickerin', 'Sitzt mit ihrer Nadel mitten unter euch. Da ist kein Netz.'),
  lanternjaw: noun('n', 'Laternenmaul', 'Ein freundliches Licht, gleich hinter den Zähnen.'),
  'pale-purser': described(
    'm',
    'Bleich',
    'Zahlmeister',
    'Schlägt ein gequollenes Buch bei deinem Namen auf und wartet.',
  ),
  'barnacle-bride': noun('f', 'Seepockenbraut', 'Ihr Schleier öffnet und schließt sich. Er frisst.'),
  keelweed: noun('n', 'Kielkraut', 'Ist durch die Planken heraufgewachsen und wächst noch.'),
  'mourning-heron': noun('m', 'Trauerreiher', 'Steht auf einem Bein, wo jemand starb oder noch sterben wird.'),
  'the-unwritten': substantive('m', 'Ungeschrieben', 'In der Musterrolle klafft eine Lücke, eine Zeile hoch.'),
  'ninefold-eel': described('m', 'Neunfach', 'Aal', 'Zähl die Windungen. Dann such den Kopf.'),
  'chapel-crab': noun('f', 'Kapellenkrabbe', 'Sie trägt ein ganzes Kirchenschiff, und etwas darin betet.'),
  'deep-surgeon': noun('m', 'Wundarzt der Tiefe', 'Kalte Finger, die deinen Puls nehmen. Und ihn behalten.'),
  'rain-matron': noun('f', 'Regenamme', 'Sie deckt dich mit der See zu, fest, bis unters Kinn.'),
};

/** Several of a kind. */
export const enemyPlurals: Readonly<Record<OurEnemy, string>> = {
  tallowman: 'Talgmänner',
  'bilge-child': 'Bilgenkinder',
  ropewife: 'Seilerinnen',
  'salt-hound': 'Salzhunde',
  hullknocker: 'Rumpfklopfer',
  'wet-chorister': 'Nasse Choristen',
  netmender: 'Netzflickerinnen',
  lanternjaw: 'Laternenmäuler',
  'pale-purser': 'Bleiche Zahlmeister',
  'barnacle-bride': 'Seepockenbräute',
  keelweed: 'Kielkräuter',
  'mourning-heron': 'Trauerreiher',
  'the-unwritten': 'Ungeschriebene',
  'ninefold-eel': 'Neunfache Aale',
  'chapel-crab': 'Kapellenkrabben',
  'deep-surgeon': 'Wundärzte der Tiefe',
  'rain-matron': 'Regenammen',
};

/** What each omen ability is called, by enemy and ability. */
export const abilities: Readonly<Record<OurEnemy, Readonly<Record<string, string>>>> = {
  tallowman: { gutter: 'Flackert' },
  'bilge-child': { follow: 'Läuft nach' },
  ropewife: { tangle: 'Holt ihre Taue ein' },
  'salt-hound': { worry: 'Verbeißt sich' },
  hullknocker: { knock: 'Klopft' },
  'wet-chorister': { hum: 'Summt', refrain: 'Stimmt den Kehrreim an' },
  netmender: { stitch: 'Näht' },
  lanternjaw: { lure: 'Lockt', 'swallow-light': 'Verschluckt das Licht' },
  'pale-purser': { collect: 'Treibt ein' },
  'barnacle-bride': { encrust: 'Verkrustet', 'hold-fast': 'Hält fest' },
  keelweed: { pull: 'Zieht' },
  'mourning-heron': { stalk: 'Stelzt heran', keen: 'Hält Totenklage' },
  'the-unwritten': { 'strike-out': 'Streicht aus', 'close-the-book': 'Schließt das Buch' },
  'ninefold-eel': { coil: 'Umschlingt' },
  'chapel-crab': { withdraw: 'Zieht sich zurück', 'bring-down': 'Lässt das Dach einstürzen' },
  'deep-surgeon': { examine: 'Untersucht', dismiss: 'Entlässt' },
  'rain-matron': { shepherd: 'Ruft noch eines herein', lullaby: 'Wiegenlied' },
};
