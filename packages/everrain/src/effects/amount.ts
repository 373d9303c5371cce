import type { Amount } from '../content/effect';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';

/** How many, as things stand now. */
export function amountOf(g: Table, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount;
  const { state } = g;
  if (typeof amount === 'object')
    return 'plusPlayers' in amount
      ? amount.plusPlayers + state.players // E1.32
      : Math.floor((amount.halfPlusPlayers + state.players) / 2); // E1.31
  const captain = captainOf(state, scope.you);
  switch (amount) {
    case 'act':
      return state.act;
    case 'crew':
      return captain.crew.length;
    case 'enemies-on-deck':
      return captain.enemies.length;
    case 'destroyed-nodes':
      return captain.destroyed.filter(Boolean).length;
    case 'rolled':
      return scope.rolled;
    default: {
      const never: never = amount;
      return never;
    }
  }
}
