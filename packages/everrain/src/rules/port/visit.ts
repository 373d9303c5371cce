import type { Flow, Seat } from '@undertow/kernel';
import { isHaven } from '../../map/chart';
import { scopeOf } from '../../model/scope';
import type { Visit } from '../../model/state';
import type { Table } from '../../model/types';
import { discard, putAway } from '../decks';
import { captainOf, isAfloat } from '../query';
import { showDenizens } from './denizens';
import { harbour } from './harbour';
import { destinationOf, portAt } from './ports';

/** Whether a ship on this hex can visit now: an uncovered port it has not visited this turn (E7.2, E5.48). */
export function canVisit(g: Table, seat: Seat): boolean {
  const captain = captainOf(g.state, seat);
  return (
    isAfloat(captain) && isHaven(g.state, g.content.tile, captain.hex) && !g.state.turn.visited.includes(captain.hex)
  );
}

/** E7.1 to E7.7: enemies go, passengers arrive, a denizen shows up, crew is sent about, and everybody comes back. */
export function* visitPort(g: Table, seat: Seat): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  if (!isAfloat(captain)) return;
  const { hex } = captain;
  const port = portAt(g, hex);
  if (port === null) return;
  state.turn.visited.push(hex);
  state.turn.arrived = false;
  const visit: Visit = {
    seat,
    hex,
    port,
    used: [],
    sent: [],
    denizens: [],
    cluesCountDouble: false,
    priceShift: 0,
    bestSales: [],
    freeListens: [],
  };
  state.visit = visit;
  g.emit({ type: 'visit', seat, hex, port });
  try {
    yield* g.book.banishEnemies(g, seat, [...captain.enemies]); // E7.3
    yield* passengersArrive(g, seat, port);
    yield* g.book.moment(g, seat, 'port-visit');
    yield* showDenizens(g, seat, visit);
    yield* harbour(g, seat, visit);
    const ashore = captain.crew.filter(({ place }) => place.is === 'ashore');
    yield* g.book.placeBelow(g, seat, ashore, true); // E7.7, E7.14
  } finally {
    leave(g, visit);
  }
}

/** Denizens nobody dealt with are discarded (E7.7). */
function leave(g: Table, { seat, port, denizens }: Visit): void {
  for (const card of denizens) putAway(g, 'denizen', card);
  g.state.visit = null;
  g.emit({ type: 'visit-over', seat, port });
}

/** E7.41, E7.42: by themselves, and their captain is rewarded. */
function* passengersArrive(g: Table, seat: Seat, port: string): Flow {
  const captain = captainOf(g.state, seat);
  const arrived = captain.passengers.filter(({ card }) => destinationOf(g, card) === port).map(({ card }) => card);
  for (const card of arrived) {
    captain.passengers = captain.passengers.filter((passenger) => passenger.card !== card);
    discard(g, 'denizen', card);
    g.emit({ type: 'passenger', seat, card, what: 'arrived' });
    const { resolution } = g.content.card(card);
    if (resolution.type === 'passenger') yield* g.book.run(g, resolution.reward, scopeOf(seat, `card:${card}`));
  }
}
