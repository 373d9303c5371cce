import { counter } from '../../../../words/plural';
import type { RecapText } from '../recap';

const count = counter('ru');

export const recap: RecapText = {
  turns: (first, last) => (first === last ? `ход ${first}` : `ходы ${first}–${last}`),
  cards: (n) => count(n, { one: '# карта', few: '# карты', other: '# карт' }),
  hindered: (n, chaos) => (n === 0 ? 'против ни одной' : `против ${n}${chaos > 0 ? `, хаос дал ${chaos}` : ''}`),
  passenger: 'погиб пассажир',
  distance: (change) => `Расстояние ${change}`,
  was: (before, now) => `было: ${before}, стало: ${now}`,
};
