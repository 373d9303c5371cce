import type { Tile } from '../content/card';
import type { HexKind } from '../content/ids';
import type { PlacedTile, Storm } from '../model/state';
import { CELLS, cellOf, HEX_COUNT, type Hex, hexesOf, neighbour, SIDES, type Slot, slotOf } from './geometry';
import { covers } from './storms';

/** Finds a printed tile: the catalogue's own, on the page as in the rules. */
export type Tiles = (id: string) => Tile;

/** What lies on the board, as anybody sees it. The state and a view both fit. */
export interface Chart {
  readonly slots: readonly (PlacedTile | null)[];
  readonly destroyedPorts: readonly Hex[];
  readonly explored: readonly Hex[];
  readonly storms: readonly Storm[];
}

/** The chart and the ships on it. */
export interface Sea extends Chart {
  readonly captains: readonly { readonly hex: Hex | null }[];
  readonly enemyShips: readonly { readonly hex: Hex }[];
  readonly elder: { readonly arisen: { readonly hex: Hex } | null } | null;
}

/** What is printed on a hex, `null` where no tile lies. A destroyed port is calm sea (E14.19). */
export function kindAt(chart: Chart, tiles: Tiles, hex: Hex): HexKind | null {
  const placed = chart.slots[slotOf(hex)];
  if (!placed) return null;
  const cell = cellOf(hex);
  const kind = tiles(placed.tile).hexes[placed.turned ? CELLS - 1 - cell : cell] ?? null;
  return kind === 'port' && chart.destroyedPorts.includes(hex) ? 'calm' : kind;
}

export const isKnown = (chart: Chart, hex: Hex): boolean => hex >= 0 && !!chart.slots[slotOf(hex)];

const LAND: Readonly<Record<HexKind, boolean>> = {
  calm: false,
  rough: false,
  wreck: false,
  spawn: false,
  port: true,
  island: true,
  altar: true,
};
/** E5.25 */
export const isLand = (kind: HexKind): boolean => LAND[kind];

/** E5.26: a spawn hex is calm for all purposes. */
export const isCalm = (kind: HexKind | null): boolean => kind === 'calm' || kind === 'spawn';

export function isCovered(chart: Chart, hex: Hex): boolean {
  for (const storm of chart.storms) if (covers(storm, hex)) return true;
  return false;
}

/** E5.3, E5.43: where every cost is doubled, once (E5.5). */
export const isRough = (chart: Chart, tiles: Tiles, hex: Hex): boolean =>
  kindAt(chart, tiles, hex) === 'rough' || isCovered(chart, hex);

/** E7.8, E5.50: a port that no storm lies over. */
export const isHaven = (chart: Chart, tiles: Tiles, hex: Hex): boolean =>
  kindAt(chart, tiles, hex) === 'port' && !isCovered(chart, hex);

/** A captain's ship, an enemy ship or the Elder One is there. */
export function isOccupied(sea: Sea, hex: Hex): boolean {
  for (const captain of sea.captains) if (captain.hex === hex) return true;
  for (const ship of sea.enemyShips) if (ship.hex === hex) return true;
  return sea.elder?.arisen?.hex === hex;
}

/** Every hex of every tile that lies on the board. */
export function knownHexes(chart: Chart): Hex[] {
  const known: Hex[] = [];
  for (let slot = 0; slot < chart.slots.length; slot++) if (chart.slots[slot]) known.push(...hexesOf(slot));
  return known;
}

export function hexesOfKind(chart: Chart, tiles: Tiles, kind: HexKind): Hex[] {
  return knownHexes(chart).filter((hex) => kindAt(chart, tiles, hex) === kind);
}

/** E8.12: the altar of a tile that nobody has purged, if it has one. */
export function activeAltar(chart: Chart, tiles: Tiles, slot: Slot): Hex | null {
  for (const hex of hexesOf(slot)) {
    if (kindAt(chart, tiles, hex) === 'altar' && !chart.explored.includes(hex)) return hex;
  }
  return null;
}

const EDGE: readonly boolean[] = Array.from({ length: HEX_COUNT }, (_, hex) =>
  SIDES.some((side) => neighbour(hex, side) < 0),
);
/** Whether the board ends beside this hex. */
export const isEdge = (hex: Hex): boolean => EDGE[hex] ?? false;
