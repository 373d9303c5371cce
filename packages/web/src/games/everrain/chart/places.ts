import type { View } from '@undertow/everrain';
import { axialQ, axialR, type Hex, hexesOf, SLOT_COUNT, type Slot } from '@undertow/everrain/map';

/** Radius of a hex on the chart; everything else follows. */
export const R = 42;
const WIDTH = R * Math.sqrt(3);

export const hexX = (hex: Hex): number => Math.round((axialQ(hex) + axialR(hex) / 2) * WIDTH * 10) / 10;
export const hexY = (hex: Hex): number => axialR(hex) * 1.5 * R;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the chart worth looking at: what is known, what can be chosen, and a rim of what is not. */
export function worthSeeing(slots: View['slots'], lit: readonly Hex[] = []): Box {
  const known = slots.flatMap((tile, slot) => (tile ? [slot] : []));
  const shown: readonly Slot[] = known.length > 0 ? known : [12];
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const hex of [...shown.flatMap((slot) => hexesOf(slot)), ...lit]) {
    left = Math.min(left, hexX(hex));
    right = Math.max(right, hexX(hex));
    top = Math.min(top, hexY(hex));
    bottom = Math.max(bottom, hexY(hex));
  }
  const rim = R * 1.35;
  // The ruler lies over what is above.
  const above = R * 2;
  return { x: left - rim, y: top - above, width: right - left + 2 * rim, height: bottom - top + above + rim };
}

export const EVERY_SLOT: readonly Slot[] = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);
