// Spanish: what is asked.
import type { AnyDecision } from '../../model/question';
import { isThing } from '../../model/source';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { clues, count, DICE, gem, gems, HARM, some } from './grammar';
import { zoneThe } from './places';
import { because, crewName, crewOf, does, enemyName, shipOf, things, upgradeName, whom } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

const cause = ({ source }: AnyDecision, asked: Asking): string => (isThing(source) ? because(asked, source) : '');

const ask =
  (text: string): Words =>
  (decision, asked) =>
    `${text}${cause(decision, asked)}.`;

const question =
  (text: string): Words =>
  (decision, asked) =>
    `¿${text}${cause(decision, asked)}?`;

/** What is counted; `any` stands before the plural where any number will do. */
interface Things {
  readonly forms: readonly [one: string, many: string];
  readonly any: 'cuantos' | 'cuantas';
}
const ISSUED: Things = { forms: ['orden dada', 'órdenes dadas'], any: 'cuantas' };
const ORDERS: Things = { forms: ['orden', 'órdenes'], any: 'cuantas' };
const CREW: Things = { forms: ['tripulante', 'tripulantes'], any: 'cuantos' };
const NODES: Things = { forms: ['puesto', 'puestos'], any: 'cuantos' };
const TREASURES: Things = { forms: ['tesoro', 'tesoros'], any: 'cuantos' };

/** «2 puestos», «de 1 a 3 puestos», «hasta 3 puestos», «cuantos puestos quieras». */
function howMany({ min, max, options }: AnyDecision, { forms, any }: Things): string {
  if (min === max) return count(max, ...forms);
  if (min > 0) return `de ${min} a ${count(max, ...forms)}`;
  return max >= options.length && max > 1 ? `${any} ${forms[1]} quieras` : `hasta ${count(max, ...forms)}`;
}

const choose =
  (what: Things, purpose = ''): Words =>
  (decision, asked) =>
    `Elige ${howMany(decision, what)}${purpose}${cause(decision, asked)}.`;

/** A question about one card says which. */
const naming =
  (name: (card: string) => string, otherwise: string, say: (named: string) => string): Words =>
  (decision, asked) => {
    const [card] = asked.about.cards ?? [];
    return `${say(card === undefined ? otherwise : name(card))}${cause(decision, asked)}.`;
  };

