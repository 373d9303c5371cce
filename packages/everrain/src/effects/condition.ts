import type { Seat } from '@undertow/kernel';
import type { Condition } from '../content/effect';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';
import { isRough } from '../rules/sea/waters';
import { isManned, type Post } from '../rules/ship/manning';
import { freshOrders } from '../rules/ship/orders';

/** Whether it holds for this captain now. Reads open information only. */
export function holds(g: Table, condition: Condition, seat: Seat): boolean {
  const captain = captainOf(g.state, seat);
  switch (condition.if) {
    case 'coin':
      return captain.coin >= condition.atLeast;
    case 'clues':
      return captain.clues >= condition.atLeast;
    case 'treasure': {
      const { kind } = condition;
      return captain.hold.some((id) => kind === 'any' || g.content.treasure(id).kind === kind);
    }
    case 'crew':
      return captain.crew.length >= condition.atLeast;
    case 'crew-below':
      return captain.crew.filter(({ place }) => place.is === 'below').length >= condition.atLeast;
    case 'free-crew-slot':
      return captain.crew.length < 4;
    case 'fresh-order':
      return (condition.kind === 'any' ? freshOrders(captain) : captain.fresh[condition.kind]) >= condition.atLeast;
    case 'enemy-on-deck':
      return captain.enemies.length > 0;
    case 'damaged':
      return captain.destroyed.filter(Boolean).length >= condition.atLeast;
    case 'act':
      return g.state.act >= condition.atLeast;
    case 'behind':
      return g.state.tracks.theirs - g.state.tracks.ours >= condition.atLeast;
    case 'ahead':
      return g.state.tracks.ours - g.state.tracks.theirs >= condition.atLeast;
    case 'captains':
      return g.state.players <= condition.atMost;
    case 'voyage':
      return g.state.length === condition.is;
    case 'passenger':
      return captain.passengers.length > 0;
    case 'shellback':
      return captain.crew.some(({ board }) => g.content.crew(board).kind === 'shellback');
    case 'rough':
      return captain.hex !== null && isRough(g, captain.hex);
    case 'manned':
      return condition.node !== 'blank' && isManned(g, seat, postOf(condition.node));
    case 'not':
      return !holds(g, condition.condition, seat);
    default: {
      const never: never = condition;
      return never;
    }
  }
}

const postOf = (node: Post): Post => node;
