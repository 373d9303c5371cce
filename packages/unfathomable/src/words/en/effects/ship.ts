// English: resources, damage, tracks and passengers.
import type { Amount } from '../../../content/effect';
import type { ShipEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY, amount, type Clause, count, order, passengers, resource, room, times, track } from '../grammar';

/** How far a marker goes. */
function far(by: Amount): string {
  if (typeof by === 'number') return count(by, 'space');
  return by === 'one-plus-half-surplus'
    ? '1 space, plus 1 for every 2 by which the total beats the target'
    : `as many spaces as ${AS_MANY[by]}`;
}

const onDeck = (number: 1 | 'all'): string => (number === 1 ? passengers(1) : 'all passengers');

export const ship: Pick<EffectWords<Clause>, ShipEffectKind> = {
  gain: ({ resource: id, count: number }) => order(`gain ${amount(id, number)}`),
  lose: ({ resource: id, count: number }) => order(`lose ${amount(id, number)}`),
  'damage-ship': ({ times: number }) => order(`damage the ship${number === 1 ? '' : ` ${times(number)}`}`),
  'damage-room': ({ room: id }) => order(`damage ${id === 'chosen' ? 'an undamaged room of your choice' : room(id)}`),
  advance: ({ track: id, by }) => order(`advance ${track(id)} ${far(by)}`),
  retreat: ({ track: id, by, fuelIfShort }) =>
    order(
      `retreat ${track(id)} ${far(by)}${fuelIfShort ? `, losing 1 ${resource('fuel', 1)} for each space it cannot retreat` : ''}`,
    ),
  reset: ({ track: id }) => order(`reset ${track(id)}`),
  shift: ({ track: id, upTo }) => order(`advance or retreat ${track(id)} up to ${count(upTo, 'space')}`),
  risk: ({ count: number }) => order(`risk ${passengers(number)}`),
  rescue: ({ where }) =>
    order(
      where === 'any-number'
        ? 'rescue any number of passengers'
        : 'rescue all passengers in your space and adjacent spaces',
    ),
  'defeat-passengers': ({ count: number }) => order(`defeat ${onDeck(number)} on deck`),
  'defeat-passenger-in': ({ where }) =>
    order(`defeat ${passengers(1)} in the supply${where === 'supply' ? '' : ' or in any space'}`),
};
