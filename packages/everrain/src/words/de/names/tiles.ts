import type { OurTile } from '../../../content/tiles';
import type { Named } from '../../named';

export const tiles: Readonly<Record<OurTile, Named>> = {
  'lee-of-greywick': {
    name: 'Im Lee von Grauwiek',
    mood: 'Geschütztes Wasser. Es lässt sich trotzdem nicht gern hineinsehen.',
  },
  'salt-pans': { name: 'Die Salzpfannen', mood: 'Die Untiefen glitzern und knirschen ein wenig unter dem Kiel.' },
  'under-the-stair': {
    name: 'Unter der Stiege',
    mood: 'Die untersten Stufen gehen weiter, tiefer als ein Lot reicht.',
  },
  'the-hushing': {
    name: 'Die Stille',
    mood: 'Hier werden die Stimmen leise. Keiner erinnert sich, das Flüstern beschlossen zu haben.',
  },
  'ribs-of-the-annie': {
    name: 'Die Rippen der Annie',
    mood: 'Sie war ein Küstenfahrer. Bei Ebbe ist sie ein Brustkorb.',
  },
  'false-lights': {
    name: 'Falsche Feuer',
    mood: 'Die Strandräuber, die sie anzündeten, sind sechzig Jahre tot. Jemand putzt die Dochte.',
  },
  'gannet-stacks': { name: 'Die Tölpelfelsen', mood: 'Zehntausend Vögel, und alle blicken in dieselbe Richtung.' },
  'the-weather-side': {
    name: 'Die Luvseite',
    mood: 'Aller Wind, den es gibt, kommt hier auf dem Weg nach anderswo vorbei.',
  },
  'ninebell-roads': {
    name: 'Die Reede von Neunglocken',
    mood: 'Die Ankerlieger schwoien in einer Strömung, die in keiner Tafel steht.',
  },
  'orrins-water': {
    name: 'Orrins Wasser',
    mood: 'Mit der Ebbe treiben Kränze hinaus. Es kommen mehr zurück, als gingen.',
  },
  'the-counted-rocks': { name: 'Die gezählten Klippen', mood: 'Siebzehn auf der Karte, achtzehn in der Dämmerung.' },
  'kelp-cathedral': {
    name: 'Die Tangkathedrale',
    mood: 'Grüne Seitenschiffe, langsame Säulen, und ganz hinten ein Licht.',
  },
  'grey-sisters': { name: 'Die grauen Schwestern', mood: 'Zwei Inseln, die man nie beide zugleich sieht.' },
  'slow-water': {
    name: 'Langsames Wasser',
    mood: 'Das Kielwasser bleibt eine Stunde hinter dem Schiff stehen wie eine Straße.',
  },
  'the-kneeling-reef': {
    name: 'Das kniende Riff',
    mood: 'Von Norden gesehen ist es nur Fels. Von Norden kommt niemand heim.',
  },
  'where-the-gulls-stop': {
    name: 'Wo die Möwen umkehren',
    mood: 'Bis zu dieser Linie folgen sie dir, dann wenden sie alle zugleich.',
  },
  'last-lamp-reach': { name: 'Vor Letztlicht', mood: 'Ein Strahl, alle neunzehn Sekunden. Zähl noch einmal.' },
  'roofed-harbour': { name: 'Der überdachte Hafen', mood: 'Der Himmel hört auf. Der Widerhall des Regens nicht.' },
  'the-drowned-parish': {
    name: 'Das ertrunkene Kirchspiel',
    mood: 'Ein Kirchturm ragt aus der Dünung, und die Uhr daran geht richtig.',
  },
  'mirror-shoal': { name: 'Die Spiegelbank', mood: 'Das Schiff darunter führt eine andere Flagge.' },
  'stairs-going-down': { name: 'Stufen abwärts', mood: 'Behauene Stufen, gut gepflegt, ins tiefe Wasser.' },
  'the-graveyard-watch': { name: 'Die Hundewache', mood: 'Rümpfe in jeder Tiefe, und alle sind mit Moos bemannt.' },
  'throat-of-the-rain': { name: 'Der Schlund des Regens', mood: 'Eine Stunde vor Tag fällt er hier nach oben.' },
  'the-unlit-quarter': {
    name: 'Das lichtlose Viertel',
    mood: 'Über diesem Wasser ist noch nie ein Stern verzeichnet worden.',
  },
};
