// Spanish: what is paid, as it follows «puedes».
import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, COINS, clues, gems, orders, person, some, treasures } from './grammar';

const costs: CostWords = {
  coin: ({ count }) => `pagar ${amount(count, COINS)}`,
  clue: ({ count }) => `entregar ${clues(count)}`,
  treasure: ({ kind, count }) => `entregar ${treasures(kind, count)}`,
  order: ({ kind, count }) => `agotar ${orders(kind, count)}`,
  strain: ({ whom, count }) => `hacer que ${person(whom)} sufra ${some(count, gems('strain'))}`,
  trauma: ({ whom, count }) => `hacer que ${person(whom)} sufra ${some(count, gems('trauma'))}`,
  crew: () => 'dejar marchar para siempre a 1 tripulante',
};

export const cost = (price: Cost): string => tell(costs, price.pay, price);
