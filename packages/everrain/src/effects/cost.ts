import { ask, type Flow } from '@undertow/kernel';
import type { Cost } from '../content/effect';
import type { AnyOption } from '../model/question';
import type { Scope } from '../model/scope';
import type { Captain } from '../model/state';
import type { Table } from '../model/types';
import { loseClues, payCoin } from '../rules/purse';
import { captainOf } from '../rules/query';
import { crewLeaves, hurt } from '../rules/ship/crew';
import { throwAway } from '../rules/ship/hold';
import { exhaustSome, freshOrders } from '../rules/ship/orders';
import { amountOf } from './amount';
import { chooseCrew, crewMeant } from './whom';

/** Whether it can be paid in full. */
export function canPay(g: Table, cost: Cost, scope: Scope): boolean {
  const captain = captainOf(g.state, scope.you);
  if (captain.sunk) return false;
  switch (cost.pay) {
    case 'coin':
      return captain.coin >= amountOf(g, cost.count, scope);
    case 'clue':
      return captain.clues >= cost.count;
    case 'treasure':
      return treasuresOf(g, captain, cost.kind).length >= cost.count;
    case 'order':
      return (cost.kind === 'any' ? freshOrders(captain) : captain.fresh[cost.kind]) >= cost.count;
    case 'strain':
    case 'trauma':
      return cost.whom === 'it' ? captain.crew.some(({ id }) => id === scope.it) : captain.crew.length > 0;
    case 'crew':
      return captain.crew.length > 1;
    default: {
      const never: never = cost;
      return never;
    }
  }
}

export function* payCost(g: Table, cost: Cost, scope: Scope): Flow {
  const { you, source } = scope;
  switch (cost.pay) {
    case 'coin':
      return payCoin(g, you, amountOf(g, cost.count, scope), 'other');
    case 'clue':
      return loseClues(g, you, cost.count, 'paid');
    case 'treasure':
      return yield* giveTreasures(g, scope, cost.kind, cost.count);
    case 'order':
      return yield* exhaustSome(g, you, cost.kind, cost.count, source);
    case 'strain':
    case 'trauma':
      for (const crew of yield* crewMeant(g, cost.whom, scope)) yield* hurt(g, you, crew, cost.pay, cost.count, source);
      return;
    case 'crew': {
      const id = yield* chooseCrew(you, captainOf(g.state, you).crew, source);
      const crew = captainOf(g.state, you).crew.find((each) => each.id === id);
      if (crew) yield* crewLeaves(g, you, crew, 'effect');
      return;
    }
    default: {
      const never: never = cost;
      return never;
    }
  }
}

/** Where in the hold treasures of this kind lie. */
function treasuresOf(g: Table, { hold }: Captain, kind: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < hold.length; at++) {
    const id = hold[at];
    if (id !== undefined && (kind === 'any' || g.content.treasure(id).kind === kind)) places.push(at);
  }
  return places;
}

/** So many treasures of a kind go, or all there are; their owner picks. */
export function* giveTreasures(g: Table, scope: Scope, kind: string, count: number): Flow {
  const captain = captainOf(g.state, scope.you);
  const most = Math.min(count, treasuresOf(g, captain, kind).length);
  if (most === 0) return;
  const picked = yield* ask(scope.you, () => ({
    kind: 'choose-treasure',
    options: treasuresOf(g, captain, kind).map((at): AnyOption => {
      return { ref: { is: 'treasure', treasure: captain.hold[at] ?? '', at } };
    }),
    min: most,
    max: most,
    rule: 'E9.7',
    source: scope.source,
    auto: true,
  }));
  const places: number[] = [];
  for (const ref of picked) if (ref.is === 'treasure') places.push(ref.at);
  for (const at of places.sort((a, b) => b - a)) throwAway(g, scope.you, at);
}
