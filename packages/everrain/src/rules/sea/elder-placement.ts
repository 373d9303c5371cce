import type { Flow } from '@undertow/kernel';
import type { ElderBoard } from '../../content/card';
import { hexesOfKind, isCovered, isEdge, isOccupied, knownHexes } from '../../map/chart';
import { type Hex, hexesOf, START_SLOT } from '../../map/geometry';
import type { Table } from '../../model/types';
import { chooseHex, nearest } from './destinations';
import { distanceTo, shipHexes } from './elder-goals';
import { firstShipHex } from './waters';

/** E14.2, E14.14: where its board says; the first player chooses among hexes as good, and the nearest free one if taken. */
export function* elderHex(g: Table, board: ElderBoard): Flow<Hex> {
  const { state } = g;
  const wanted = placementHexes(g, board.placement);
  const free = wanted.filter((hex) => !isOccupied(state, hex));
  if (free.length > 0) return yield* chooseHex(state.first, 'elder-hex', free, 'E14.2');
  const near = freeNear(g, wanted);
  return yield* chooseHex(state.first, 'elder-hex', near.length > 0 ? near : wanted, 'E14.14');
}

/** Free hexes nearest to any of these. */
function freeNear(g: Table, wanted: readonly Hex[]): Hex[] {
  const free = knownHexes(g.state).filter((hex) => !isOccupied(g.state, hex));
  let least = Number.POSITIVE_INFINITY;
  for (const hex of free) least = Math.min(least, distanceTo(hex, wanted));
  return free.filter((hex) => distanceTo(hex, wanted) === least);
}

function placementHexes(g: Table, placement: ElderBoard['placement']): Hex[] {
  const { state, content } = g;
  const near = firstShipHex(state);
  switch (placement) {
    case 'start-tile':
      return [...hexesOf(START_SLOT)];
    case 'farthest-from-ships':
      return farFromShips(g, knownHexes(state));
    case 'nearest-altar': {
      const altars = hexesOfKind(state, content.tile, 'altar');
      const active = altars.filter((hex) => !state.explored.includes(hex));
      return nearestOr(g, near, active.length > 0 ? active : altars);
    }
    case 'edge': {
      const rim = knownHexes(state).filter(isEdge);
      return farFromShips(g, rim.length > 0 ? rim : knownHexes(state));
    }
    case 'nearest-storm':
      return nearestOr(
        g,
        near,
        knownHexes(state).filter((hex) => isCovered(state, hex)),
      );
    default: {
      const never: never = placement;
      throw new Error(`there is no placement ${never}`);
    }
  }
}

/** Where the map has none of these, it rises as far from everybody as it can. */
const nearestOr = (g: Table, near: Hex, hexes: readonly Hex[]): Hex[] =>
  hexes.length > 0 ? nearest(near, hexes) : farFromShips(g, knownHexes(g.state));

function farFromShips(g: Table, hexes: readonly Hex[]): Hex[] {
  const ships = shipHexes(g);
  let most = -1;
  for (const hex of hexes) most = Math.max(most, distanceTo(hex, ships));
  return hexes.filter((hex) => distanceTo(hex, ships) === most);
}
