import type { Seat } from '@undertow/kernel';
import { ORDER_KINDS, type OrderKind } from '../content/ids';
import { isCovered } from '../map/chart';
import { distance } from '../map/geometry';
import type { AnyBlocked, AnyOption, Kind, Offer, Ref } from '../model/question';
import type { Captain } from '../model/state';
import type { Table } from '../model/types';
import { offerSite } from './cards/sites';
import { usableTreasures } from './cards/treasure';
import { canVisit } from './port/visit';
import { captainOf, isAfloat } from './query';
import { gunTargets } from './sea/guns';
import { isPassing, navigationOptions } from './sea/navigation';
import { boardableShips } from './ship/boarding';
import { crewOrderPossible } from './ship/crew-order';

const END_TURN: AnyOption = { ref: { is: 'end-turn' } };
const VISIT: AnyOption = { ref: { is: 'visit' } };

interface OrderOption {
  readonly plain: AnyOption;
  readonly fleeting: AnyOption;
  readonly none: AnyBlocked;
}

const orderOption = (as: OrderKind): OrderOption => ({
  plain: { ref: { is: 'order', as, fleeting: false } },
  fleeting: { ref: { is: 'order', as, fleeting: true } },
  none: { ref: { is: 'order', as, fleeting: false }, reason: 'no-fresh-order', rule: 'E3.3' },
});

const ORDER: Readonly<Record<OrderKind, OrderOption>> = {
  crew: orderOption('crew'),
  navigation: orderOption('navigation'),
  artillery: orderOption('artillery'),
};

interface Menu {
  readonly kind: Extract<Kind, 'turn'>;
  readonly options: readonly AnyOption[];
  readonly blocked: readonly AnyBlocked[];
  readonly rule: string;
}

/** Everything the captain could do now (E2.7, E2.15). */
export function turnMenu(g: Table, seat: Seat): Menu {
  const { turn } = g.state;
  const captain = captainOf(g.state, seat);
  const offer = navigationOptions(g, seat);
  if (turn.points > 0 && isPassing(g, seat)) return menuOf(offer); // E5.7
  if (turn.arrived && canVisit(g, seat)) {
    offer.options.push(VISIT); // E7.1: sailing on, or stopping here
    return menuOf(offer);
  }
  offerOrders(g, seat, captain, offer);
  if (isAfloat(captain)) offerSite(g, seat, captain, offer);
  if (g.state.enemyShips.length > 0) addAll(offer, boardableShips(g, seat));
  if (g.state.players > 1) offerTrades(g, seat, captain, offer);
  if (captain.hold.length > 0)
    for (const treasure of usableTreasures(g, seat)) offer.options.push({ ref: { is: 'use-treasure', treasure } });
  offer.options.push(END_TURN); // E2.8
  return menuOf(offer);
}

const menuOf = ({ options, blocked }: Offer): Menu => ({ kind: 'turn', options, blocked, rule: 'E2.7' });

function addAll(offer: Offer, more: Offer): void {
  for (const option of more.options) offer.options.push(option);
  for (const blocked of more.blocked) offer.blocked.push(blocked);
}

/** E3.3: as long as there is a fresh one of the kind, or a fleeting one (E3.18). */
function offerOrders(g: Table, seat: Seat, captain: Captain, offer: Offer): void {
  const { fresh } = captain;
  for (const as of ORDER_KINDS) {
    const { plain, fleeting, none } = ORDER[as];
    if (fresh[as] === 0 && fresh.fleeting === 0) {
      offer.blocked.push(none);
      continue;
    }
    if (as === 'artillery') {
      const targets = gunTargets(g, seat);
      if (targets.options.length === 0) {
        offer.blocked.push(silent(plain.ref, targets)); // E3.17
        continue;
      }
    } else if (as === 'crew' && !crewOrderPossible(g, seat)) continue;
    if (fresh[as] > 0) offer.options.push(plain);
    if (fresh.fleeting > 0) offer.options.push(fleeting);
  }
}

const NO_TARGET: AnyBlocked = { ref: ORDER.artillery.plain.ref, reason: 'no-target', rule: 'E3.17' };

/** Why no gun can be fired: what keeps them silent, where it is the same for all. */
function silent(ref: Ref, { blocked }: Offer): AnyBlocked {
  const [first] = blocked;
  if (!first || blocked.some(({ reason }) => reason !== first.reason)) return NO_TARGET;
  return { ref, reason: first.reason, rule: first.rule };
}

/** E2.16, E2.22: with captains on the next hexes, out of storms. */
function offerTrades(g: Table, seat: Seat, captain: Captain, offer: Offer): void {
  const { state } = g;
  if (!isAfloat(captain)) return;
  for (let other = 0; other < state.players; other++) {
    const partner = captainOf(state, other);
    if (other === seat || !isAfloat(partner) || distance(captain.hex, partner.hex) !== 1) continue;
    const ref = { is: 'trade' as const, with: other };
    if (isCovered(state, captain.hex) || isCovered(state, partner.hex))
      offer.blocked.push({ ref, reason: 'storm', rule: 'E2.22' });
    else offer.options.push({ ref });
  }
}
