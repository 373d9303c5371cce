import type { View } from '@undertow/everrain';
import { slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import { printedKind } from '../chart/printed';
import { tileOf } from '../facts';

/** The name of the port a ship lies in, if it lies in one. */
export function portAt(view: View, seat: Seat): string | null {
  const hex = view.captains[seat]?.hex ?? null;
  const tile = hex === null ? null : view.slots[slotOf(hex)];
  if (hex === null || !tile || view.destroyedPorts.includes(hex)) return null;
  return printedKind(tile, hex) === 'port' ? (tileOf(tile.tile).port ?? null) : null;
}
