import type { Cell } from './card';

// Hexes as a ship sees them: (1,0) ahead, (0,1) and (-1,1) to starboard, (-1,0) astern, (0,-1) and (1,-1) to larboard.

const ring = (distance: number, dice: number, hex: (step: number) => readonly [number, number]): readonly Cell[] =>
  dice === 0
    ? []
    : Array.from({ length: distance + 1 }, (_, step) => {
        const [dq, dr] = hex(step);
        return { dq, dr, dice };
      });

/** Dice at one, two, three hexes, fanning out abeam. */
export const starboard = (...dice: readonly number[]): readonly Cell[] =>
  dice.flatMap((count, index) => ring(index + 1, count, (step) => [-step, index + 1]));

export const larboard = (...dice: readonly number[]): readonly Cell[] =>
  dice.flatMap((count, index) => ring(index + 1, count, (step) => [index + 1 - step, -index - 1]));

/** Straight ahead; for the stern the game turns it half round. */
export const ahead = (...dice: readonly number[]): readonly Cell[] =>
  dice.flatMap((count, index) => (count === 0 ? [] : [{ dq: index + 1, dr: 0, dice: count }]));

/** Two hexes away, to either side of straight ahead. */
export const bows = (dice: number): readonly Cell[] => [
  { dq: 1, dr: 1, dice },
  { dq: 2, dr: -1, dice },
];

/** All six neighbours. */
export const around = (dice: number): readonly Cell[] => [
  ...starboard(dice),
  ...larboard(dice),
  ...ahead(dice),
  { dq: -1, dr: 0, dice },
];
