import { counter } from '../../../../words/plural';
import type { CardsText } from '../cards';

const count = counter('ru');

export const cards: CardsText = {
  copies: (n) => count(n, { one: '# экземпляр', few: '# экземпляра', other: '# экземпляров' }),
  values: (values) => `Значения ${values}`,
};
