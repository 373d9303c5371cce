import { axialR, type Hex, neighbour, type Side } from '@undertow/everrain/map';
import { type Box, hexX, hexY } from './places';

/** Six keys in a ring, each lying where it leads; they go by their place, so that every alphabet has them. */
const RING: Readonly<Record<string, Side>> = { KeyQ: 4, KeyW: 5, KeyE: 0, KeyD: 1, KeyS: 2, KeyA: 3 };

/** Up and down lean to one side and to the other by turns, so that they stay in their column. */
function sideOfArrow(code: string, from: Hex): Side | undefined {
  const odd = axialR(from) % 2 !== 0;
  switch (code) {
    case 'ArrowLeft':
      return 3;
    case 'ArrowRight':
      return 0;
    case 'ArrowUp':
      return odd ? 4 : 5;
    case 'ArrowDown':
      return odd ? 2 : 1;
    default:
      return undefined;
  }
}

const inside = ({ x, y, width, height }: Box, hex: Hex): boolean =>
  hexX(hex) >= x && hexX(hex) <= x + width && hexY(hex) >= y && hexY(hex) <= y + height;

/** Where a key leads from here: `undefined` if it is no key for walking, the same hex at the rim of the sheet. */
export function walked(code: string, from: Hex, sheet: Box): Hex | undefined {
  const side = RING[code] ?? sideOfArrow(code, from);
  if (side === undefined) return undefined;
  const to = neighbour(from, side);
  return to >= 0 && inside(sheet, to) ? to : from;
}
