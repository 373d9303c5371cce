import { atSea } from './de/at-sea';
import type { PageText } from './type';

const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

const points = (n: number): string => many(n, 'Punkt', 'Punkte');
const KINDS = { deckhand: 'Matrose', shellback: 'Seebär' } as const;

export const de: PageText = {
  ...atSea,
  phraseGroups: { plans: 'Pläne', needs: 'Bitten', warnings: 'Warnungen', manners: 'Umgang' },
  ship: {
    fresh: 'Bereite Befehle',
    issued: 'Erteilt',
    below: 'Unter Deck',
    crew: 'Crew',
    hold: 'Laderaum',
    emptySlot: 'Leer',
    schematic: 'Bauplan',
    here: 'Hier',
    space: 'Freies Feld',
    noGun: 'kein Geschütz eingebaut',
    man: (zones) => `Zone ${zones.join(' oder ')} besetzen`,
    ranges: (dice) =>
      `Würfel auf ${dice.map((count, range) => `${range + 1} Feld${range > 0 ? 'er' : ''}: ${count}`).join(', ')}`,
    hull: (left) => `Rumpf ${left} von 10`,
    sunk: 'Gesunken; nächsten Zug zurück',
    gone: 'Gesunken',
    notYet: 'Noch nicht auf See',
    passenger: 'Passagier',
    stories: 'Geschichten',
    noStories: 'Noch hat keine Geschichte begonnen.',
    waiting: (deck) => `${deck}: wartet, ungelesen`,
  },
  crewPlace: (kind, place, zone, fatigued) =>
    `${KINDS[kind]} · ${place.is === 'deck' ? zone : place.is === 'below' ? 'unter Deck' : place.is === 'ashore' ? 'an Land' : 'fort'}${fatigued ? ', ermüdet' : ''}`,
  track: (trauma, strain, left) => `${trauma} Trauma, ${strain} Belastung, noch ${left} frei`,
  left: (left) => `noch ${left}`,
  values: { island: 'Insel', port: 'Hafen', dice: 'Würfel', wage: 'Heuer' },
  chart: {
    label: 'Seekarte',
    unsailed: 'Unbefahrenes Wasser: aufdecken',
    hex: (what, facts) => [what, ...facts].join(', '),
    course: (what, cost) => `${what}, ${points(cost)}`,
    whole: 'Ganze Karte',
    storm: 'vom Sturm bedeckt',
    explored: 'erkundet',
  },
  course: {
    list: 'Kurse als Liste',
    title: (where) => `Kurs: ${where}`,
    ahead: 'Ein Feld voraus',
    larboard: 'Nach Backbord drehen',
    starboard: 'Nach Steuerbord drehen',
    order: (given) => `Navigationsbefehl: ${points(given)}`,
    storm: (damage) => `Der Sturm zerstört ${damage} Posten.`,
    port: 'Hafen: fünf Häuser, keine Belastung, kein See-Ereignis.',
    island: 'Insel: keine Belastung, kein See-Ereignis.',
    altar: 'Ein aktiver Altar: Ein Feind klettert an Bord.',
    banish: (from, to) => `Feinde an Bord werden verbannt: Agenda ${from} → ${to}.`,
    left: (left) =>
      left === 0 ? 'Kein Punkt bleibt übrig.' : `${many(left, 'Punkt bleibt', 'Punkte bleiben')} übrig.`,
    sail: 'Segeln',
    clear: 'Kurs löschen',
  },
  tracks: {
    discovery: (ours, theirs, elder, end) =>
      `Entdeckung: Wir stehen auf ${ours}, die Feinde auf ${theirs}, der Uralte auf ${elder}; das Ende ist ${end}`,
    agenda: (now, coming) => `Agenda ${now} von 10, in dieser Runde noch ${coming} mehr`,
    discoveryName: 'Entdeckung',
    stay: (theirs) => `In dieser Runde bleiben die Feinde auf ${theirs}.`,
    step: (to, elder) =>
      `In dieser Runde rücken die Feinde auf ${to}${elder === null ? '' : `, und der Uralte regt sich bis ${elder}`}.`,
    agendaName: 'Agenda',
    perRound: (by) => `+${by} pro Runde`,
    riders: { ours: 'Unser Marker', theirs: 'Der Marker der Feinde', elder: 'Der Marker des Uralten' },
  },
  top: {
    round: (round) => `Runde ${round}`,
    yours: 'Du bist am Zug',
    enemies: 'Feindphase',
    turnOf: (name) => `${name} ist am Zug`,
    first: (name) => `${name} beginnt`,
    act: (act) => `Akt ${['', 'I', 'II', 'III', 'IV'][act] ?? act}`,
  },
  tabs: { chart: 'Karte', ship: 'Schiff', crew: 'Crew', stories: 'Geschichten' },
  port: {
    coin: (coin) => many(coin, 'Münze', 'Münzen'),
    clues: (clues) => many(clues, 'Hinweis', 'Hinweise'),
    free: 'umsonst',
    toGo: (crew) => (crew === 1 ? '1 könnte noch gehen' : `${crew} könnten noch gehen`),
  },
  card: {
    sealed: 'Was folgt, bleibt versiegelt, bis du wählst. Ein Zurück gibt es nicht.',
    test: 'Probe',
    choice: 'Entscheidung',
    direct: 'Ereignis',
    passenger: 'Passagier',
    readAgain: 'Noch einmal lesen',
    toChart: 'Auf die Karte sehen',
    close: 'Schließen',
  },
  elder: {
    asleep: 'Unter der Karte schläft etwas.',
    progress: (done, of) => `Sein Ziel: ${done} von ${of}`,
  },
  dice: {
    hits: (chance, atLeast) => `${Math.round(chance * 100)} % für ${atLeast} oder mehr Schaden`,
    evades: (chance, atLeast) => `${Math.round(chance * 100)} %, mindestens ${atLeast}-mal auszuweichen`,
  },
  unmoved: (names) => `Seither nicht gezogen: ${names}.`,
  dying: (names) => `Eine Nacht an Deck würde tödlich enden für: ${names}. Den Zug trotzdem beenden?`,
  options: {
    length: 'Länge',
    lengths: { short: 'Kurz, bis 8', medium: 'Mittel, bis 12', long: 'Lang, bis 16' },
    captains: 'Spieler',
    boarding: 'Entern',
    boardingNote: 'Feindschiffe längsseits entern; einen Rückzug gibt es nicht.',
    exhaustive: 'Gründliche Expeditionen',
    exhaustiveNote: 'Eine Insel Schritt für Schritt erkunden statt mit einer Karte.',
    house: 'Hausregeln',
    houseNote: 'Andere Lesarten der Regeln. Alle sind aus, solange ihr sie nicht wählt.',
  },
};
