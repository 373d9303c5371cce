import { counter } from '../../../../words/plural';
import type { CardsText } from '../cards';

const count = counter('es');

export const cards: CardsText = {
  copies: (n) => count(n, { one: '# copia', other: '# copias' }),
  values: (values) => `Valores ${values}`,
};
