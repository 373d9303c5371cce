import type { AttackFace, EnemyFace, EvasionFace } from '../model/event';

/** E12.1: six faces each; the numbers are ours. */
export const ATTACK_DIE: readonly AttackFace[] = ['damage', 'damage', 'critical', 'omen', 'blank', 'blank'];
export const EVASION_DIE: readonly EvasionFace[] = ['evade', 'evade', 'evade', 'omen', 'blank', 'blank'];
export const ENEMY_DIE: readonly EnemyFace[] = ['move', 'move', 'damage', 'damage', 'omen', 'omen'];
