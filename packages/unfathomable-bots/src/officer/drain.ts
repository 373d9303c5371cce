// Which resources an effect is likely to cost, to say why it was chosen.
import { RESOURCES, type Resource } from '@undertow/unfathomable';
import type { CheckSpec, Effect } from '@undertow/unfathomable/content/effect';
import { outlookFor } from './checks';
import { conditionOdds, rollOdds } from './odds';
import type { Reading } from './reading';
import type { Situation } from './situation';

/** What goes of each resource; what comes in is negative. */
export type Drain = Readonly<Record<Resource, number>>;

const NONE: Drain = { fuel: 0, food: 0, sanity: 0, souls: 0 };

const each = (of: (resource: Resource) => number): Drain => ({
  fuel: of('fuel'),
  food: of('food'),
  sanity: of('sanity'),
  souls: of('souls'),
});

const mixed = (odds: number, then: Drain, otherwise: Drain): Drain =>
  each((resource) => odds * then[resource] + (1 - odds) * otherwise[resource]);

const sum = (drains: readonly Drain[]): Drain =>
  each((resource) => drains.reduce((total, drain) => total + drain[resource], 0));

const of = (resource: Resource | 'any', count: number): Drain =>
  each((one) => (one === resource ? count : resource === 'any' ? count / RESOURCES.length : 0));

export function drainOf(effect: Effect, s: Situation, r: Reading): Drain {
  switch (effect.do) {
    case 'lose':
      return of(effect.resource, effect.count);
    case 'gain':
      return of(effect.resource, -effect.count);
    case 'all':
      return sum(effect.of.map((part) => drainOf(part, s, r)));
    case 'pay': {
      const paid = effect.cost.pay === 'lose' ? of(effect.cost.resource, effect.cost.count) : NONE;
      return sum([paid, drainOf(effect.to, s, r)]);
    }
    case 'when':
      return mixed(
        conditionOdds(effect.condition, s, r),
        drainOf(effect.then, s, r),
        effect.otherwise ? drainOf(effect.otherwise, s, r) : NONE,
      );
    case 'roll':
      return mixed(
        rollOdds(effect, s, r),
        drainOf(effect.then, s, r),
        effect.otherwise ? drainOf(effect.otherwise, s, r) : NONE,
      );
    case 'check':
      return drainOfCheck(effect, s, r);
    default:
      return NONE;
  }
}

export const drainOfCheck = (
  { skills, target, pass, fail }: Pick<CheckSpec, 'skills' | 'target' | 'pass' | 'fail'>,
  s: Situation,
  r: Reading,
): Drain => mixed(outlookFor(s, skills, target), drainOf(pass, s, r), drainOf(fail, s, r));
