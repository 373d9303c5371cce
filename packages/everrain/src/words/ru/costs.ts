// Russian: what is paid, as it follows «вы можете».
import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, COINS, clues, gems, orders, some, toPerson, treasures } from './grammar';

const costs: CostWords = {
  coin: ({ count }) => `заплатить ${amount(count, COINS)}`,
  clue: ({ count }) => `отдать ${clues(count)}`,
  treasure: ({ kind, count }) => `отдать ${treasures(kind, count)}`,
  order: ({ kind, count }) => `израсходовать ${orders(kind, count)}`,
  strain: ({ whom, count }) => `назначить ${toPerson(whom)} ${some(count, gems('strain'))}`,
  trauma: ({ whom, count }) => `назначить ${toPerson(whom)} ${some(count, gems('trauma'))}`,
  crew: () => 'навсегда отпустить одного моряка',
};

export const cost = (price: Cost): string => tell(costs, price.pay, price);
