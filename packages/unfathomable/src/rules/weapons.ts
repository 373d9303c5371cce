import type { Seat } from '@undertow/kernel';
import { item } from '../content';
import { ADJACENT } from '../content/board';
import type { Ability } from '../content/effect';
import type { ItemId, Space } from '../content/ids';
import type { Fighter } from '../model/event';
import type { State } from '../model/state';
import { enemiesIn } from './enemies';
import { inBrig, player } from './query';

/** Whom an attack from here can hit. */
export function reachable(state: State, seat: Seat, reach: 'here' | 'adjacent'): Fighter[] {
  const { space } = player(state, seat);
  const spaces: readonly Space[] = reach === 'here' ? [space] : ADJACENT[space];
  return spaces.flatMap((each) => enemiesIn(state, seat, each));
}

/** The actions of the weapons somebody owns and can use now. */
export function weaponsOf(state: State, seat: Seat): { readonly id: ItemId; readonly ability: Ability }[] {
  if (inBrig(state, seat)) return []; // 9.6
  return player(state, seat).items.flatMap((id) => {
    const card = item(id);
    if (!card.traits.includes('weapon')) return [];
    return card.abilities
      .filter(({ when, effect }) => when === 'action' && effect.do === 'attack')
      .filter(({ effect }) => effect.do === 'attack' && reachable(state, seat, effect.reach).length > 0)
      .map((ability) => ({ id, ability }));
  });
}
