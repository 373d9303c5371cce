import { ask, type Flow } from '@undertow/kernel';
import type { Cost } from '../content/effect';
import { faceValue, skillOf } from '../content/skill-cards';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { damageShip } from '../rules/damage';
import { riskPassengers } from '../rules/passengers';
import { player } from '../rules/query';
import { adjust } from '../rules/resources';
import { discardFromHand } from '../rules/skills';

/** Pays; says whether it was paid in full, because only then the rest happens (1.5). */
export function* payCost(g: Table, cost: Cost, scope: Scope): Flow<boolean> {
  switch (cost.pay) {
    case 'risk':
      scope.risked = yield* riskPassengers(g, scope.you, cost.count, scope.source);
      return scope.risked === cost.count;
    case 'lose':
      adjust(g, cost.resource, -cost.count);
      return true;
    case 'damage-ship':
      yield* damageShip(g, scope.you, scope.source);
      return true;
    case 'discard':
      return yield* discardAsCost(g, cost, scope);
  }
}

function* discardAsCost(g: Table, { skill, count }: Extract<Cost, { pay: 'discard' }>, scope: Scope): Flow<boolean> {
  const seat = scope.you;
  const held = () =>
    player(g.state, seat)
      .hand.map((card, at) => ({ ref: { is: 'card' as const, card, at }, value: faceValue(card) }))
      .filter(({ ref }) => skill === 'any' || skillOf(ref.card) === skill);
  if (held().length < count) return false;
  const picked = yield* ask(seat, () => {
    const options = held();
    // A world imagined by somebody else may hold fewer.
    const most = Math.min(count, options.length);
    return { kind: 'discard-cards' as const, options, min: most, max: most, rule: '1.5', source: scope.source };
  });
  const cards = picked.map(({ card }) => card);
  if (cards.length < count) return false;
  scope.discarded = cards.reduce((sum, card) => sum + faceValue(card), 0);
  discardFromHand(g, seat, cards);
  return true;
}
