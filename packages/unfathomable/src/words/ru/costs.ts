// Russian: costs, as orders.

import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { byAmount, byPassengers, skillCards } from './forms';
import { type Clause, order } from './grammar';

const costs: CostWords<Clause> = {
  risk: ({ count }) => order(`рискните/рискнуть ${byPassengers(count)}`),
  lose: ({ resource, count }) => order(`снизьте/снизить ${byAmount(resource, count)}`),
  discard: ({ skill, count }) => order(`сбросьте/сбросить ${skillCards(count, skill)}`),
  'damage-ship': () => order('повредите/повредить судно'),
};

export const cost = (price: Cost): Clause => tell(costs, price.pay, price);
