import { counter } from '../../../../words/plural';
import type { CaptionsText } from './type';

const count = counter('es');

export const captions: CaptionsText = {
  sailed: (hexes) => count(hexes, { one: 'navegó # casilla', other: 'navegó # casillas' }),
  drifted: 'se desplazó',
  newStorm: 'nueva tormenta',
  revealed: 'revelada',
  explored: { island: 'explorada', altar: 'purgado', wreck: 'saqueado' },
  altar: 'el altar se agita',
  portDestroyed: 'destruido',
  visit: 'en puerto',
  appeared: 'apareció',
  gone: { sunk: 'hundido', arrived: 'llegó', taken: 'capturado' },
  awake: 'despierto',
  sank: 'se hundió',
  damage: (damage) => `${damage} de daño`,
  hits: (hits) => count(hits, { one: '# impacto', other: '# impactos' }),
  node: 'puesto destruido',
  boarded: 'subió a bordo',
  fray: 'refriega',
};
