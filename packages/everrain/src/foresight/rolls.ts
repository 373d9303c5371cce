import { ENEMY_DIE } from '../content/dice';
import type { EnemyFace } from '../model/event';

/** What so many enemy dice can show, whatever their order, and how likely that is. */
export interface Roll {
  readonly faces: readonly EnemyFace[];
  readonly chance: number;
}

const FACES: readonly EnemyFace[] = ['move', 'damage', 'omen'];
const share = (face: EnemyFace): number => ENEMY_DIE.filter((each) => each === face).length / ENEMY_DIE.length;

export function rollsOf(dice: number): readonly Roll[] {
  let rolls: ReadonlyMap<string, Roll> = new Map([['', { faces: [], chance: 1 }]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Roll>();
    for (const { faces, chance } of rolls.values())
      for (const face of FACES) {
        const all = [...faces, face].sort();
        const key = all.join();
        next.set(key, { faces: all, chance: chance * share(face) + (next.get(key)?.chance ?? 0) });
      }
    rolls = next;
  }
  return [...rolls.values()];
}

/** As the kernel's dice count, from 1. */
export const sideOf = (face: EnemyFace): number => ENEMY_DIE.indexOf(face) + 1;
