import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Destination, EnemyShipKind } from '../../content/card';
import type { Sea } from '../../map/chart';
import { hexesOfKind, isCovered, isEdge, knownHexes } from '../../map/chart';
import { axialQ, axialR, distance, type Hex, hexesOf, SIDES, type Side, START_SLOT } from '../../map/geometry';
import { poseOf } from '../../map/pose';
import { costsTo, goalsAt, goalsNear, waterAround } from '../../map/routes';
import type { Table } from '../../model/types';
import { START_HEX } from './waters';

/** Every hex a destination of this kind could be; whether near or far is counted from `from`, which is none itself. */
export function destinationsOf({ state, content }: Table, kind: Destination, from: Hex): Hex[] {
  const away = (hexes: readonly Hex[]): Hex[] => hexes.filter((hex) => hex !== from);
  switch (kind) {
    case 'nearest-port':
      return nearest(from, away(hexesOfKind(state, content.tile, 'port')));
    case 'farthest-port':
      return farthest(from, away(hexesOfKind(state, content.tile, 'port')));
    case 'nearest-altar': {
      const altars = hexesOfKind(state, content.tile, 'altar');
      return nearest(from, away(altars.filter((hex) => !state.explored.includes(hex))));
    }
    case 'nearest-island':
      return nearest(from, away(hexesOfKind(state, content.tile, 'island')));
    case 'farthest-island':
      return farthest(from, away(hexesOfKind(state, content.tile, 'island')));
    case 'edge':
      return nearest(from, away(knownHexes(state).filter(isEdge)));
    case 'storm':
      return nearest(from, away(knownHexes(state).filter((hex) => isCovered(state, hex))));
    default: {
      const never: never = kind;
      throw new Error(`there is no destination ${never}`);
    }
  }
}

export function nearest(from: Hex, hexes: readonly Hex[]): Hex[] {
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) least = Math.min(least, distance(from, hex));
  return hexes.filter((hex) => distance(from, hex) === least);
}

function farthest(from: Hex, hexes: readonly Hex[]): Hex[] {
  let most = -1;
  for (const hex of hexes) most = Math.max(most, distance(from, hex));
  return hexes.filter((hex) => distance(from, hex) === most);
}

/** E11.3, E11.21: the first of its preferences that the map offers; finally the start tile's first hex. */
export function* chooseDestination(g: Table, seat: Seat, { destinations }: EnemyShipKind, from: Hex): Flow<Hex> {
  for (const kind of destinations) {
    const hexes = destinationsOf(g, kind, from);
    if (hexes.length > 0) return yield* chooseHex(seat, 'route', hexes, 'E11.3');
  }
  return from === START_HEX ? (hexesOf(START_SLOT).at(-1) ?? START_HEX) : START_HEX;
}

/** One of several hexes that are as good. */
export function* chooseHex(
  seat: Seat,
  kind: 'route' | 'spawn-ship-hex' | 'elder-hex',
  hexes: readonly Hex[],
  rule: string,
): Flow<Hex> {
  const chosen = yield* askOne(seat, () => ({
    kind,
    options: hexes.map((hex) => ({ ref: { is: 'hex', hex } as const })),
    rule,
    auto: true,
  }));
  return chosen.hex;
}

/** The side on which a hex lies in a straight line, if it does. */
export function straightSide(from: Hex, to: Hex): Side | null {
  const dq = axialQ(to) - axialQ(from);
  const dr = axialR(to) - axialR(from);
  if (dr === 0) return dq > 0 ? 0 : 3;
  if (dq === 0) return dr > 0 ? 1 : 4;
  if (dq + dr === 0) return dr > 0 ? 2 : 5;
  return null;
}

/** E11.29: the sides that start a cheapest route, where the hex lies on none of the six lines. */
export function facingsToward(sea: Sea, g: Table, from: Hex, to: Hex): Side[] {
  const straight = straightSide(from, to);
  if (straight !== null) return [straight];
  const water = waterAround(sea, g.content.tile, from);
  let costs = costsTo(water, goalsAt(water, to));
  if (SIDES.every((side) => (costs[poseOf(from, side)] ?? -1) < 0)) costs = costsTo(water, goalsNear(water, from, to));
  let least = Number.POSITIVE_INFINITY;
  for (const side of SIDES) least = Math.min(least, costs[poseOf(from, side)] ?? least);
  return SIDES.filter((side) => costs[poseOf(from, side)] === least);
}

export function* chooseFacing(g: Table, seat: Seat, sea: Sea, from: Hex, to: Hex): Flow<Side> {
  const sides = facingsToward(sea, g, from, to);
  const chosen = yield* askOne(seat, () => ({
    kind: 'face-ship',
    options: sides.map((side) => ({ ref: { is: 'side', side } as const })),
    rule: 'E11.29',
    auto: true,
    about: { hex: from },
  }));
  return chosen.side;
}
