import { counter } from '../../../../words/plural';
import type { CardsText } from '../cards';

const count = counter('en');

export const cards: CardsText = {
  copies: (n) => count(n, { one: '# copy', other: '# copies' }),
  values: (values) => `Values ${values}`,
};