export const prompts: PromptWords = {
  'place-starter': naming(upgradeName, 'esto', (it) => `Elige dónde instalar ${it}`),
  'place-crew': (decision, asked) =>
    `Elige dónde se pone ${asked.about.crew === undefined ? 'el tripulante' : crewOf(asked, asked.about.crew)} bajo cubierta${cause(decision, asked)}.`,
  'enter-hex': ask('Elige dónde empieza el viaje tu barco'),
  'enter-facing': ask('Elige el rumbo de tu barco'),
  refresh: choose(ISSUED, ' para renovar'),
  turn: () => 'Tu turno: da órdenes o termina el turno.',
  'order-crew': ask('Elige al tripulante que recibe la orden'),
  'order-place': (_, asked) =>
    `¿Adónde va ${asked.about.crew === undefined ? 'el tripulante' : crewOf(asked, asked.about.crew)}?`,
  fire: ask('Elige una pieza de artillería y su blanco'),
  'tile-orientation': ask('Elige cómo se coloca la nueva loseta'),
  'spawn-ship-hex': ask('Elige dónde aparece el barco enemigo'),
  'face-ship': ask('Elige el rumbo del barco'),
  'storm-place': ask('Elige dónde se forma la tormenta'),
  'storm-move': ask('Elige hacia dónde va la tormenta'),
  'fray-dice': (_, { about }) =>
    `Refriega${about.zone === undefined ? '' : ` en ${zoneThe(about.zone)}`}: reparte ${some(about.pool ?? 0, DICE)} entre ataque y esquiva${about.enemyDice === undefined ? '' : ` (el enemigo tira ${some(about.enemyDice, DICE)})`}.`,
  'counter-dice': (_, { about }) =>
    `Hay que hacer frente a ${some(about.damage ?? 0, HARM)}: cada tripulante de la zona tira 1 dado, de ataque o de esquiva.`,
  'turn-omens': ask('Convierte presagios agotando órdenes disponibles, una por presagio'),
  'assign-damage': ask('Elige quién sufre este daño'),
  'assign-trauma': (_, { about }) =>
    `Elige quién sufre ${about.count === undefined ? `el ${gem('trauma')}` : some(about.count, gems('trauma'))}.`,
  'reroll-fate': question('Repetir esta tirada'),
  'enemy-order': ask('Elige qué enemigo actúa ahora'),
  'ship-order': ask('Elige qué barco enemigo actúa ahora'),
  'spawn-zone': naming(enemyName, 'el enemigo', (enemy) => `Elige por dónde sube a bordo ${enemy}`),
  'enemy-path': ask('Elige por dónde va el enemigo'),
  'enemy-target': ask('Elige a quién busca el enemigo'),
  'pair-result': ask('Elige en qué se convierten los dos resultados inútiles'),
  route: (_, asked) =>
    asked.about.ship === undefined
      ? 'Elige una casilla del mapa.'
      : `Elige por dónde va ${shipOf(asked, asked.about.ship)}.`,
  'friendly-fire': (_, asked) =>
    `${asked.about.seat === undefined ? 'Otro jugador quiere' : does(asked, asked.about.seat, 'Quieres', 'quiere')} disparar a los enemigos de tu cubierta; cada cara vacía destruye un puesto. ¿De acuerdo?`,
  'boarding-crew': ask('Abordaje: elige quién va adónde'),
  'boarding-side': ask('Elige por qué banda abordas'),
  port: () => 'En puerto: manda tripulantes a los servicios o zarpa.',
  'upgrade-deck': ask('Elige de qué mazo sale el siguiente equipamiento'),
  'buy-upgrades': ask('Elige qué equipamientos comprar'),
  'install-slot': naming(upgradeName, 'esto', (it) => `Elige dónde instalar ${it}`),
  rearrange: ask('Recoloca o descarta lo instalado, o continúa'),
  repair: ask('Elige los puestos que quieres reparar'),
  'install-schematics': ask('Elige los planos que quieres instalar'),
  'buy-treasures': ask('Elige qué tesoros comprar'),
  sell: ask('Elige qué vender'),
  'hand-in': ({ least }) => `Entrega pistas y reliquias que sumen al menos ${clues(least ?? 5)}.`,
  hire: ask('Elige a quién enrolar'),
  denizen: ask('Elige con quién hablar'),
  'passenger-space': ask('Elige dónde se aloja el pasajero'),
  dismiss: ask('Elige a quién despedir'),
  'card-choice': question('Qué haces'),
  'card-test': ask('Elige quién hace la prueba'),
  'swap-card': question('Renunciar a esta carta y robar otra'),
  'confirm-card': ask('Sigue leyendo'),
  'island-move': ask('Elige por dónde sigue la expedición'),
  'island-strain': ask('Elige quién sufre la tensión del camino'),
  'island-order': ask('Elige qué ficha se resuelve primero'),
  'island-stop': question('Seguir tierra adentro'),
  'expedition-form': question('Hacer una expedición exhaustiva en vez de una normal'),
  may: (decision, asked) => {
    const [effect] = asked.about.effects ?? [];
    return `¿Hacerlo${cause(decision, asked)}?${effect ? ` ${sentences(effect)}` : ''}`;
  },
  'choose-effect': ask('Elige una cosa'),
  'choose-crew': choose(CREW),
  'choose-enemy': ask('Elige a un enemigo'),
  'choose-node': choose(NODES),
  'choose-order': choose(ORDERS),
  'choose-treasure': choose(TREASURES),
  'choose-captain': ask('Elige a un jugador'),
  'discard-to-hold': (decision) => `La bodega está llena: descarta ${howMany(decision, TREASURES)}.`,
  'make-room': naming(
    crewName,
    'quien llega',
    (newcomer) => `Elige quién deja sitio a ${newcomer}, o renuncia al fichaje`,
  ),
  trade: ask('Elige qué cambia de manos'),
  'trade-consent': (_, asked) => {
    const offer = asked.about.offer ?? [];
    const given = [...new Set(offer.map(({ to }) => to))].map(
      (seat) => `para ${whom(asked, seat)}, ${things(offer.filter(({ to }) => to === seat).map(({ thing }) => thing))}`,
    );
    return given.length > 0 ? `¿Aceptar este trato: ${given.join('; ')}?` : '¿Aceptar este trato?';
  },
  'act-order': ask('Elige la orden que ganas'),
  wages: ask('Elige a quién pagar; los demás se marchan'),
  'keep-treasure': ask('Elige el tesoro que se queda entre los restos'),
  'elder-hex': ask('Elige dónde se alza el Primigenio'),
};
