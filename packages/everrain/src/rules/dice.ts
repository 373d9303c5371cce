import { askOne, type Flow, rollDie, type Seat } from '@undertow/kernel';
import { ATTACK_DIE, ENEMY_DIE, EVASION_DIE } from '../content/dice';
import type { AttackFace, EnemyFace, EvasionFace, Why } from '../model/event';
import { YES_OR_NO } from '../model/question';
import type { CrewMember, State } from '../model/state';
import type { Table } from '../model/types';
import { hasKnack } from './ship/passives';

/** The fate die: 0 to 9. */
export const rollFate = (state: State): number => rollDie(state, 10) - 1;

/** E6.34: the fate die, which a blessed crew member concerned by it may have rolled once more; the second result stands. */
export function* fate(g: Table, seat: Seat, crew: CrewMember | null, purpose: Why): Flow<number> {
  const roll = rollFate(g.state);
  const id = crew ? crew.id : null;
  if (!crew || !hasKnack(g, seat, crew, 'reroll-fate')) {
    g.emit({ type: 'fate', seat, crew: id, roll, purpose, final: true });
    return roll;
  }
  g.emit({ type: 'fate', seat, crew: id, roll, purpose, final: false });
  const again = yield* askOne(seat, () => ({
    kind: 'reroll-fate',
    options: YES_OR_NO,
    rule: 'E6.34',
    about: { crew: crew.id, count: roll },
  }));
  const result = again.is === 'yes' ? rollFate(g.state) : roll;
  g.emit({ type: 'fate', seat, crew: id, roll: result, purpose, final: true });
  return result;
}

export function rollAttack(state: State, count: number): AttackFace[] {
  const faces: AttackFace[] = [];
  for (let i = 0; i < count; i++) faces.push(ATTACK_DIE[rollDie(state, 6) - 1] ?? 'blank');
  return faces;
}

export function rollEvasion(state: State, count: number): EvasionFace[] {
  const faces: EvasionFace[] = [];
  for (let i = 0; i < count; i++) faces.push(EVASION_DIE[rollDie(state, 6) - 1] ?? 'blank');
  return faces;
}

export function rollEnemy(state: State, count: number): EnemyFace[] {
  const faces: EnemyFace[] = [];
  for (let i = 0; i < count; i++) faces.push(ENEMY_DIE[rollDie(state, 6) - 1] ?? 'move');
  return faces;
}

/** How many dice show this face. */
export function count<F extends string>(faces: readonly F[], face: F): number {
  let found = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i] === face) found++;
  return found;
}
