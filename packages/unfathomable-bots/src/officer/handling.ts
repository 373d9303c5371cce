// Cards discarded, exchanged and kept by an effect.
import type { Seat } from '@undertow/kernel';
import type { Effect, Who } from '@undertow/unfathomable/content/effect';
import { handCost } from './cards';
import { personOf, type Reading } from './reading';
import { playerAt } from './ship';
import { doubt, type Situation } from './situation';

export function discardWorth(
  who: Extract<Effect, { do: 'discard' }>['who'],
  count: number | 'hand',
  s: Situation,
  r: Reading,
): number {
  if (who === 'each-human' || who === 'each-human-not-in-brig' || who === 'each-human-outside-sick-bay')
    return -s.view.players.reduce(
      (sum, one) => sum + (one.revealed ? 0 : Math.min(one.handCount, count === 'hand' ? 10 : count) * 0.12),
      0,
    );
  const seat = personOf(s, who, r);
  if (seat === undefined) return 0;
  const one = playerAt(s.view, seat);
  const cards = Math.min(one.handCount, count === 'hand' ? 20 : count);
  const each = seat === s.seat && count === 'hand' ? handCost(s) / Math.max(1, one.handCount) : 0.13;
  return -cards * each * (1 - doubt(s, seat));
}

/** Trading low cards in for others. */
export function exchangeWorth(s: Situation, you: Seat): number {
  if (you !== s.seat) return 0.2;
  const low = (s.me.hand ?? []).filter((face) => face % 5 <= 1).length;
  return Math.min(5, Math.max(0, low - 1)) * 0.1;
}

export function keepWorth(s: Situation, who: Who): number {
  switch (s.view.mythos.drawn) {
    case 'barricade-the-hatches':
      return 0.6;
    case 'sacrifice-deep-one':
      return 0.5;
    case 'the-peacemaker':
      return -0.9;
    case 'memory-of-the-deep':
      return -1.4;
    case 'family-ties':
      return -1.6;
    default:
      return who === 'you' ? 0.6 : 0;
  }
}
