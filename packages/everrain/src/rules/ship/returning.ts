import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { hexesOfKind, isCovered } from '../../map/chart';
import { distance, type Hex } from '../../map/geometry';
import type { AnyOption } from '../../model/question';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { entryHexes } from '../sea/entering';
import { isTaken } from '../sea/waters';
import { recruit } from './crew';

/** E15.7, E15.11: whole again, with one deckhand and 20 coin, at the free port nearest to where it sank. */
export function* comeBack(g: Table, seat: Seat): Flow {
  const captain = captainOf(g.state, seat);
  const place = yield* askOne(seat, () => ({
    kind: 'enter-hex',
    options: harbours(g, seat).map((hex): AnyOption => ({ ref: { is: 'hex', hex } })),
    rule: 'E15.7',
    auto: true,
  }));
  if (place.is !== 'hex') return;
  captain.sunk = false;
  captain.sankAt = null;
  captain.hex = place.hex;
  captain.destroyed.fill(false);
  g.emit({ type: 'entered', seat, hex: place.hex, facing: captain.facing, back: true });
  yield* recruit(g, seat, 'deckhand', 'returned');
  g.book.gainCoin(g, seat, 20, 'other');
}

/** E15.15: free ports, the open ones first; without any, where ships came onto the map. The nearest of them. */
export function harbours(g: Table, seat: Seat): Hex[] {
  const { state, content } = g;
  const free = hexesOfKind(state, content.tile, 'port').filter((hex) => !isTaken(state, seat, hex));
  const open = free.filter((hex) => !isCovered(state, hex));
  const from = captainOf(state, seat).sankAt;
  if (open.length > 0) return nearest(open, from);
  return free.length > 0 ? nearest(free, from) : entryHexes(g, seat);
}

function nearest(hexes: readonly Hex[], from: Hex | null): Hex[] {
  if (from === null) return [...hexes];
  let best = Number.POSITIVE_INFINITY;
  for (const hex of hexes) best = Math.min(best, distance(hex, from));
  return hexes.filter((hex) => distance(hex, from) === best);
}
