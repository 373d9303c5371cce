import { askOne, type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import type { OrderKind } from '../content/ids';
import { isCovered, isLand, kindAt } from '../map/chart';
import type { Hex } from '../map/geometry';
import type { Ref } from '../model/question';
import type { Table } from '../model/types';
import { expedition } from './cards/expedition';
import { loot, purge } from './cards/sites';
import { useTreasure } from './cards/treasure';
import { canVisit, visitPort } from './port/visit';
import { captainOf, hasFlag, isAfloat } from './query';
import { enterMap } from './sea/entering';
import { fireOrder } from './sea/guns';
import { navigationPoints, takeStep } from './sea/navigation';
import { deckStrain } from './ship/crew';
import { crewOrder } from './ship/crew-order';
import { issue } from './ship/orders';
import { comeBack, harbours } from './ship/returning';
import { trade } from './trade';
import { turnMenu } from './turn-menu';
import { cutTurnShort } from './turn-over';

/** A ship enters or comes back; whoever begins the turn in a port visits it (E1.20, E15.7, E7.1). */
export function* startTurn(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  g.emit({ type: 'turn', seat, number: (g.state.round - 1) * g.state.players + g.state.turn.taken + 1 });
  if (captain.sunk) {
    if (harbours(g, seat).length === 0) yield* cutTurnShort(); // no room anywhere: it waits for the next round
    yield* comeBack(g, seat);
  } else if (!captain.entered) yield* enterMap(g, seat);
  yield* g.book.moment(g, seat, 'turn-start');
  if (canVisit(g, seat)) yield* visitPort(g, seat); // E15.16
}

/** E2.7: one order, step or free action. Says whether the captain is done. */
export function* takeAction(g: Table, seat: Seat): Flow<boolean> {
  const { turn } = g.state;
  if (turn.arrived && turn.points === 0 && canVisit(g, seat)) {
    yield* visitPort(g, seat); // E7.1: the ship has stopped here
    return false;
  }
  const ref = yield* askOne(seat, () => turnMenu(g, seat));
  if (ref.is === 'helm' || ref.is === 'forward' || ref.is === 'reveal' || ref.is === 'pooled') {
    yield* takeStep(g, seat, ref);
    return false;
  }
  losePoints(g, seat);
  if (ref.is === 'end-turn') return true;
  yield* act(g, seat, ref);
  return false;
}

/** E3.11: anything but another step ends the order under way. */
function losePoints(g: Table, seat: Seat): void {
  const { turn } = g.state;
  if (turn.points === 0) return;
  g.emit({ type: 'points-lost', seat, points: turn.points });
  turn.points = 0;
}

function act(g: Table, seat: Seat, ref: Ref): Flow {
  switch (ref.is) {
    case 'order':
      return order(g, seat, ref.as, ref.fleeting);
    case 'visit':
      return visitPort(g, seat);
    case 'expedition':
      return expedition(g, seat);
    case 'purge':
      return purge(g, seat);
    case 'loot':
      return loot(g, seat, ref.wreck);
    case 'board-ship':
      return g.book.boardShip(g, seat, ref.ship);
    case 'trade':
      return trade(g, seat, ref.with);
    case 'use-treasure':
      return useTreasure(g, seat, ref.treasure);
    default:
      throw new Error(`${ref.is} is nothing to do in a turn`);
  }
}

function order(g: Table, seat: Seat, as: OrderKind, fleeting: boolean): Flow {
  if (as === 'artillery') return fireOrder(g, seat, fleeting);
  if (as === 'crew') {
    issue(g, seat, 'crew', fleeting);
    return crewOrder(g, seat);
  }
  g.state.turn.points = navigationPoints(g, seat);
  issue(g, seat, 'navigation', fleeting, g.state.turn.points);
  return NOTHING_HAPPENS;
}

/** Whether a turn ended here was ended at sea (E2.10, E2.11); a storm over land leaves it land (E17.13). */
export function isAtSea(g: Table, hex: Hex): boolean {
  if (hasFlag(g, 'storm-is-sea') && isCovered(g.state, hex)) return true;
  const kind = kindAt(g.state, g.content.tile, hex);
  return kind === null || !isLand(kind);
}

/** E2.13: STRAIN for everybody on deck, then a sea event. */
export function* endTurn(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  if (!isAfloat(captain) || !isAtSea(g, captain.hex)) return;
  for (const crew of [...captain.crew]) {
    if (crew.place.is !== 'deck') continue; // E2.12
    yield* g.book.hurt(g, seat, crew, 'strain', deckStrain(g, seat, crew), 'deck');
  }
  yield* g.book.moment(g, seat, 'turn-end-at-sea');
  yield* g.book.drawCard(g, seat, 'sea');
}
