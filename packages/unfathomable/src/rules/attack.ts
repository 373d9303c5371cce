import type { Flow } from '@undertow/kernel';
import type { Fighter } from '../model/event';
import type { Source } from '../model/source';
import type { Table } from '../model/types';
import { defeatDeepOnes, defeatPlayer } from './defeat';
import { rollTheDie } from './dice';
import { current, player } from './query';

export interface AttackSpec {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly bonus: number;
  readonly source: Source;
  readonly ownReroll?: boolean;
}

/** 6.5: the lowest result that succeeds. */
export const attackTarget = (defender: Fighter): number => (defender.kind === 'deep-one' ? 4 : 6);

/** Steps 6.3 to 6.9. Says whether the defender was defeated. */
export function* attack(g: Table, { attacker, defender, bonus, source, ownReroll }: AttackSpec): Flow<boolean> {
  const target = attackTarget(defender);
  g.emit({ type: 'attack', attacker, defender, target });
  const result = yield* rollTheDie(g, {
    by: attacker.kind === 'player' ? attacker.seat : current(g.state), // L.28
    purpose: 'attack',
    source,
    modifier: bonus,
    atLeast: target,
    boon: attacker.kind === 'player' && player(g.state, attacker.seat).revealed === null,
    ownReroll: ownReroll ?? false,
  });
  if (result < target) return false; // 6.9e
  if (defender.kind === 'deep-one') {
    defeatDeepOnes(g, defender.space, 1);
    return true;
  }
  return yield* defeatPlayer(g, defender.seat);
}
