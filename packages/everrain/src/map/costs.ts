import { type Chart, isCovered, isHaven, isRough, type Tiles } from './chart';
import type { Hex } from './geometry';

// What a captain's ship pays in navigation points. Enemies turn in ports as anywhere else.

/** E5.1, E5.3; free in a port that no storm covers (E5.11, E5.51). */
export const turnCost = (chart: Chart, tiles: Tiles, hex: Hex): number =>
  isHaven(chart, tiles, hex) ? 0 : isRough(chart, tiles, hex) ? 2 : 1;

/** E5.4: doubled when either the hex left or the hex entered is rough or stormy. */
export const moveCost = (chart: Chart, tiles: Tiles, from: Hex, to: Hex): number =>
  isRough(chart, tiles, from) || isRough(chart, tiles, to) ? 2 : 1;

/** E5.13 */
export const revealCost = (chart: Chart, tiles: Tiles, hex: Hex): number => (isRough(chart, tiles, hex) ? 2 : 1);

/** Whoever knows the water pays rough seas like calm ones; storms cannot be talked round. */
export const isWaivable = (chart: Chart, cost: number, from: Hex, to: Hex): boolean =>
  cost > 1 && !isCovered(chart, from) && !isCovered(chart, to);
