import type { Flow, Seat } from '@undertow/kernel';
import { isKnown } from '../../map/chart';
import { neighbour } from '../../map/geometry';
import type { Table } from '../../model/types';
import { captainOf, isAfloat } from '../query';
import { sailInto } from './navigation';
import { isTaken } from './waters';

/** An effect carries the ship ahead, as far as the way is free, at no cost; storms and altars are met as in any move. */
export function* drift(g: Table, seat: Seat, by: number): Flow {
  for (let i = 0; i < by; i++) {
    const captain = captainOf(g.state, seat);
    if (!isAfloat(captain)) return;
    const to = neighbour(captain.hex, captain.facing);
    if (!isKnown(g.state, to) || isTaken(g.state, seat, to)) return;
    yield* sailInto(g, seat, to, 0);
  }
}
