// English: costs, as orders.

import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, passengers, skillCards } from './grammar';

const costs: CostWords<string> = {
  risk: ({ count }) => `risk ${passengers(count)}`,
  lose: ({ resource, count }) => `lose ${amount(resource, count)}`,
  discard: ({ skill, count }) => `discard ${skillCards(count, skill)}`,
  'damage-ship': () => 'damage the ship',
};

export const cost = (price: Cost): string => tell(costs, price.pay, price);
