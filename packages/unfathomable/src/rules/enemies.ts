import type { Seat } from '@undertow/kernel';
import { item } from '../content';
import type { Space } from '../content/ids';
import type { Fighter } from '../model/event';
import type { State } from '../model/state';
import { deepOnesOnBoard, inBrig, isHuman, peopleIn, player } from './query';

/** Whom a player can attack in a space (6.4b, 6.4c); Deep Ones of one space are alike. */
export function enemiesIn(state: State, seat: Seat, space: Space): Fighter[] {
  const human = isHuman(state, seat);
  const enemies: Fighter[] = [];
  if (human && state.deepOnes[space] > 0) enemies.push({ kind: 'deep-one', space });
  for (const other of peopleIn(state, space))
    if (isHuman(state, other) !== human) enemies.push({ kind: 'player', seat: other });
  return enemies;
}

/** Is there anybody to fight at all, wherever they are? */
export function anyEnemyOnBoard(state: State, seat: Seat): boolean {
  const human = isHuman(state, seat);
  return state.players.some((_, other) => isHuman(state, other) !== human) || (human && deepOnesOnBoard(state) > 0);
}

/** How many enemies there are, every Deep One counted. */
export const countEnemies = (state: State, seat: Seat, space: Space): number =>
  enemiesIn(state, seat, space).reduce((sum, one) => sum + (one.kind === 'deep-one' ? state.deepOnes[space] : 1), 0);

/** What items add to an attack action without a weapon's own ability. */
export function basicAttackBonus(state: State, seat: Seat): number {
  if (inBrig(state, seat)) return 0; // 9.6
  let bonus = 0;
  for (const id of player(state, seat).items)
    for (const trait of item(id).always ?? []) if (trait.always === 'basic-attack-bonus') bonus += trait.by;
  return bonus;
}
