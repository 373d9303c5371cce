import type { Cell } from '../content/card';
import { isCovered, isHaven, type Sea, type Tiles } from './chart';
import { type Hex, relative, SIDES, type Side } from './geometry';
import { type Pose, poseOf } from './pose';
import type { Water } from './routes';
import { sees } from './sight';

/** Whether a ship lying so has the hex in its pattern and in sight, and can fire at all (E11.19, E7.9). */
export function canFire(sea: Sea, tiles: Tiles, pattern: readonly Cell[], hex: Hex, facing: Side, at: Hex): boolean {
  return inPattern(pattern, hex, facing, at) && isFiringPlace(sea, tiles, hex) && sees(sea, tiles, hex, at);
}

/** No storm over it, and no port. */
const isFiringPlace = (sea: Sea, tiles: Tiles, hex: Hex): boolean => !isCovered(sea, hex) && !isHaven(sea, tiles, hex);

export function inPattern(pattern: readonly Cell[], hex: Hex, facing: Side, at: Hex): boolean {
  for (const { dq, dr } of pattern) if (relative(hex, facing, dq, dr) === at) return true;
  return false;
}

/** Every way of lying from which the target could be fired at; with `water`, only where a ship can come at all. */
export function firingPoses(sea: Sea, tiles: Tiles, pattern: readonly Cell[], target: Hex, water?: Water): Pose[] {
  const poses: Pose[] = [];
  for (const facing of SIDES) {
    for (const { dq, dr } of pattern) {
      const hex = relative(target, facing, -dq, -dr);
      if (hex === undefined || (water && !water[hex])) continue;
      if (isFiringPlace(sea, tiles, hex) && sees(sea, tiles, hex, target)) poses.push(poseOf(hex, facing));
    }
  }
  return poses;
}
