import { counter } from '../../../../words/plural';
import type { CardsText } from '../cards';

const count = counter('de');

export const cards: CardsText = {
  copies: (n) => count(n, { one: '# Exemplar', other: '# Exemplare' }),
  values: (values) => `Werte ${values}`,
};
