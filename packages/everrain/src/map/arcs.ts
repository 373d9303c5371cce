import type { Artillery, Cell } from '../content/card';
import { type Hex, relative, type Side } from './geometry';

export interface Aim {
  readonly hex: Hex;
  readonly dice: number;
}

/** Where these cells lie for a ship here; cells beyond the board are left out. `turned`: half round, for the stern. */
export function aimed(cells: readonly Cell[], hex: Hex, facing: Side, turned = false): Aim[] {
  const aims: Aim[] = [];
  for (const { dq, dr, dice } of cells) {
    const at = turned ? relative(hex, facing, -dq, -dr) : relative(hex, facing, dq, dr);
    if (at !== undefined) aims.push({ hex: at, dice });
  }
  return aims;
}

/** E4.40 to E4.42: every hex a gun could hit from here, and with how many dice. Bow guns are turned for the stern. */
export const arcOf = (gun: Artillery, end: 'bow' | 'stern' | null, hex: Hex, facing: Side): Aim[] =>
  aimed(gun.cells, hex, facing, end === 'stern');

const ALL_ROUND: readonly Cell[] = [
  { dq: 1, dr: 0, dice: 1 },
  { dq: 0, dr: 1, dice: 1 },
  { dq: -1, dr: 1, dice: 1 },
  { dq: -1, dr: 0, dice: 1 },
  { dq: 0, dr: -1, dice: 1 },
  { dq: 1, dr: -1, dice: 1 },
];
/** E14.16: without a pattern of its own, the six hexes around. */
export const patternOf = ({ pattern }: { readonly pattern: readonly Cell[] }): readonly Cell[] =>
  pattern.length > 0 ? pattern : ALL_ROUND;
