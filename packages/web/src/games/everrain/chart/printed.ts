import type { PlacedTile } from '@undertow/everrain';
import type { HexKind } from '@undertow/everrain/content/ids';
import { CELLS, cellOf, type Hex } from '@undertow/everrain/map';
import { tileOf } from '../facts';

/** What is printed on a hex of a tile as it lies. */
export function printedKind({ tile, turned }: PlacedTile, hex: Hex): HexKind {
  const cell = cellOf(hex);
  return tileOf(tile).hexes[turned ? CELLS - 1 - cell : cell] ?? 'calm';
}
