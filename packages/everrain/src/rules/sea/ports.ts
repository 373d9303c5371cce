import type { Flow, Seat } from '@undertow/kernel';
import { hexesOfKind, isCovered, kindAt } from '../../map/chart';
import { type Hex, slotOf } from '../../map/geometry';
import type { Table } from '../../model/types';
import { discard } from '../decks';
import { captainOf, isAfloat } from '../query';
import { chooseHex, nearest } from './destinations';
import { firstShipHex, isTaken } from './waters';

/** E14.19: a port becomes calm sea; whoever wanted to go there leaves without a reward. */
export function razePort(g: Table, hex: Hex): void {
  const { state, content } = g;
  if (kindAt(state, content.tile, hex) !== 'port') return;
  const placed = state.slots[slotOf(hex)];
  const port = placed ? content.tile(placed.tile).port : undefined;
  if (port === undefined) return;
  state.destroyedPorts.push(hex);
  g.emit({ type: 'port-destroyed', hex, port });
  if (state.turn.arrived && state.captains[state.turn.seat]?.hex === hex) state.turn.arrived = false;
  for (let seat = 0; seat < state.captains.length; seat++) dropPassengers(g, seat, port);
  const { arisen, board } = state.elder;
  if (arisen && content.elder(board).objective.is === 'destroy-ports') g.book.elderProgress(g, 1);
}

function dropPassengers(g: Table, seat: Seat, port: string): void {
  const captain = captainOf(g.state, seat);
  for (const passenger of [...captain.passengers]) {
    const { resolution } = g.content.card(passenger.card);
    if (resolution.type !== 'passenger' || resolution.to !== port) continue;
    captain.passengers = captain.passengers.filter((each) => each !== passenger);
    discard(g, 'denizen', passenger.card);
    g.emit({ type: 'passenger', seat, card: passenger.card, what: 'lost' });
  }
}

/** An effect destroys a port: the one the Elder One is on, or the nearest to it, to the captain while it sleeps. */
export function* destroyPort(g: Table, which: 'elder-hex' | 'nearest', seat: Seat): Flow {
  const { state } = g;
  const { arisen } = state.elder;
  if (which === 'elder-hex') {
    if (arisen) razePort(g, arisen.hex);
    return;
  }
  const from = arisen?.hex ?? captainOf(state, seat).hex ?? firstShipHex(state);
  const ports = nearest(from, hexesOfKind(state, g.content.tile, 'port'));
  if (ports.length > 0) razePort(g, yield* chooseHex(state.first, 'route', ports, 'E14.19'));
}

/** An effect sets the ship on the nearest port that nobody lies in and no storm covers. It has not navigated there. */
export function* setToPort(g: Table, seat: Seat): Flow {
  const { state } = g;
  const captain = captainOf(state, seat);
  if (!isAfloat(captain)) return;
  const from = captain.hex;
  const free = hexesOfKind(state, g.content.tile, 'port').filter(
    (hex) => !isTaken(state, seat, hex) && !isCovered(state, hex),
  );
  if (free.length === 0) return;
  const to = yield* chooseHex(seat, 'route', nearest(from, free), 'E9.7');
  if (to === from) return;
  captain.hex = to;
  g.emit({ type: 'sailed', seat, from, to, cost: 0 });
}
