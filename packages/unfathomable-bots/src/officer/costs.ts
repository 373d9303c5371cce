// What has to be paid before an effect.
import type { Cost } from '@undertow/unfathomable/content/effect';
import { cardCost } from './cards';
import type { Reading } from './reading';
import { playerAt } from './ship';
import type { Situation } from './situation';
import { TASTE } from './taste';
import { riskCost } from './threats';
import { damaging, losing } from './worth';

export function payable(cost: Cost, { view }: Situation, r: Reading): boolean {
  switch (cost.pay) {
    case 'risk':
      return view.passengers.supply >= cost.count;
    case 'discard':
      return playerAt(view, r.you).handCount >= cost.count;
    case 'lose':
    case 'damage-ship':
      return true;
  }
}

/** What paying costs, as a negative worth. */
export function costOf(cost: Cost, s: Situation, r: Reading): number {
  switch (cost.pay) {
    case 'risk':
      return -Math.min(cost.count, s.view.passengers.supply) * riskCost(s);
    case 'lose':
      return -losing(s.view, cost.resource, cost.count);
    case 'discard':
      return -cost.count * (r.you === s.seat ? cardCost(s, null) : TASTE.draw);
    case 'damage-ship':
      return -damaging(s.view);
  }
}
