import type { View } from '@undertow/everrain';
import { type Hex, slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import { tileOf } from '../facts';
import { printedKind } from './printed';

interface Covered {
  readonly ships: readonly Seat[];
  readonly enemies: readonly string[];
  readonly ports: readonly string[];
}

/** What a storm over these hexes would cover (E5.39); a port that was destroyed is no port. */
export function underStorm(view: View, hexes: readonly Hex[]): Covered {
  const { captains, enemyShips, slots, destroyedPorts } = view;
  return {
    ships: captains.flatMap(({ hex }, seat) => (hex !== null && hexes.includes(hex) ? [seat] : [])),
    enemies: enemyShips.filter(({ hex }) => hexes.includes(hex)).map(({ kind }) => kind),
    ports: hexes.flatMap((hex) => {
      const tile = slots[slotOf(hex)];
      if (!tile || printedKind(tile, hex) !== 'port' || destroyedPorts.includes(hex)) return [];
      return tileOf(tile.tile).port ?? [];
    }),
  };
}
