// German: resources, damage, tracks and passengers.
import type { Amount } from '../../../content/effect';
import type { Track } from '../../../content/ids';
import type { ShipEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY } from '../amounts';
import { byAmount, passengers, track } from '../forms';
import { type Clause, count, FIELDS, letting, long, order, parted, times, upTo } from '../grammar';
import { rooms } from '../places';
import { ADVANCE, DAMAGE, DEFEAT, LOWER, RAISE, RESCUE, RETREAT, RISK } from '../verbs';

const RESET = parted('zurück', 'setze', 'setzen');

const ADVANCE_OR_RETREAT = letting('vorrücken oder zurückfallen');

function advance(id: Track, by: Amount): Clause {
  if (typeof by === 'number') return order(ADVANCE, `${track(id)} um ${count(by, FIELDS)}`);
  return by === 'one-plus-half-surplus'
    ? order(
        ADVANCE,
        `${track(id)} um 1 Feld`,
        ' und um 1 weiteres für je 2, um die der Gesamtwert den Schwierigkeitsgrad übertrifft',
      )
    : order(ADVANCE, `${track(id)} um so viele Felder`, `, wie ${AS_MANY[by]}`);
}

function retreat(id: Track, by: number, fuelIfShort: true | undefined): Clause {
  const back = `${track(id)} um ${count(by, FIELDS)}`;
  if (!fuelIfShort) return order(RETREAT, back);
  const short = by === 1 ? 'falls sie das nicht kann' : 'für jedes Feld, um das sie nicht zurückfallen kann';
  return long(order(RETREAT, back, `; ${short}, ${order(LOWER, byAmount('fuel', 1)).main}`));
}

export const ship: Pick<EffectWords<Clause>, ShipEffectKind> = {
  gain: ({ resource, count: number }) => order(RAISE, byAmount(resource, number)),
  lose: ({ resource, count: number }) => order(LOWER, byAmount(resource, number)),
  'damage-ship': ({ times: number }) => order(DAMAGE, `das Schiff${number === 1 ? '' : ` ${times(number)}`}`),
  'damage-room': ({ room }) =>
    order(DAMAGE, room === 'chosen' ? 'ein unbeschädigtes Innenfeld deiner Wahl' : rooms.object(room)),
  advance: ({ track: id, by }) => advance(id, by),
  retreat: ({ track: id, by, fuelIfShort }) => retreat(id, by, fuelIfShort),
  reset: ({ track: id }) => order(RESET, track(id)),
  shift: ({ track: id, upTo: most }) => order(ADVANCE_OR_RETREAT, `${track(id)} um ${upTo(most, count(most, FIELDS))}`),
  risk: ({ count: number }) => order(RISK, passengers(number)),
  rescue: ({ where }) =>
    order(
      RESCUE,
      where === 'any-number' ? 'beliebig viele Passagiere' : 'alle Passagiere auf deinem Feld und benachbarten Feldern',
    ),
  'defeat-passengers': ({ count: number }) =>
    order(DEFEAT, `${number === 1 ? passengers(1) : 'alle Passagiere'} an Deck`),
  'defeat-passenger-in': ({ where }) =>
    order(DEFEAT, `${passengers(1)} im Vorrat${where === 'supply' ? '' : ' oder auf einem beliebigen Feld'}`),
};
