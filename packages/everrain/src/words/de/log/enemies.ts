// German: cards and stories, enemies, tracks, the Elder One.
import type { LogWords } from '../../language';
import { abilityName, lookUp } from '../../lookups';
import { token } from '../../tokens';
import { sentences } from '../effects';
import { type Counted, capital, count, DAMAGE, quoted, sentence } from '../grammar';
import { names } from '../naming';
import { atHex, atZone, hexName, toHex, toZone } from '../places';
import { because, crewOf, does, elderName, enemyName, foeShip, owned, upgradeName, whom } from '../telling';
import { terms } from '../terms';
import { tally } from './tally';

const TOKENS = {
  clue: 'ein Hinweis',
  treasure: 'ein Schatz',
  card: 'das Ende des Pfades',
  enemy: 'etwas, das mit zurückkommt',
  rest: 'ein Platz zum Rasten',
} as const;
const RIDERS = { ours: 'der Spielermarker', theirs: 'der Feindmarker', elder: 'der Marker des Uralten' } as const;
const HITS: Counted = ['Treffer', 'Treffer'];
const GONE = {
  destroyed: 'ist vernichtet',
  banished: 'ist verbannt',
  discarded: 'wird abgelegt',
  imprisoned: 'ist eingesperrt',
} as const;

const left = (health: number): string => (health > 0 ? `, noch ${health} Leben` : '');

const shot = (hits: number, evaded: number): string =>
  `${count(hits, HITS)}${evaded > 0 ? `, ${evaded} ausgewichen` : ''}`;

export const enemies: Pick<
  LogWords,
  | 'card'
  | 'card-passed'
  | 'outcome'
  | 'card-swapped'
  | 'story'
  | 'stories-placed'
  | 'island-token'
  | 'expedition-over'
  | 'no-card'
  | 'boarded'
  | 'enemy-acts'
  | 'pair'
  | 'omen-ability'
  | 'enemy-moved'
  | 'enemy-hurt'
  | 'enemy-gone'
  | 'fray'
  | 'enemy-ship'
  | 'enemy-ship-acts'
  | 'enemy-ship-moved'
  | 'enemy-ship-fired'
  | 'enemy-ship-hurt'
  | 'enemy-ship-gone'
  | 'boarding'
  | 'fired'
  | 'agenda'
  | 'discovery'
  | 'act'
  | 'awakened'
  | 'elder-acts'
  | 'elder-moved'
  | 'elder-fired'
  | 'elder-hurt'
  | 'elder-progress'
  | 'elder-effect'
  | 'chose'
  | 'declined'
  | 'shuffled-back'
  | 'over'
