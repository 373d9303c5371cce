// Which answers are worth trying out.
import type { AnyDecision, Kind, Ref } from '@undertow/everrain';
import type { Picks } from '@undertow/kernel';

/**
 * Questions on which much depends; for all others the officer's rule of thumb is good enough. None of them is about a card
 * that is being read: what its options do is sealed (E9.4), and a play-out would open them.
 */
const WEIGHTY: ReadonlySet<Kind> = new Set<Kind>([
  'turn',
  'port',
  'refresh',
  'order-place',
  'hire',
  'upgrade-deck',
  'buy-upgrades',
  'enter-hex',
  'tile-orientation',
  'wages',
  'sell',
]);

const MOST = 6;

/** What is tried first in a turn; what is not here is left to rules of thumb. */
const TURN: Partial<Record<Ref['is'], number>> = {
  visit: 0,
  expedition: 1,
  reveal: 1,
  order: 2,
  forward: 3,
  'board-ship': 3,
  helm: 4,
  'end-turn': 5,
  purge: 6,
};

/** The officer's answer first, then the others that might be better. */
export function candidates(decision: AnyDecision, first: Picks): readonly Picks[] {
  if (!WEIGHTY.has(decision.kind)) return [first];
  const list = [first];
  const seen = new Set([first.join()]);
  for (const picks of decision.kind === 'turn' ? orders(decision) : single(decision)) {
    if (list.length >= MOST) break;
    if (seen.has(picks.join())) continue;
    seen.add(picks.join());
    list.push(picks);
  }
  return list;
}

function orders(decision: AnyDecision): readonly Picks[] {
  return decision.options
    .map(({ ref }, index) => ({ index, rank: ref.is === 'order' && ref.fleeting ? 7 : (TURN[ref.is] ?? 99) }))
    .filter(({ rank }) => rank < 99)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }): Picks => [index]);
}

/** Each option by itself, and nothing where that is allowed. */
function single(decision: AnyDecision): readonly Picks[] {
  if (decision.min > 1) return [];
  const each = decision.options.map((_, index): Picks => [index]);
  return decision.min === 0 ? [[], ...each] : each;
}
