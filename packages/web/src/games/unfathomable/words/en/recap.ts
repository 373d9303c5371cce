import { counter } from '../../../../words/plural';
import type { RecapText } from '../recap';

const count = counter('en');

export const recap: RecapText = {
  turns: (first, last) => (first === last ? `turn ${first}` : `turns ${first} to ${last}`),
  cards: (n) => count(n, { one: '# card', other: '# cards' }),
  hindered: (n, chaos) => (n === 0 ? 'none hindered' : `${n} hindered${chaos > 0 ? `, ${chaos} from chaos` : ''}`),
  passenger: 'a passenger was lost',
  distance: (change) => `Distance ${change}`,
  was: (before, now) => `was ${before}, now ${now}`,
};
