import type { CheckSpec, Effect } from '../content/effect';
import type { Resource } from '../content/ids';
import { MYTHOS_CARDS } from '../content/mythos';

/** By how much each resource changes. */
export type Changes = Readonly<Partial<Record<Resource, number>>>;
export type AtStake = Readonly<Partial<Record<'pass' | 'partial' | 'fail', Changes>>>;

/** What an effect surely does to the resources; what is chosen, paid for or rolled is not sure. */
function certain(effect: Effect): Changes {
  switch (effect.do) {
    case 'all':
      return effect.of.map(certain).reduce(plus, {});
    case 'gain':
    case 'lose':
      if (effect.resource === 'any') return {};
      return { [effect.resource]: effect.do === 'gain' ? effect.count : -effect.count };
    default:
      return {};
  }
}

function plus(one: Changes, other: Changes): Changes {
  const sum: Partial<Record<Resource, number>> = { ...one };
  for (const resource of ['fuel', 'food', 'sanity', 'souls'] as const) {
    const by = other[resource];
    if (by !== undefined) sum[resource] = (sum[resource] ?? 0) + by;
  }
  return sum;
}

const stakesIn = ({ pass, partial, fail }: CheckSpec): AtStake => ({
  pass: certain(pass),
  ...(partial && { partial: certain(partial.effect) }),
  fail: certain(fail),
});

/** What each result of a crisis's check surely does to the resources; nothing for checks that are no crisis. */
export function atStake(source: string): AtStake {
  const crisis = MYTHOS_CARDS.find(({ id }) => source === `mythos:${id}`)?.crisis;
  return crisis && crisis.kind !== 'choice' ? stakesIn(crisis.check) : {};
}
