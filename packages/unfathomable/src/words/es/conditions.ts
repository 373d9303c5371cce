// Spanish: conditions, as they follow «si».

import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { deepOneWord, orMore, passengerWord, role, skill, somebody } from './forms';
import { rooms } from './places';

const conditions: ConditionWords<string> = {
  'not-in-brig': () => `no estás ${rooms.at('brig')}`,
  in: ({ room }) => `estás ${rooms.at(room)}`,
  is: ({ who, title }) => (who === 'you' ? `tienes ${role(title)}` : `${somebody(who)} tiene ${role(title)}`),
  'owns-item': () => 'tienes algún Objeto',
  holds: ({ skill: id }) => `tienes en la mano alguna carta de ${skill(id)}`,
  'passengers-in-supply': ({ atLeast }) =>
    atLeast === 1
      ? `queda algún ${passengerWord(1)} en el suministro común`
      : `quedan ${orMore(atLeast, passengerWord)} en el suministro común`,
  'deep-one-here': () => `hay algún ${deepOneWord(1)} en tu casilla`,
  'deep-holds': ({ atLeast }) => `hay ${orMore(atLeast, deepOneWord)} ${rooms.at('the-deep')}`,
  'items-at-most': ({ count }) => (count === 1 ? 'tienes 1 Objeto o ninguno' : `tienes ${count} Objetos o menos`),
  'monarch-in-water': () => 'hay algún monarca en el agua',
  rolled: ({ atLeast }) => `has sacado ${atLeast} o más`,
};

export const condition = (given: Condition): string => tell(conditions, given.if, given);
