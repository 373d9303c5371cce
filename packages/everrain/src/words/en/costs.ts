// English: what is paid.
import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, cluesText, coins, gem, orders, person, treasures } from './grammar';

const costs: CostWords = {
  coin: ({ count }) => `pay ${amount(count, coins)}`,
  clue: ({ count }) => `give up ${cluesText(count)}`,
  treasure: ({ kind, count }) => `give up ${treasures(kind, count)}`,
  order: ({ kind, count }) => `exhaust ${orders(kind, count)}`,
  strain: ({ whom, count }) => `let ${person(whom)} take ${count} ${gem('strain')}`,
  trauma: ({ whom, count }) => `let ${person(whom)} take ${count} ${gem('trauma')}`,
  crew: () => 'let 1 crew member leave for good',
};

export const cost = (price: Cost): string => tell(costs, price.pay, price);
