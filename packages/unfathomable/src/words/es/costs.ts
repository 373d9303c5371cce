// Spanish: costs, as orders.

import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, passengers, skillCards } from './forms';
import { type Clause, order } from './grammar';

const costs: CostWords<Clause> = {
  risk: ({ count }) => order(`arriesga/arriesgar ${passengers(count)}`),
  lose: ({ resource, count }) => order(`pierde/perder ${amount(resource, count)}`),
  discard: ({ skill, count }) => order(`descarta/descartar ${skillCards(count, skill)}`),
  'damage-ship': () => order('daña/dañar el barco'),
};

export const cost = (price: Cost): Clause => tell(costs, price.pay, price);
