// Spanish: ship, enemies, tracks and sea.
import type { Boarders } from '../../../content/effect';
import type { EffectWords } from '../../language';
import {
  agendaWord,
  amount,
  type Clause,
  coins,
  count,
  fact,
  HARM,
  HEALTH,
  node,
  numbered,
  order,
  SPACES,
  some,
} from '../grammar';
import { anEnemy, enemyBare } from '../telling';

function boarders(who: Boarders): string {
  if (who === 'act') return 'aparecen en tu cubierta enemigos que suman el acto actual';
  if ('named' in who) {
    return who.count === 1
      ? `aparece en tu cubierta ${anEnemy(who.named)}`
      : `aparecen en tu cubierta ${who.count} enemigos iguales (${enemyBare(who.named)})`;
  }
  return `${numbered(who.count, 'aparece', 'aparecen')} en tu cubierta ${count(who.count, 'enemigo')}`;
}

const WOUNDED = {
  choice: '1 enemigo de tu cubierta a tu elección',
  each: 'cada enemigo de tu cubierta',
  'each-here': 'cada enemigo de esta zona',
} as const;

export const shipEffects: Pick<
  EffectWords<Clause>,
  | 'damage'
  | 'damage-node'
  | 'repair'
  | 'turn-ship'
  | 'drift'
  | 'board'
  | 'enemy-ship'
  | 'wound'
  | 'banish'
  | 'discard-enemy'
  | 'imprison'
  | 'hit-enemy-ship'
  | 'heal-self'
  | 'self-moves'
  | 'more-damage'
  | 'self-returns'
  | 'agenda'
  | 'discovery'
  | 'elder'
  | 'storm-moves'
  | 'new-storm'
  | 'destroy-port'
  | 'to-port'
  | 'clues-count-double'
  | 'prices'
  | 'begin-story'
> = {
  damage: ({ count: n }) => fact(`tu barco sufre ${amount(n, HARM)}`),
  'damage-node': ({ node: which }) =>
    fact(
      `queda destruido ${
        which === 'here'
          ? 'el puesto de la zona de este enemigo'
          : which === 'choice'
            ? '1 puesto a tu elección'
            : node(which)
      }`,
    ),
  repair: ({ count: n }) => order(`repara/reparar ${n === 1 ? '1 puesto' : `hasta ${n} puestos`}`),
  'turn-ship': () => order('pon/poner tu barco al rumbo que quieras'),
  drift: ({ by }) => fact(`tu barco avanza ${some(by, SPACES)} si tiene el paso libre`),
  board: ({ who }) => fact(boarders(who)),
  'enemy-ship': () => fact('aparece cerca de ti un barco enemigo'),
  wound: ({ which, count: n }) => fact(`${WOUNDED[which]} sufre ${some(n, HARM)}`),
  banish: ({ which }) =>
    order(`destierra/desterrar ${which === 'each' ? 'a todos los enemigos' : 'a 1 enemigo'} de tu cubierta`),
  'discard-enemy': ({ which }) =>
    order(`descarta/descartar ${which === 'each' ? 'a todos los enemigos' : 'a 1 enemigo'} de tu cubierta`),
  imprison: () => order('encierra/encerrar a 1 enemigo de tu cubierta en una celda libre'),
  'hit-enemy-ship': ({ count: n, within }) =>
    fact(`el barco enemigo más cercano, o el Primigenio, a ${some(within, SPACES)} como mucho, sufre ${some(n, HARM)}`),
  'heal-self': ({ count: n }) => fact(`este enemigo recupera ${some(n, HEALTH)}`),
  'self-moves': ({ steps: n }) => fact(`este enemigo avanza ${count(n, 'zona')} hacia el tripulante más cercano`),
  'more-damage': ({ count: n }) => fact(`este enemigo causa ${some(n, HARM)} más`),
  'self-returns': () => fact('este enemigo queda desterrado'),
  agenda: ({ by }) =>
    typeof by === 'number' && by < 0
      ? fact(`el ${agendaWord} retrocede ${some(-by, SPACES)}`)
      : fact(`el ${agendaWord} avanza ${amount(by, SPACES)}`),
  discovery: ({ by }) => fact(`la ficha de los jugadores avanza ${some(by, SPACES)}`),
  elder: ({ by }) => fact(`la ficha del Primigenio ${by < 0 ? 'se aleja' : 'se acerca'} ${some(Math.abs(by), SPACES)}`),
  'storm-moves': () => order('mueve/mover 1 tormenta 1 casilla en cualquier dirección'),
  'new-storm': ({ size, at }) =>
    fact(`se forma sobre ${at === 'you' ? 'tu barco' : 'el Primigenio'} una tormenta de ${some(size, SPACES)}`),
  'destroy-port': ({ which }) =>
    fact(`queda destruido ${which === 'nearest' ? 'el puerto más cercano' : 'el puerto que ocupa el Primigenio'}`),
  'to-port': () => fact('tu barco pasa al puerto libre más cercano'),
  'clues-count-double': () => fact('durante esta visita tus pistas valen el doble en la Universidad'),
  prices: ({ by }) =>
    fact(
      `durante esta visita todos los tesoros se compran y se venden por ${coins(Math.abs(by))} ${by < 0 ? 'menos' : 'más'}`,
    ),
  'begin-story': () => fact('esta historia continúa'),
};
