import type { AttackFace, EnemyFace, EvasionFace } from '../../../model/event';
import { terms } from '../terms';

/** "damage ×2, omen". */
export const tally = (faces: readonly (AttackFace | EvasionFace | EnemyFace)[]): string => {
  const counted = new Map<string, number>();
  for (const face of faces) counted.set(terms.faces[face], (counted.get(terms.faces[face]) ?? 0) + 1);
  return [...counted].map(([face, n]) => (n === 1 ? face : `${face} ×${n}`)).join(', ');
};
