import type { Tile } from '../../src/content/card';
import type { HexKind } from '../../src/content/ids';
import type { Sea } from '../../src/map/chart';
import { CELLS, type Hex, hexAt, SLOT_COUNT } from '../../src/map/geometry';
import type { Storm } from '../../src/model/state';

const KINDS: Readonly<Record<string, HexKind>> = {
  '.': 'calm',
  '~': 'rough',
  w: 'wreck',
  s: 'spawn',
  P: 'port',
  I: 'island',
  A: 'altar',
};

/** A tile as one writes it, six letters row by row. */
export const tiles = (letters: string): Tile => {
  const kinds = [...letters].map((letter) => KINDS[letter] ?? 'calm');
  const [a, b, c, d, e, f] = kinds;
  if (!a || !b || !c || !d || !e || !f || kinds.length !== CELLS) throw new Error(`${letters} is no tile`);
  return { id: letters, act: 1, clues: 0, hexes: [a, b, c, d, e, f] };
};

export interface Drawn {
  /** By slot; all open water unless said otherwise. */
  readonly map?: Readonly<Record<number, string>>;
  readonly storms?: readonly Storm[];
  readonly ships?: readonly Hex[];
  readonly foes?: readonly Hex[];
  readonly elder?: Hex;
  readonly destroyedPorts?: readonly Hex[];
}

/** The whole board charted, calm but for what is named; `null` tiles are written as an empty string. */
export const sea = ({ map = {}, storms = [], ships = [], foes = [], elder, destroyedPorts = [] }: Drawn = {}): Sea => ({
  slots: Array.from({ length: SLOT_COUNT }, (_, slot) => {
    const tile = map[slot] ?? '......';
    return tile === '' ? null : { tile, turned: false };
  }),
  destroyedPorts,
  explored: [],
  storms,
  captains: ships.map((hex) => ({ hex })),
  enemyShips: foes.map((hex) => ({ hex })),
  elder: elder === undefined ? null : { arisen: { hex: elder } },
});

/** By axial coordinates. The start tile's first hex is (4, 4). */
export function at(q: number, r: number): Hex {
  const hex = hexAt(q, r);
  if (hex === undefined) throw new Error(`(${q}, ${r}) is beyond the board`);
  return hex;
}

export const storm = (size: number, q: number, r: number, orientation: Storm['orientation'] = 0): Storm => ({
  size,
  orientation,
  q,
  r,
});
