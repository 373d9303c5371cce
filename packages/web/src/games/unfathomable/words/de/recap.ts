import { counter } from '../../../../words/plural';
import type { RecapText } from '../recap';

const count = counter('de');

export const recap: RecapText = {
  turns: (first, last) => (first === last ? `Zug ${first}` : `Züge ${first} bis ${last}`),
  cards: (n) => count(n, { one: '# Karte', other: '# Karten' }),
  hindered: (n, chaos) => (n === 0 ? 'keine dagegen' : `${n} dagegen${chaos > 0 ? `, ${chaos} vom Chaosstapel` : ''}`),
  passenger: 'ein Passagier ging verloren',
  distance: (change) => `Entfernung ${change}`,
  was: (before, now) => `war ${before}, jetzt ${now}`,
};