> = {
  card: ({ seat, card, deck }, told) =>
    sentence(`${terms.decks[deck]} für ${whom(told, seat)}: ${token('card', card, quoted(told.card(card)))}`),
  'card-passed': ({ owner, deck }, told) =>
    sentence(
      `eine Karte (${terms.decks[deck]}) gehört zu ${owned(told, owner, 'f', 'Geschichte', 'dat')} und wird dafür aufgehoben`,
    ),
  outcome: ({ card, outcome }, told) =>
    outcome === 'direct'
      ? ''
      : `${quoted(told.card(card))}: ${outcome === 'success' ? 'Erfolg' : outcome === 'failure' ? 'Misserfolg' : quoted(told.option(card, outcome))}.`,
  'card-swapped': ({ seat, card }, told) =>
    sentence(`${does(told, seat, 'wendest dich', 'wendet sich')} von ${quoted(told.card(card))} ab`),
  story: ({ seat, what }, told) =>
    sentence(
      `${owned(told, seat, 'f', 'Geschichte')} ${what === 'begun' ? 'beginnt' : what === 'done' ? 'ist zu Ende erzählt' : 'bricht ab'}`,
    ),
  'stories-placed': ({ decks }) =>
    decks.length === 0
      ? ''
      : `${count(decks.length, ['wartende Geschichte kommt', 'wartende Geschichten kommen'])} auf ${decks.length === 1 ? 'ihren' : 'ihre'} Stapel.`,
  'island-token': ({ token: face }) => `Am Pfad: ${TOKENS[face]}.`,
  'expedition-over': ({ seat, why }, told) =>
    why === 'dead'
      ? 'Von der Insel kommt niemand zurück.'
      : sentence(`${owned(told, seat, 'f', 'Expedition')} ist zu Ende`),
  'no-card': () => 'Es ist keine Karte mehr zum Ziehen da.',
  boarded: ({ seat, kind, zone, aboard }, told) =>
    sentence(
      aboard
        ? `${enemyName(kind)} wartet ${atZone(zone)}`
        : `${enemyName(kind)} klettert ${atZone(zone)} auf ${owned(told, seat, 'n', 'Deck', 'acc')}`,
    ),
  'enemy-acts': ({ kind, faces }) => sentence(`${enemyName(kind)} handelt: ${tally(faces)}`),
  pair: ({ from, to }) => `Zwei nutzlose Ergebnisse (${terms.faces[from]}) werden zu einem: ${terms.faces[to]}.`,
  'omen-ability': ({ kind, ability }) => sentence(`${enemyName(kind)}: ${quoted(abilityName(kind, ability, names))}`),
  'enemy-moved': ({ kind, to, toward }, told) =>
    sentence(
      `${enemyName(kind)} bewegt sich ${toZone(to)}${toward === null ? '' : `, auf ${crewOf(told, toward)} zu`}`,
    ),
  'enemy-hurt': ({ kind, count: n, left: health }) =>
    sentence(`${enemyName(kind)} nimmt ${DAMAGE.of(n)}${left(health)}`),
  'enemy-gone': ({ kind, how, left: health }) =>
    sentence(`${enemyName(kind)} ${GONE[how]}${how === 'banished' ? ` (noch ${health} Leben)` : ''}`),
  fray: ({ seat, zone, by, aboard }, told) =>
    sentence(
      `Handgemenge ${atZone(zone)} auf ${aboard ? 'dem Feindschiff' : owned(told, seat, 'n', 'Deck', 'dat')}, begonnen ${by === 'crew' ? 'von der Crew' : 'vom Feind'}`,
    ),
  'enemy-ship': ({ kind, hex, destination }, told) =>
    sentence(`${foeShip(kind)} erscheint ${atHex(told, hex)}; Bestimmungsort: ${hexName(told, destination)}`),
  'enemy-ship-acts': ({ kind, faces, target }, told) =>
    sentence(
      `${foeShip(kind)} handelt: ${tally(faces)}; ${target === null ? 'sie hält ihren Kurs' : `sie jagt ${whom(told, target)}`}`,
    ),
  'enemy-ship-moved': ({ kind, from, to }, told) =>
    from === to ? '' : sentence(`${foeShip(kind)} segelt ${toHex(told, to)}`),
  'enemy-ship-fired': ({ kind, at, hits, evaded }, told) =>
    sentence(`${foeShip(kind)} feuert auf ${whom(told, at)}: ${shot(hits, evaded)}`),
  'enemy-ship-hurt': ({ kind, count: n, left: health }) =>
    sentence(`${foeShip(kind)} nimmt ${DAMAGE.of(n)}${left(health)}`),
  'enemy-ship-gone': ({ kind, how }) =>
    sentence(
      `${foeShip(kind)} ${how === 'sunk' ? 'sinkt' : how === 'arrived' ? 'hat ihren Bestimmungsort erreicht' : 'ist erobert'}`,
    ),
  boarding: ({ seat, kind, what }, told) =>
    what === 'round'
      ? 'Das Entern geht weiter.'
      : what === 'lost'
        ? 'Das Entern ist gescheitert.'
        : sentence(
            `${what === 'begins' ? does(told, seat, 'enterst', 'entert') : does(told, seat, 'eroberst', 'erobert')} ${foeShip(kind, 'acc')}`,
          ),
  fired: ({ seat, gun, at, hits }, told) =>
    sentence(
      `${does(told, seat, 'feuerst', 'feuert')} mit ${upgradeName(gun, 'dat')}, Ziel: ${hexName(told, at)}; ${DAMAGE.of(hits)}`,
    ),
  agenda: ({ from, to, why }, told) =>
    sentence(`Agenda: von ${from} auf ${to}${why === 'agenda' ? '' : because(told, why)}`),
  discovery: ({ token: rider, from, to, why }, told) =>
    sentence(`${RIDERS[rider]} geht von ${from} auf ${to}${because(told, why)}`),
  act: ({ act, by }) =>
    sentence(`${terms.act(act)} beginnt; ${by === 'ours' ? 'ihr wart' : 'die Feinde waren'} zuerst dort`),
  awakened: ({ elder, hex }, told) =>
    `Der Uralte erwacht: ${token('elder', elder, lookUp(names.elders, elder)?.name ?? elder)}, erhebt sich ${atHex(told, hex)}.`,
  'elder-acts': ({ elder, faces }) => sentence(`${elderName(elder)} handelt: ${tally(faces)}`),
  'elder-moved': ({ elder, from, to }, told) =>
    from === to ? '' : sentence(`${elderName(elder)} zieht ${toHex(told, to)}`),
  'elder-fired': ({ elder, at, hits, evaded }, told) =>
    sentence(`${elderName(elder)} trifft ${whom(told, at)}: ${shot(hits, evaded)}`),
  'elder-hurt': ({ elder, count: n, left: health, penalties }) =>
    sentence(
      `${elderName(elder)} nimmt ${DAMAGE.of(n)}${left(health)}${penalties > 0 ? `; ${penalties} Würfel weniger` : ''}`,
    ),
  'elder-progress': ({ progress, of }) => `Ziel des Uralten: ${progress} von ${of}.`,
  'elder-effect': ({ elder, which }) =>
    sentence(
      which === 'awakening'
        ? `beim Erwachen von ${elderName(elder)} geschieht`
        : `die Wirkung von ${elderName(elder)} tritt ein`,
    ),
  chose: ({ seat, effect }, told) =>
    `${capital(does(told, seat, 'wählst', 'wählt'))} ${quoted(sentences(effect).replace(/\.$/, ''))}.`,
  declined: ({ seat, source }, told) =>
    sentence(`${does(told, seat, 'verzichtest', 'verzichtet')}${because(told, source)}`),
  'shuffled-back': () => '',
  over: ({ cause, won }) => (won ? terms.causes[cause] : `Die Fahrt ist verloren. ${terms.causes[cause]}`),
};
