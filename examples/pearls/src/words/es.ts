import { count, list, sentence } from '@undertow/language/es';
import { isCharm, suit, worth } from '../model';
import type { Words } from './type';

const SUITS = ['coral', 'alga', 'ámbar', 'luna'];
const card = (one: number): string =>
  isCharm(one) ? `amuleto de ${SUITS[suit(one)]}` : `${worth(one)} de ${SUITS[suit(one)]}`;
const hand = (cards: readonly number[]): string => list(cards.map(card), 'y');

export const es: Words = {
  code: 'es',
  title: 'Perlas',
  tagline: 'Bucea, tuerce tu suerte, paga a la tormenta',
  lead: 'Un juego pequeño que muestra cómo funciona Undertow. Ganan tres perlas.',
  facts: ['de 2 a 6 personas', '10 minutos'],
  terms: {
    pearls: 'Perlas',
    shells: 'Conchas',
    hand: 'Tu mano',
    deck: 'Mazo',
    discard: 'Descartes',
    roll: 'Tirada',
    divers: 'Buceadores',
    play: 'Bucear ahora',
    sea: 'El mar',
  },
  card,
  cardText: (one) => (isCharm(one) ? 'Cambia una tirada en 1.' : `Vale ${worth(one)} al vender y en la tormenta.`),
  turn: (number, name) => `Turno ${number}: ${name}`,
  cards: (n) => count(n, 'carta'),
  prompts: {
    turn: 'Roba una carta, bucea en busca de una perla o vende cartas por una.',
    price: 'Vende cartas que valgan 7 o más, como mucho una de cada palo.',
    charm: '¿Usas un amuleto en esta tirada?',
    order: '¿Qué amuleto va primero?',
    bend: '¿En cuánto cambia la tirada?',
    toll: '¡Tormenta! Entrega hasta dos cartas.',
    share: 'La tormenta pasa de largo. ¿Quién recibe las dos conchas?',
  },
  label: (ref, kind, told) => {
    if (ref === 'draw') return 'Robar';
    if (ref === 'dive') return 'Bucear';
    if (ref === 'sell') return 'Vender';
    if (typeof ref === 'object') return told.seat(ref.seat).name;
    if (kind === 'share') return told.seat(ref).name;
    return kind === 'bend' ? `${ref > 0 ? '+' : '−'}${Math.abs(ref)}` : sentence(card(ref)).slice(0, -1);
  },
  log: {
    turn: ({ number, seat }, told) => `Turno ${number}: ${told.seat(seat).name}`,
    drew: (event, told) =>
      sentence(`${told.seat(event.seat).name} roba ${event.card === undefined ? 'una carta' : card(event.card)}`),
    rolled: ({ seat, roll }, told) => sentence(`${told.seat(seat).name} bucea y saca ${roll}`),
    charmed: (event, told) =>
      sentence(`${told.seat(event.seat).name} usa ${card(event.card)}: la tirada es ahora ${event.roll}`),
    found: ({ seat }, told) => sentence(`${told.seat(seat).name} encuentra una perla`),
    selling: () => '',
    sold: ({ seat, cards }, told) => sentence(`${told.seat(seat).name} vende ${hand(cards)} por una perla`),
    storm: ({ toll, held }) =>
      sentence(
        `tormenta: se entregan ${count(toll.flat().length, 'carta')} y ${held ? 'pasa de largo' : 'no pasa de largo'}`,
      ),
    shells: ({ seats }, told) =>
      sentence(
        `conchas para ${list(
          seats.map((seat) => told.seat(seat).name),
          'y',
        )}`,
      ),
    hands: () => '',
    won: ({ seat }, told) => sentence(`gana ${told.seat(seat).name}`),
  },
  blocked: { 'too-poor': 'Tus mejores cartas de cada palo valen menos de 7.' },
  reasons: {
    'sell-now': () => 'Una perla ahora vale más que cartas después.',
    'dive-now': () => 'Una de cada tres inmersiones encuentra una perla.',
    'draw-first': ({ missing }) => `Para vender solo faltan ${missing}.`,
    'cheapest-price': ({ sum }) => `Esto vale justo ${sum}: no se pierde nada.`,
    'bend-up': () => 'Con 1 más es una perla.',
    'bend-down': () => 'Con 1 menos no es una perla.',
    'keep-cards': () => 'Las cartas valen más para una perla.',
    'own-share': () => 'Las conchas deciden los empates.',
  },
  phrases: {
    plain: {
      hello: '¡Hola!',
      'good-game': '¡Buena partida!',
      'nice-dive': '¡Buena inmersión!',
      'storm-coming': 'Viene una tormenta.',
    },
    about: { thank: (name) => `¡Gracias, ${name}!`, 'well-done': (name) => `¡Bien hecho, ${name}!` },
  },
};
