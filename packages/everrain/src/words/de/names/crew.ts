import type { OurCrew } from '../../../content/crew';
import { bare, type GermanNamed } from '../nouns';

/** Shellbacks are called by their name, without the trade. */
const sailor = (name: string, mood: string): GermanNamed => bare('n', name, mood, name.replace(/,.*$/, ''));

export const crew: Readonly<Record<OurCrew, GermanNamed>> = {
  'tam-ferrow': sailor('Tam Ferrow', 'Mit neun angeheuert und seitdem neunzehn.'),
  'isbet-coyle': sailor('Isbet Coyle', 'Hebt von jedem Strand, den sie eilig verließ, einen Kiesel auf.'),
  'oddny-marsh': sailor('Oddny Marsh', 'Lacht gern, und immer an der richtigen Stelle.'),
  'pell-hathersage': sailor('Pell Hathersage', 'Schreibt einmal die Woche nach Hause. Das Haus ist abgebrannt.'),
  'bram-tolliver': sailor('Bram Tolliver', 'Hat Hände wie Poller und bittet dafür um Entschuldigung.'),
  'sunniva-reck': sailor('Sunniva Reck', 'Schläft nie mit dem Kopf zum Bug.'),
  'jonah-wick': sailor('Jonah Wick', 'Kennt jeden Witz über den Namen und hat die meisten überlebt, die sie machten.'),
  'little-aske': sailor('Klein Aske', 'Einen Meter dreiundneunzig. Es gab einmal einen größeren Aske.'),
  'marrin-dow': sailor('Marrin Dow', 'Hat in jedem Hafen Schulden und wird deshalb nirgends vergessen.'),
  'gethin-vane': sailor('Gethin Vane', 'Dreht sich in den Wind, bevor er kommt.'),
  'hob-larkin': sailor('Hob Larkin', 'Wilderer, Fährmann, Glöckner. Nie zweimal in derselben Gemeinde.'),
  'ysolde-crake': sailor('Ysolde Crake', 'Wurde von jemandem an Land gerudert. An den Riemen saß niemand.'),
  boatswain: sailor(
    'Dorcas Penhale, Bootsfrau',
    'Ein Hauch auf der Pfeife, und selbst die Angst weiß, wo sie stehen soll.',
  ),
  gunner: sailor('Matthias Groot, Geschützmeister', 'Links taub, und rechts vorsichtig.'),
  pilot: sailor('Anselm Quay, Lotse', 'Leckt am Lot, runzelt die Stirn und gibt dem Rad zwei Speichen.'),
  surgeon: sailor('Rue Ashgrove, Wundärztin', 'Näht klein und sauber, als wäre das Tuch teuer.'),
  carpenter: sailor('Edda Thole, Schiffszimmerin', 'Redet mit den Planken. Neuerdings wartet sie auf Antwort.'),
  cook: sailor('Barnaby Soames, Smutje', 'Der Topf ist nicht vom Feuer gekommen, seit das alte Schiff unterging.'),
  rigger: sailor('Finch, Takler', 'Kommt herunter, wenn es Heuer gibt oder ein Begräbnis.'),
  naturalist: sailor('Hester Vail, Naturforscherin', 'Neun Hefte voller Funde, und eines, das sie verschließt.'),
  harpooner: sailor('Ruan Kole, Harpunier', 'Wirft einmal. Geht hinüber und holt sie wieder.'),
  listener: sailor('Muhme Merrow Tace, Horcherin', 'Sitzt mit dem Ohr am Rumpf und bewegt die Lippen.'),
};
