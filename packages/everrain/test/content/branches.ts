import type { EventCard } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import { outcomesOf } from '../../src/content/walk';

/** One way a card can go: which outcome, what the fate die shows, which of several open effects is chosen. */
export interface Branch {
  readonly outcome: string;
  /** Place of the outcome among the card's options. */
  readonly option: number;
  readonly effect: Effect;
  readonly die?: number;
  readonly pick?: number;
}

/** Every way through a card: each outcome, each band of the die, each side of a test or an open choice. */
export function branchesOf(card: EventCard): readonly Branch[] {
  return outcomesOf(card).flatMap(([outcome, effect], option) => {
    if (card.resolution.type === 'test') return [{ outcome, option, effect, die: outcome === 'success' ? 0 : 9 }];
    const inner = turningPoint(effect);
    if (inner?.do === 'fate') return inner.bands.map(({ upTo }) => ({ outcome, option, effect, die: upTo }));
    if (inner?.do === 'test') return [0, 9].map((die) => ({ outcome, option, effect, die }));
    if (inner?.do === 'choose') return inner.of.map((_, pick) => ({ outcome, option, effect, pick }));
    return [{ outcome, option, effect }];
  });
}

/** The first place where an effect can go more than one way by itself. */
function turningPoint(effect: Effect): Effect | undefined {
  if (effect.do === 'fate' || effect.do === 'test' || effect.do === 'choose') return effect;
  if (effect.do !== 'all') return undefined;
  for (const part of effect.of) {
    const found = turningPoint(part);
    if (found) return found;
  }
  return undefined;
}

/** The single deeds that happen on this way; what hangs on a condition is left out. */
export function deedsOf(effect: Effect, { die = 0, pick = 0 }: Branch): readonly Effect[] {
  switch (effect.do) {
    case 'all':
      return effect.of.flatMap((part) => deedsOf(part, { die, pick, outcome: '', option: 0, effect: part }));
    case 'fate': {
      const band = effect.bands.find(({ upTo }) => die <= upTo);
      return band ? deedsOf(band.effect, { die, pick, outcome: '', option: 0, effect: band.effect }) : [];
    }
    case 'test': {
      const next = die === 0 ? effect.success : effect.failure;
      return deedsOf(next, { die, pick, outcome: '', option: 0, effect: next });
    }
    case 'choose': {
      const next = effect.of[pick];
      return next ? deedsOf(next, { die, pick, outcome: '', option: 0, effect: next }) : [];
    }
    case 'pay':
      return deedsOf(effect.to, { die, pick, outcome: '', option: 0, effect: effect.to });
    case 'when':
    case 'captains':
    case 'nothing':
      return [];
    default:
      return [effect];
  }
}
