// Spanish: cards and stories, enemies, tracks, the Elder One.
import type { Event } from '../../../model/event';
import type { LogWords } from '../../language';
import { abilityName } from '../../lookups';
import { sentences } from '../effects';
import {
  capital,
  count,
  facesText,
  faceWord,
  HARM,
  HEALTH,
  numbered,
  of,
  sentence,
  some,
  to as toward,
  uncapital,
} from '../grammar';
import { names } from '../naming';
import { hexAt, hexName, hexTo, zoneThe } from '../places';
import {
  because,
  cardName,
  crewOf,
  does,
  doneTo,
  elderName,
  enemyIs,
  enemyName,
  foeShip,
  upgradeName,
  whom,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

const TOKENS: Readonly<Record<Of<'island-token'>['token'], string>> = {
  clue: 'una pista',
  treasure: 'un tesoro',
  card: 'el final del camino',
  enemy: 'algo que os sigue de vuelta',
  rest: 'un sitio donde descansar',
};
const RIDERS = {
  ours: 'ficha de los jugadores',
  theirs: 'ficha de los enemigos',
  elder: 'ficha del Primigenio',
} as const;
const DECK_OF = { sea: 'sucesos marinos', expedition: 'expediciones', denizen: 'lugareños' } as const;
const STORY = { begun: 'empieza', done: 'llega a su fin', broken: 'se interrumpe' } as const;
const GONE = {
  destroyed: 'destruid',
  banished: 'desterrad',
  discarded: 'descartad',
  imprisoned: 'encerrad',
} as const;
const SHIP_GONE = { sunk: 'se hunde', arrived: 'llega a su destino', taken: 'queda capturado' } as const;
const ENDS: Readonly<Record<Of<'over'>['cause'], string>> = {
  discovered: 'habéis averiguado lo suficiente',
  'enemy-discovery': 'los enemigos lo averiguaron todo antes',
  'elder-objective': 'el Primigenio ha hecho aquello para lo que despertó',
};

const struck = (hits: number, evaded: number): string =>
  `${count(hits, 'impacto')}${evaded > 0 ? `, ${count(evaded, 'esquivado')}` : ''}`;

const hurt = (n: number, left: number): string =>
  `sufre ${some(n, HARM)}; le ${numbered(left, 'queda', 'quedan')} ${some(left, HEALTH)}`;

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
    sentence(`${uncapital(terms.decks[deck])} para ${whom(told, seat)}: ${cardName(told, card)}`),
  'card-passed': ({ owner, deck }, told) =>
    sentence(`una carta del mazo de ${DECK_OF[deck]} pertenece a ${whose(told, owner, 'la', 'historia')} y la espera`),
  outcome: ({ card, outcome }, told) =>
    outcome === 'direct'
      ? ''
      : sentence(
          `${cardName(told, card)}: ${outcome === 'success' ? 'éxito' : outcome === 'failure' ? 'fracaso' : uncapital(told.option(card, outcome))}`,
        ),
  'card-swapped': ({ seat, card }, told) =>
    sentence(`${does(told, seat, 'renuncias', 'renuncia')} a la carta ${cardName(told, card)}`),
  story: ({ seat, what }, told) => sentence(`${whose(told, seat, 'la', 'historia')} ${STORY[what]}`),
  'stories-placed': ({ decks }) =>
    decks.length === 0
      ? ''
      : sentence(count(decks.length, 'historia en espera pasa a su mazo', 'historias en espera pasan a sus mazos')),
  'island-token': ({ token: face }) => sentence(`en el sendero: ${TOKENS[face]}`),
  'expedition-over': ({ seat, why }, told) =>
    sentence(why === 'dead' ? 'de la isla no vuelve nadie' : `${whose(told, seat, 'la', 'expedición')} termina`),
  'no-card': () => 'No quedan cartas que robar.',
  boarded: ({ seat, kind, zone, aboard }, told) =>
    sentence(
      aboard
        ? `${enemyName(kind)} espera en ${zoneThe(zone)} ${of('el barco enemigo')}`
        : `${enemyName(kind)} sube ${toward(whose(told, seat, 'el', 'barco'))} por ${zoneThe(zone)}`,
    ),
  'enemy-acts': ({ kind, faces }) => sentence(`${enemyName(kind)} actúa: ${facesText(faces)}`),
  pair: ({ from, to }) => sentence(`dos caras inútiles de ${faceWord(from)} pasan a ser una de ${faceWord(to)}`),
  'omen-ability': ({ kind, ability }) =>
    sentence(`${enemyName(kind)}: ${uncapital(abilityName(kind, ability, names))}`),
  'enemy-moved': ({ kind, to, toward: prey }, told) =>
    sentence(`${enemyName(kind)} va ${toward(zoneThe(to))}${prey === null ? '' : `, hacia ${crewOf(told, prey)}`}`),
  'enemy-hurt': ({ kind, count: n, left }) => sentence(`${enemyName(kind)} ${hurt(n, left)}`),
  'enemy-gone': ({ kind, how, left }) =>
    sentence(`${enemyIs(kind, GONE[how])}${how === 'banished' ? ` con ${some(left, HEALTH)}` : ''}`),
  fray: ({ seat, zone, by, aboard }, told) =>
    sentence(
      `refriega en ${zoneThe(zone)} ${of(aboard ? 'el barco enemigo' : whose(told, seat, 'el', 'barco'))}: empieza ${by === 'crew' ? 'la tripulación' : 'el enemigo'}`,
    ),
  'enemy-ship': ({ kind, hex, destination }, told) =>
    sentence(`aparece ${foeShip(kind)} ${hexAt(told, hex)}; destino: ${hexName(told, destination)}`),
  'enemy-ship-acts': ({ kind, faces, target }, told) =>
    sentence(
      `${foeShip(kind)} actúa: ${facesText(faces)}; ${target === null ? 'mantiene el rumbo' : doneTo(told, target, 'persigue')}`,
    ),
  'enemy-ship-moved': ({ kind, from, to }, told) =>
    from === to ? '' : sentence(`${foeShip(kind)} navega ${hexTo(told, to)}`),
  'enemy-ship-fired': ({ kind, at, hits, evaded }, told) =>
    sentence(`${foeShip(kind)} ${doneTo(told, at, 'dispara')}: ${struck(hits, evaded)}`),
  'enemy-ship-hurt': ({ kind, count: n, left }) => sentence(`${foeShip(kind)} ${hurt(n, left)}`),
  'enemy-ship-gone': ({ kind, how }) => sentence(`${foeShip(kind)} ${SHIP_GONE[how]}`),
  boarding: ({ seat, kind, what }, told) =>
    what === 'round'
      ? 'El abordaje continúa.'
      : sentence(
          what === 'begins'
            ? `${does(told, seat, 'abordas', 'aborda')} ${foeShip(kind)}`
            : what === 'won'
              ? `${does(told, seat, 'capturas', 'captura')} ${foeShip(kind)}`
              : 'el abordaje se pierde',
        ),
  fired: ({ seat, gun, at, hits }, told) =>
    sentence(
      `${does(told, seat, 'disparas', 'dispara')} con ${upgradeName(gun)} (blanco: ${hexName(told, at)}): ${some(hits, HARM)}`,
    ),
  agenda: ({ from, to, why }, told) =>
    sentence(`designio: de ${from} a ${to}${why === 'agenda' ? '' : because(told, why)}`),
  discovery: ({ token: rider, from, to, why }, told) =>
    sentence(`${RIDERS[rider]}: ${from} → ${to}${because(told, why)}`),
  act: ({ act, by }) =>
    sentence(`empieza el acto ${act}; han llegado antes ${by === 'ours' ? 'los jugadores' : 'los enemigos'}`),
  awakened: ({ elder, hex }, told) =>
    sentence(`el Primigenio despierta: ${elderName(elder)} se alza ${hexAt(told, hex)}`),
  'elder-acts': ({ elder, faces }) => sentence(`${elderName(elder)} actúa: ${facesText(faces)}`),
  'elder-moved': ({ elder, from, to }, told) =>
    from === to ? '' : sentence(`${elderName(elder)} avanza ${hexTo(told, to)}`),
  'elder-fired': ({ elder, at, hits, evaded }, told) =>
    sentence(`${elderName(elder)} ${doneTo(told, at, 'golpea')}: ${struck(hits, evaded)}`),
  'elder-hurt': ({ elder, count: n, left, penalties }) =>
    sentence(
      `${elderName(elder)} ${hurt(n, left)}${penalties > 0 ? `; ${count(penalties, 'ficha de penalización', 'fichas de penalización')}` : ''}`,
    ),
  'elder-progress': ({ progress, of: whole }) => sentence(`el objetivo del Primigenio: ${progress} de ${whole}`),
  'elder-effect': ({ elder, which }) =>
    sentence(
      which === 'awakening' ? `${elderName(elder)}, al despertar` : `${elderName(elder)}, mientras está despierto`,
    ),
  chose: ({ seat, effect }, told) => `${capital(does(told, seat, 'eliges', 'elige'))}: ${uncapital(sentences(effect))}`,
  declined: ({ seat, source }, told) =>
    sentence(`${does(told, seat, 'renuncias', 'renuncia')}${because(told, source)}`),
  'shuffled-back': () => '',
  over: ({ cause, won }) => sentence(`el viaje acaba en ${won ? 'victoria' : 'derrota'}: ${ENDS[cause]}`),
};
