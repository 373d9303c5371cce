// Spanish: what is asked.
import type { AnyDecision } from '../../model/question';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { count, list, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';
import { because, whom, whose } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

/** «Elige una casilla (Viaje astral).» */
const ask =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}.`;

const question =
  (text: string): Words =>
  ({ source }) =>
    `¿${text}${because(source)}?`;

/** What is counted. */
interface Things {
  readonly one: string;
  readonly other: string;
  /** «cuantas cartas quieras», «a cuantos Pasajeros quieras». */
  readonly any: string;
  /** People and monsters are chosen with «a». */
  readonly alive?: true;
}
const CARDS: Things = { one: 'carta', other: 'cartas', any: 'cuantas' };
const DEEP_ONES: Things = { one: 'profundo', other: 'profundos', any: 'cuantos', alive: true };
const PASSENGERS: Things = { one: 'Pasajero', other: 'Pasajeros', any: 'cuantos', alive: true };
const ITEMS: Things = { one: 'Objeto', other: 'Objetos', any: 'cuantos' };
const PIECES: Things = { one: 'figura', other: 'figuras', any: 'cuantas' };

/** «Elige 2 cartas», «Elige de 1 a 3 cartas»; «Puedes elegir hasta 3 cartas», «Puedes elegir cuantas cartas quieras». */
function choose({ min, max, options }: AnyDecision, { one, other, any, alive }: Things): string {
  const a = alive ? 'a ' : '';
  if (min > 0) {
    return min === max ? `Elige ${a}${count(max, one, other)}` : `Elige de ${min} a ${count(max, one, other)}`;
  }
  if (max === 1) return `Puedes elegir ${a}${count(1, one, other)}`;
  return max >= options.length
    ? `Puedes elegir ${a}${any} ${other} quieras`
    : `Puedes elegir hasta ${a}${count(max, one, other)}`;
}

const some =
  (things: Things, purpose = ''): Words =>
  (decision) =>
    `${choose(decision, things)}${purpose}${because(decision.source)}.`;

/** Cards whose values must add up. */
const worth =
  (purpose: string): Words =>
  ({ least, source }) =>
    `Descarta cartas que sumen ${least ?? 0} o más para ${purpose}${because(source)}.`;

/** «el profundo de la Cocina». */
const deepOneAt = ({ about: { space } }: Asking): string =>
  `el profundo${space === undefined || space === 'supply' ? '' : ` ${spaces.of(space)}`}`;

export const prompts: PromptWords = {
  'choose-character': ask('Elige tu personaje'),
  'starting-hand': some(CARDS, ' de tu conjunto de Habilidades para tu mano inicial'),
  improvement: ask('Elige tu Mejora activa'),
  'receive-one': ask('Elige la Habilidad de la que robas 1 carta'),
  'receive-treachery': ask('Elige las cartas que sustituyes por cartas de Traición'),
  'start-of-action-step': question('Quieres usar algo al inicio de tu paso de Acción'),
  action: ask('Elige una acción'),
  'leave-brig': worth('salir del Calabozo'),
  'draw-skills': ({ min, max, source }) =>
    `Elige ${max === 1 ? 'el mazo del' : 'los mazos de los'} que robas ${min === max ? '' : 'hasta '}${count(max, 'carta')}${because(source)}.`,
  'discard-cards': some(CARDS, ' para descartar'),
  'discard-to-limit': some(CARDS, ' para descartar por el límite de mano'),
  'repair-cards': worth('reparar la casilla'),
  'trade-offer': ask('Elige qué Objetos cambian de manos'),
  'trade-consent': (_, asked) => {
    const trades = (asked.about.trade ?? []).map(
      ({ item, from, to }) => `${quoted(names.items[item].name)} de ${whom(asked, from)} a ${whom(asked, to)}`,
    );
    return trades.length > 0 ? `¿Aceptas este intercambio: ${list(trades, 'y')}?` : '¿Aceptas este intercambio?';
  },
  'before-roll': question('Quieres intervenir antes de la tirada'),
  'after-roll': question('Quieres intervenir tras la tirada'),
  'before-check': question('Quieres intervenir antes de que se añadan cartas'),
  contribute: some(CARDS, ' para la prueba'),
  'after-total': question('Quieres intervenir tras el cálculo del total'),
  'check-skill': ask('Elige la Habilidad que pasa a ser propicia'),
  'check-card-deck': ask('Elige el mazo del que añades una carta'),
  'check-result': ask('Elige el resultado de la prueba'),
  'would-be-defeated': ({ source }, asked) =>
    asked.about.seat === undefined
      ? `¿Quieres evitar la derrota${because(source)}?`
      : `¿Quieres evitar ${whose(asked, asked.about.seat, 'tu', 'la', 'derrota')}${because(source)}?`,
  'passenger-would-be-defeated': question('Quieres salvar al Pasajero'),
  'before-deep-ones': question('Quieres intervenir antes de que actúen los profundos'),
  'before-choice': question('Quieres intervenir antes de elegir en la crisis'),
  'mythos-drawn': question('Quieres intervenir ahora que se ha robado la carta de Mitos'),
  'own-mythos-step': question('Quieres usar algo en tu paso de Mitos'),
  'boiler-advanced': question('Quieres intervenir ahora que avanza el medidor de Viaje'),
  'repeat-action': question('Quieres resolver la acción una vez más'),
  'respond-order': ask('Varios jugadores quieren intervenir: elige quién va primero'),
  'crisis-option': ask('Elige una opción'),
  'choose-effect': ask('Elige una opción'),
  may: ({ source }, asked) => {
    const [effect] = asked.about.effects ?? [];
    return effect
      ? `¿Quieres hacer esto${because(source)}? ${sentences(effect)}`
      : `¿Quieres usarlo${because(source)}?`;
  },
  'choose-space': ask('Elige una casilla'),
  'choose-human': ask('Elige a un humano'),
  'choose-character-here': ask('Elige a un personaje'),
  'choose-player': ask('Elige a un jugador'),
  'choose-enemy': ask('Elige a un enemigo'),
  'choose-defender': ({ source }, asked) => `Elige a quién ataca ${deepOneAt(asked)}${because(source)}.`,
  'choose-deep-one': some(DEEP_ONES),
  'order-defeats': ask('Elige a quién se derrota a continuación'),
  'order-deep-ones': ask('Elige qué profundos se activan a continuación'),
  'move-deep-one': ({ source }, asked) => `Elige adónde va ${deepOneAt(asked)}${because(source)}.`,
  'choose-monarch': ask('Elige a un monarca'),
  'choose-passenger': ask('Elige a un Pasajero'),
  'choose-passengers': some(PASSENGERS),
  'choose-resource': ask('Elige un recurso'),
  'choose-track': ask('Elige el medidor que avanza'),
  'choose-number': ask('Elige un número'),
  'choose-deck': ask('Elige un mazo'),
  'choose-item': some(ITEMS),
  'choose-item-to-keep': ask('Elige el Objeto que conservas'),
  'choose-weapon': ask('Elige un arma'),
  'choose-spell': ask('Elige el Hechizo que resuelves'),
  'choose-waypoint': ask('Elige la Escala que resuelves'),
  'sort-top': ask('Elige la carta que queda encima'),
  'choose-loyalty': ask('Elige la carta de Lealtad que revelas'),
  'pass-loyalty': ask('Elige quién recibe tus cartas de Lealtad'),
  'treachery-exchange': some(CARDS, ' para cambiar por cartas de Traición'),
  relocate: (decision, asked) =>
    asked.about.room === undefined
      ? `${choose(decision, PIECES)} para mover${because(decision.source)}.`
      : `Elige quién se mueve ${spaces.to(asked.about.room)}${because(decision.source)}.`,
};
