// German: what is paid, as it follows „du darfst“.
import { tell } from '@undertow/language';
import type { Cost } from '../../content/effect';
import type { CostWords } from '../language';
import { amount, COINS, cluesText, gem, orders, person, treasures } from './grammar';

const costs: CostWords = {
  coin: ({ count }) => `${amount(count, COINS)} zahlen`,
  clue: ({ count }) => `${cluesText(count)} abgeben`,
  treasure: ({ kind, count }) => `${treasures(kind, count)} abgeben`,
  order: ({ kind, count }) => `${orders(kind, count)} verbrauchen`,
  strain: ({ whom, count }) => `${person(whom)} ${count} ${gem('strain')} nehmen lassen`,
  trauma: ({ whom, count }) => `${person(whom)} ${count} ${gem('trauma')} nehmen lassen`,
  crew: () => '1 Crewmitglied für immer gehen lassen',
};

export const cost = (price: Cost): string => tell(costs, price.pay, price);
