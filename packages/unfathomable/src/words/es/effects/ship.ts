// Spanish: resources, damage, tracks and passengers.
import type { Amount } from '../../../content/effect';
import type { ShipEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY } from '../amounts';
import { amount, passengers, passengerWord, resource, track } from '../forms';
import { type Clause, count, order, times } from '../grammar';
import { rooms } from '../places';

/** How far a marker goes. */
function far(by: Amount): string {
  if (typeof by === 'number') return count(by, 'casilla');
  return by === 'one-plus-half-surplus'
    ? '1 casilla, más 1 por cada 2 puntos en que el total supere la dificultad'
    : `tantas casillas como ${AS_MANY[by]}`;
}

export const ship: Pick<EffectWords<Clause>, ShipEffectKind> = {
  gain: ({ resource: id, count: number }) => order(`obtén/obtener ${amount(id, number)}`),
  lose: ({ resource: id, count: number }) => order(`pierde/perder ${amount(id, number)}`),
  'damage-ship': ({ times: number }) => order(`daña/dañar el barco${number === 1 ? '' : ` ${times(number)}`}`),
  'damage-room': ({ room }) =>
    order(`daña/dañar ${room === 'chosen' ? 'una casilla interior sin dañar a tu elección' : rooms.the(room)}`),
  advance: ({ track: id, by }) => order(`haz/hacer avanzar ${track(id)} ${far(by)}`),
  retreat: ({ track: id, by, fuelIfShort }) =>
    order(
      `haz/hacer retroceder ${track(id)} ${far(by)}${
        fuelIfShort ? ` y pierde/perder 1 de ${resource('fuel')} por cada casilla que no pueda retroceder` : ''
      }`,
    ),
  reset: ({ track: id }) => order(`reinicia/reiniciar ${track(id)}`),
  shift: ({ track: id, upTo }) => order(`haz/hacer avanzar o retroceder ${track(id)} hasta ${count(upTo, 'casilla')}`),
  risk: ({ count: number }) => order(`arriesga/arriesgar ${passengers(number)}`),
  rescue: ({ where }) =>
    order(
      `rescata/rescatar a ${
        where === 'any-number'
          ? `cualquier número de ${passengerWord(2)}`
          : `todos los ${passengerWord(2)} de tu casilla y de las adyacentes`
      }`,
    ),
  'defeat-passengers': ({ count: number }) =>
    order(`derrota/derrotar a ${number === 1 ? passengers(1) : `todos los ${passengerWord(2)}`} de cubierta`),
  'defeat-passenger-in': ({ where }) =>
    order(
      `derrota/derrotar a ${passengers(1)} del suministro común${where === 'supply' ? '' : ' o de cualquier casilla'}`,
    ),
};
