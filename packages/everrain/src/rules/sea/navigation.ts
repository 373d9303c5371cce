import { type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import { withoutCaptain } from '../../map/around';
import { activeAltar, isCovered, isHaven, isKnown } from '../../map/chart';
import { isWaivable, moveCost, turnCost } from '../../map/costs';
import { comesFree } from '../../map/courses';
import { type Hex, neighbour, type Side, slotOf, turned } from '../../map/geometry';
import { strikes } from '../../map/storms';
import type { AnyOption, BlockedReason, Offer, Ref } from '../../model/question';
import type { Captain } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import { pointsOfOrder } from '../ship/manning';
import { shipStat } from '../ship/passives';
import { poolOrders, poolSizes } from './pooled';
import { reveal, revealPrice, revealTrouble } from './reveal';
import { strike } from './storms';
import { isTaken } from './waters';

/** E3.9: what a navigation order would give now. */
export const navigationPoints = (g: Table, seat: Seat): number => pointsOfOrder(g, seat).points;

const LARBOARD: AnyOption = { ref: { is: 'helm', by: -1 } };
const STARBOARD: AnyOption = { ref: { is: 'helm', by: 1 } };
const FORWARD: AnyOption = { ref: { is: 'forward' } };
const REVEAL: AnyOption = { ref: { is: 'reveal' } };

/** What a step costs this ship, rough seas waived where somebody aboard knows them. */
export function priceOf(g: Table, seat: Seat, cost: number, from: Hex, to: Hex): number {
  const waived = isWaivable(g.state, cost, from, to) && waiversLeft(g, seat) > 0;
  return waived ? 1 : cost;
}

const waiversLeft = (g: Table, seat: Seat): number => shipStat(g, seat, 'sight') - g.state.turn.smoothed;

function pay(g: Table, cost: number, price: number): void {
  g.state.turn.points -= price;
  if (price < cost) g.state.turn.smoothed++;
}

/** E5.7: whether the ship could leave the hex of another with what would be left. */
function getsAway(g: Table, seat: Seat, hex: Hex, facing: Side, points: number): boolean {
  const helm = { hex, facing, points, waivers: waiversLeft(g, seat) };
  return comesFree(withoutCaptain(g.state, seat), g.content.tile, helm);
}

/** On the hex of another ship: it must go on, and nothing else can be done meanwhile (E5.7). */
export function isPassing(g: Table, seat: Seat): boolean {
  const captain = captainOf(g.state, seat);
  return (
    g.state.turn.points > 0 &&
    isAfloat(captain) &&
    isTaken(g.state, seat, captain.hex) &&
    getsAway(g, seat, captain.hex, captain.facing, g.state.turn.points)
  );
}

/** The steps open to the ship whose turn it is, and two orders for one step where there is no other way (E3.13). */
export function navigationOptions(g: Table, seat: Seat): Offer {
  const offer: Offer = { options: [], blocked: [] };
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return offer;
  const points = g.state.turn.points;
  const passing = points > 0 && isTaken(g.state, seat, captain.hex);
  offerHelm(g, seat, captain, passing, offer);
  if (points > 0) offerForward(g, seat, captain, offer);
  offerReveal(g, seat, captain, passing, offer);
  if (!passing) for (const count of poolSizes(g, seat)) offer.options.push({ ref: { is: 'pooled', count } });
  return offer;
}

type Ship = Captain & { hex: Hex };

function block(offer: Offer, ref: Ref, reason: BlockedReason, rule: string): void {
  offer.blocked.push({ ref, reason, rule });
}

function offerHelm(g: Table, seat: Seat, { hex, facing }: Ship, passing: boolean, offer: Offer): void {
  const points = g.state.turn.points;
  const cost = turnCost(g.state, g.content.tile, hex);
  if (points === 0 && cost > 0) return;
  const price = priceOf(g, seat, cost, hex, hex);
  for (const option of [LARBOARD, STARBOARD]) {
    if (price > points) block(offer, option.ref, 'not-enough-points', 'E5.3');
    else if (
      passing &&
      option.ref.is === 'helm' &&
      !getsAway(g, seat, hex, turned(facing, option.ref.by), points - price)
    )
      block(offer, option.ref, 'would-stop-on-ship', 'E5.7');
    else offer.options.push(option);
  }
}

function offerForward(g: Table, seat: Seat, { hex, facing }: Ship, offer: Offer): void {
  const points = g.state.turn.points;
  const to = neighbour(hex, facing);
  if (to < 0) block(offer, FORWARD.ref, 'board-edge', 'E5.20');
  else if (!isKnown(g.state, to)) block(offer, FORWARD.ref, 'unrevealed', 'E5.37');
  else {
    const price = priceOf(g, seat, moveCost(g.state, g.content.tile, hex, to), hex, to);
    if (price > points) block(offer, FORWARD.ref, 'not-enough-points', 'E5.4');
    else if (isTaken(g.state, seat, to) && !getsAway(g, seat, to, facing, points - price))
      block(offer, FORWARD.ref, 'would-stop-on-ship', 'E5.7');
    else offer.options.push(FORWARD);
  }
}

/** Facing charted sea there is nothing to reveal; that is only worth saying while the ship is being steered. */
function offerReveal(g: Table, seat: Seat, captain: Ship, passing: boolean, offer: Offer): void {
  const { hex, facing } = captain;
  const points = g.state.turn.points;
  const to = neighbour(hex, facing);
  if (to < 0 || isKnown(g.state, to)) {
    if (points > 0 && to < 0) block(offer, REVEAL.ref, 'board-edge', 'E5.20');
    else if (points > 0) block(offer, REVEAL.ref, 'not-at-edge', 'E5.12');
    return;
  }
  const trouble = revealTrouble(g, seat, captain);
  if (trouble) block(offer, REVEAL.ref, trouble.reason, trouble.rule);
  else if (passing && !getsAway(g, seat, hex, facing, points - revealPrice(g, seat, hex)))
    block(offer, REVEAL.ref, 'would-stop-on-ship', 'E5.7');
  else offer.options.push(REVEAL);
}

/** Takes one of the steps offered. */
export function takeStep(g: Table, seat: Seat, ref: Ref): Flow {
  switch (ref.is) {
    case 'helm':
      return turn(g, seat, ref.by);
    case 'forward':
      return forward(g, seat);
    case 'reveal':
      return reveal(g, seat);
    case 'pooled':
      poolOrders(g, seat, ref.count);
      return NOTHING_HAPPENS;
    default:
      throw new Error(`${ref.is} is no step of a ship`);
  }
}

function* turn(g: Table, seat: Seat, by: 1 | -1): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return;
  const { hex } = captain;
  const cost = turnCost(g.state, g.content.tile, hex);
  const price = priceOf(g, seat, cost, hex, hex);
  pay(g, cost, price);
  captain.facing = turned(captain.facing, by);
  g.emit({ type: 'turned', seat, facing: captain.facing, cost: price });
  if (isCovered(g.state, hex)) yield* strike(g, seat, 1); // E5.44
}

function* forward(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain)) return;
  const from = captain.hex;
  const to = neighbour(from, captain.facing);
  const cost = moveCost(g.state, g.content.tile, from, to);
  const price = priceOf(g, seat, cost, from, to);
  pay(g, cost, price);
  yield* sailInto(g, seat, to, price);
}

/** The ship comes to the next hex: storms strike first, then an altar there stirs (E8.18). */
export function* sailInto(g: Table, seat: Seat, to: Hex, cost: number): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  if (!isAfloat(captain)) return;
  const from = captain.hex;
  captain.hex = to;
  if (state.turn.seat === seat) state.turn.arrived = isHaven(state, g.content.tile, to); // E7.1
  g.emit({ type: 'sailed', seat, from, to, cost });
  const hits = strikes(state.storms, from, to);
  if (hits > 0) yield* strike(g, seat, hits);
  if (captain.sunk || slotOf(from) === slotOf(to)) return; // E8.16
  const altar = activeAltar(state, g.content.tile, slotOf(to));
  if (altar === null) return;
  g.emit({ type: 'altar-stirs', seat, hex: altar });
  yield* g.book.spawnOnDeck(g, seat, { count: 1 }); // E8.13
}
