import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { isCalm, isLand, kindAt, knownHexes } from '../../map/chart';
import { distance, type Hex, hexesOf, SIDES, START_SLOT } from '../../map/geometry';
import type { AnyOption } from '../../model/question';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { layTile } from './reveal';
import { isTaken, START_HEX } from './waters';

const FACINGS: readonly AnyOption[] = SIDES.map((side) => ({ ref: { is: 'side', side } }));

/** E1.19 to E1.23: a ship comes onto the map; the first of all lays the start tile, which pays no clues. */
export function* enterMap(g: Table, seat: Seat): Flow {
  if (!g.state.slots[START_SLOT]) yield* layTile(g, seat, START_SLOT, false);
  const place = yield* askOne(seat, () => ({
    kind: 'enter-hex',
    options: entryHexes(g, seat).map((hex) => ({ ref: { is: 'hex', hex } as const })),
    rule: 'E1.19',
    auto: true,
  }));
  const heading = yield* askOne(seat, () => ({
    kind: 'enter-facing',
    options: FACINGS,
    rule: 'E1.19',
    about: { hex: place.hex },
  }));
  const captain = captainOf(g.state, seat);
  captain.hex = place.hex;
  captain.facing = heading.is === 'side' ? heading.side : 0;
  captain.entered = true;
  g.emit({ type: 'entered', seat, hex: place.hex, facing: captain.facing, back: false });
}

/** Free calm hexes of the start tile; else any free sea hex there; else of the nearest tile (E1.21, E1.23). */
export function entryHexes(g: Table, seat: Seat): Hex[] {
  const { state, content } = g;
  const free = (hex: Hex): boolean => !isTaken(state, seat, hex);
  const start = hexesOf(START_SLOT).filter(free);
  const calm = start.filter((hex) => isCalm(kindAt(state, content.tile, hex)));
  if (calm.length > 0) return calm;
  const isSea = (hex: Hex): boolean => {
    const kind = kindAt(state, content.tile, hex);
    return kind !== null && !isLand(kind);
  };
  const sea = start.filter(isSea);
  if (sea.length > 0) return sea;
  const elsewhere = knownHexes(state).filter((hex) => free(hex) && isSea(hex));
  let nearest = Number.POSITIVE_INFINITY;
  for (const hex of elsewhere) nearest = Math.min(nearest, distance(hex, START_HEX));
  const near = elsewhere.filter((hex) => distance(hex, START_HEX) === nearest);
  return near.length > 0 ? near : start;
}
