import { counter } from '../../../../words/plural';
import type { RecapText } from '../recap';

const count = counter('es');

export const recap: RecapText = {
  turns: (first, last) => (first === last ? `turno ${first}` : `turnos ${first} a ${last}`),
  cards: (n) => count(n, { one: '# carta', other: '# cartas' }),
  hindered: (n, chaos) =>
    n === 0 ? 'ninguna en contra' : `${n} en contra${chaos > 0 ? `, el caos dio ${chaos}` : ''}`,
  passenger: 'se perdió un pasajero',
  distance: (change) => `Distancia ${change}`,
  was: (before, now) => `antes ${before}, ahora ${now}`,
};
