// Spanish: rounds, turns, orders, the sea, dice.
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import { token } from '../../tokens';
import {
  clues,
  count,
  facesText,
  fateDie,
  list,
  of,
  orders,
  orderUnit,
  orderWord,
  POINTS,
  SPACES,
  sentence,
  some,
} from '../grammar';
import { names } from '../naming';
import { agreed } from '../noun';
import { hexAt, hexTo, portName } from '../places';
import { because, crewOf, does, who, whose } from '../telling';

const points = (n: number): string => (n > 0 ? ` (${some(n, POINTS)})` : '');

const EXPLORED = {
  island: 'la isla queda explorada',
  altar: 'el altar queda purgado',
  wreck: 'el pecio queda saqueado',
} as const;

const WRECKS = {
  printed: 'un pecio',
  enemy: 'los restos de un barco enemigo',
  captain: 'los restos de un barco hundido',
} as const;

export const table: Pick<
  LogWords,
  | 'set-up'
  | 'round'
  | 'step'
  | 'turn'
  | 'turn-over'
  | 'refreshed'
  | 'order'
  | 'order-gained'
  | 'exhausted'
  | 'points-lost'
  | 'entered'
  | 'turned'
  | 'sailed'
  | 'tile'
  | 'storm'
  | 'storm-moved'
  | 'explored'
  | 'altar-stirs'
  | 'port-destroyed'
  | 'looted'
  | 'fate'
  | 'test'
  | 'dice'
  | 'omens-turned'
> = {
  'set-up': ({ first, end }, told) =>
    sentence(
      `empieza el viaje: el medidor termina en la casilla ${end}; ${told.seat(first).you ? 'empiezas' : 'empieza'} ${who(told, first)}`,
    ),
  round: ({ round, first }, told) =>
    sentence(`ronda ${round}; ${does(told, first, 'tienes', 'tiene')} la ficha de primer jugador`),
  step: () => '',
  turn: ({ seat }, told) =>
    sentence(told.seat(seat).you ? token('seat', seat, 'tu turno') : `turno de ${who(told, seat)}`),
  'turn-over': ({ seat, why }, told) =>
    sentence(
      why === 'sunk'
        ? `${whose(told, seat, 'el', 'turno')} acaba con el barco`
        : `${does(told, seat, 'terminas', 'termina')} el turno`,
    ),
  refreshed: ({ seat, orders: kinds }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'renuevas', 'renueva')} ${list(
            (['crew', 'navigation', 'artillery'] as const).flatMap((kind) => {
              const n = kinds.filter((each) => each === kind).length;
              return n > 0 ? [orders(kind, n)] : [];
            }),
            'y',
          )}`,
        ),
  order: ({ seat, as, fleeting, points: given }, told) =>
    sentence(
      `${does(told, seat, 'das', 'da')} una ${
        fleeting ? `${orderWord('fleeting')} como ${orderWord(as)}` : orderWord(as)
      }${given === undefined ? '' : `: ${some(given, POINTS)}`}`,
    ),
  'order-gained': ({ seat, order, source }, told) =>
    sentence(`${does(told, seat, 'ganas', 'gana')} ${orders(order, 1)}${because(told, source)}`),
  exhausted: ({ seat, orders: kinds, source }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'agotas', 'agota')} ${some(kinds.length, orderUnit('any'))}${because(told, source)}`,
        ),
  'points-lost': ({ seat, points: lost }, told) =>
    sentence(`${does(told, seat, 'pierdes', 'pierde')} ${some(lost, POINTS)}`),
  entered: ({ seat, hex, back }, told) =>
    sentence(`${whose(told, seat, 'el', 'barco')} ${back ? 'vuelve' : 'empieza el viaje'} ${hexAt(told, hex)}`),
  turned: ({ seat, cost }, told) => sentence(`${does(told, seat, 'viras', 'vira')}${points(cost)}`),
  sailed: ({ seat, to, cost }, told) =>
    sentence(`${does(told, seat, 'navegas', 'navega')} ${hexTo(told, to)}${points(cost)}`),
  tile: ({ seat, tile, clues: found }, told) =>
    sentence(
      `${does(told, seat, 'revelas', 'revela')} una loseta: ${token('tile', tile, lookUp(names.tiles, tile)?.name ?? tile)}${found > 0 ? ` (${clues(found)})` : ''}`,
    ),
  storm: ({ size }) => sentence(`se forma una tormenta de ${some(size, SPACES)}`),
  'storm-moved': ({ roll, hexes }) =>
    sentence(`${roll < 0 ? '' : `sale un ${roll}: `}una tormenta se desplaza y cubre ${some(hexes.length, SPACES)}`),
  explored: ({ what }) => sentence(EXPLORED[what]),
  'altar-stirs': ({ seat }, told) => sentence(`el altar se agita al paso ${of(whose(told, seat, 'el', 'barco'))}`),
  'port-destroyed': ({ port }) =>
    sentence(
      `${portName(port)} queda ${agreed(lookUp(names.ports, port) ?? { feminine: false, article: '' }, 'destruid')}; el mar se cierra encima`,
    ),
  looted: ({ seat, wreck }, told) => sentence(`${does(told, seat, 'saqueas', 'saquea')} ${WRECKS[wreck]}`),
  fate: ({ seat, crew, roll, purpose, final }, told) =>
    sentence(
      `${crew === null ? does(told, seat, 'tiras', 'tira') : `${crewOf(told, crew)} tira`} el ${fateDie}: ${roll}${because(told, purpose)}${final ? '' : '; la tirada se puede repetir'}`,
    ),
  test: ({ crew, value, needs, roll, success }, told) =>
    sentence(
      `${crewOf(told, crew)} hace una prueba de ${value === 'island' ? 'isla' : 'puerto'} (${needs}): sale un ${roll}, ${success ? 'éxito' : 'fracaso'}`,
    ),
  dice: ({ seat, what, attack, evasion, enemy, source }, told) => {
    const parts = [
      attack.length > 0 ? `ataque (${facesText(attack)})` : '',
      evasion.length > 0 ? `esquiva (${facesText(evasion)})` : '',
      enemy.length > 0 && what !== 'enemy' && what !== 'spawn' ? `enemigo (${facesText(enemy)})` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    return sentence(`${whose(told, seat, 'los', 'dados')}${because(told, source)}: ${parts.join(', ')}`);
  },
  'omens-turned': ({ seat, attack, evasion }, told) =>
    sentence(
      `${does(told, seat, 'conviertes', 'convierte')} ${list(
        [
          attack > 0 ? `${count(attack, 'presagio')} en daño` : '',
          evasion > 0 ? `${count(evasion, 'presagio')} en esquiva` : '',
        ].filter(Boolean),
        'y',
      )}`,
    ),
};
