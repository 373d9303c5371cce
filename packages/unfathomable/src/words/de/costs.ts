// German: costs, as orders.

import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { byAmount, passengers, skillCards } from './forms';
import { type Clause, order } from './grammar';
import { DAMAGE, DISCARD, LOWER, RISK } from './verbs';

const costs: CostWords<Clause> = {
  risk: ({ count }) => order(RISK, passengers(count)),
  lose: ({ resource, count }) => order(LOWER, byAmount(resource, count)),
  discard: ({ skill, count }) => order(DISCARD, skillCards(count, skill)),
  'damage-ship': () => order(DAMAGE, 'das Schiff'),
};

export const cost = (price: Cost): Clause => tell(costs, price.pay, price);
