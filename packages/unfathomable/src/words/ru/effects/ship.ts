// Russian: resources, damage, tracks and passengers.
import type { Amount } from '../../../content/effect';
import type { ShipEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY } from '../amounts';
import { byAmount, byPassengers, passengers, resource, track } from '../forms';
import { type Clause, count, order, STEPS, times } from '../grammar';
import { rooms } from '../places';

/** How far a marker goes forward. */
function forward(by: Amount): string {
  if (typeof by === 'number') return `на ${count(by, STEPS)} вперёд`;
  return by === 'one-plus-half-surplus'
    ? 'на 1 деление вперёд и ещё на 1 за каждые 2 единицы сверх целевого числа'
    : `вперёд на столько делений, ${AS_MANY[by]}`;
}

export const ship: Pick<EffectWords<Clause>, ShipEffectKind> = {
  gain: ({ resource: id, count: number }) => order(`повысьте/повысить ${byAmount(id, number)}`),
  lose: ({ resource: id, count: number }) => order(`снизьте/снизить ${byAmount(id, number)}`),
  'damage-ship': ({ times: number }) => order(`повредите/повредить судно${number === 1 ? '' : ` ${times(number)}`}`),
  'damage-room': ({ room }) =>
    order(
      `повредите/повредить ${room === 'chosen' ? 'неповреждённую внутреннюю область по вашему выбору' : rooms.object(room)}`,
    ),
  advance: ({ track: id, by }) => order(`передвиньте/передвинуть ${track(id)} ${forward(by)}`),
  retreat: ({ track: id, by, fuelIfShort }) =>
    order(
      `передвиньте/передвинуть ${track(id)} на ${count(by, STEPS)} назад${
        fuelIfShort ? `, снизив ${resource('fuel')} на 1 за каждое недостающее деление` : ''
      }`,
    ),
  reset: ({ track: id }) => order(`обнулите/обнулить ${track(id)}`),
  shift: ({ track: id, upTo }) =>
    order(`передвиньте/передвинуть ${track(id)} вперёд или назад не больше чем на ${count(upTo, STEPS)}`),
  risk: ({ count: number }) => order(`рискните/рискнуть ${byPassengers(number)}`),
  rescue: ({ where }) =>
    order(
      `спасите/спасти ${where === 'any-number' ? 'любое число пассажиров' : 'всех пассажиров в вашей и смежных областях'}`,
    ),
  'defeat-passengers': ({ count: number }) =>
    order(
      `победите/победить ${number === 1 ? `${passengers(1)} в наружной области` : 'всех пассажиров в наружных областях'}`,
    ),
  'defeat-passenger-in': ({ where }) =>
    order(`победите/победить ${passengers(1)} в запасе${where === 'supply' ? '' : ' или в любой области'}`),
};
