// Whom the guns can reach, and what a shot is worth.
import { chanceToHit, extraGunDice, type Post } from '@undertow/everrain';
import type { Artillery } from '@undertow/everrain/content/card';
import {
  arcOf,
  type Hex,
  isCovered,
  isHaven,
  type Pose,
  poseOf,
  relative,
  SIDES,
  type Side,
  sees,
} from '@undertow/everrain/map';
import type { Situation } from './situation';
import type { Voyage } from './voyage';

type End = 'bow' | 'stern' | null;

interface Gun {
  readonly gun: Artillery;
  readonly end: End;
  readonly post: Post;
}

/** Every gun that works, once for each end it fires from. */
export function gunsOf({ me, content }: Situation): readonly Gun[] {
  const guns: Gun[] = [];
  for (const { installed, schematic } of me.guns) {
    if (installed === null || schematic !== null) continue;
    const gun = content.artillery(installed);
    if (gun.slot !== 'ends') guns.push({ gun, end: null, post: gun.slot });
    else for (const end of gun.ends ?? (['bow', 'stern'] as const)) guns.push({ gun, end, post: end });
  }
  return guns;
}

const HIT = 2 / 3;

/** What so many attack dice at what lies on a hex are worth. */
export function shotWorth(s: Situation, hex: Hex, dice: number): number {
  const { view, content, taste } = s;
  const ship = view.enemyShips.find((each) => each.hex === hex);
  if (ship) {
    const left = content.enemyShip(ship.kind).health - ship.trauma;
    const damage = Math.min(left, dice * HIT);
    return taste.gunnery * (damage * taste.agenda * 0.8 + chanceToHit(dice, left) * (taste.spoils + 8));
  }
  if (view.elder?.arisen?.hex === hex) return taste.gunnery * dice * HIT * 3;
  return -1;
}

export interface Shot {
  readonly post: Post;
  readonly worth: number;
}

/** The best shot from each post as the ship lies, whether anybody stands there or not. */
export function shotsFrom(s: Situation, hex: Hex, facing: Side): readonly Shot[] {
  const { view, content, seat, aboard } = s;
  const targets = view.enemyShips.map((ship) => ship.hex);
  if (view.elder?.arisen) targets.push(view.elder.arisen.hex);
  if (targets.length === 0 || isCovered(view, hex) || isHaven(view, content.tile, hex)) return [];
  const shots: Shot[] = [];
  for (const { gun, end, post } of gunsOf(s))
    for (const aim of arcOf(gun, end, hex, facing)) {
      if (!targets.includes(aim.hex) || isHaven(view, content.tile, aim.hex)) continue;
      if (!sees(view, content.tile, hex, aim.hex)) continue;
      const worth = shotWorth(s, aim.hex, Math.max(1, aim.dice + extraGunDice(aboard, seat, post)));
      if (worth > 0) shots.push({ post, worth });
    }
  return shots;
}

/** Ways of lying the ship can come to from which a target could be hit, with the dice of it. */
export function firingPlaces(
  s: Situation,
  { points, waters }: Voyage,
  target: Hex,
): readonly { pose: Pose; points: number; dice: number }[] {
  const places: { pose: Pose; points: number; dice: number }[] = [];
  for (const { gun, end } of gunsOf(s))
    for (const { dq, dr, dice } of gun.cells) {
      if (dice < 2) continue;
      const sign = end === 'stern' ? 1 : -1;
      for (const facing of SIDES) {
        const hex = relative(target, facing, sign * dq, sign * dr);
        if (hex === undefined || !waters.free[hex] || waters.stormy[hex] || waters.haven[hex]) continue;
        const pose = poseOf(hex, facing);
        const far = points[pose] ?? -1;
        if (far >= 0) places.push({ pose, points: far, dice });
      }
    }
  return places;
}
