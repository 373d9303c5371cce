// English: conditions, as they follow "if".

import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { count, deepOnes, passengers, person, room, skill, title } from './grammar';

const conditions: ConditionWords<string> = {
  'not-in-brig': () => `you are not in ${room('brig')}`,
  in: ({ room: id }) => `you are in ${room(id)}`,
  is: ({ who, title: id }) => `${person(who)} ${who === 'you' ? 'are' : 'is'} ${title(id)}`,
  'owns-item': () => 'you have an item',
  holds: ({ skill: id }) => `you hold a ${skill(id)} card`,
  'passengers-in-supply': ({ atLeast }) =>
    `the supply holds ${atLeast === 1 ? 'a passenger' : `${passengers(atLeast)} or more`}`,
  'deep-one-here': () => 'a Deep One is in your space',
  'deep-holds': ({ atLeast }) => `the Deep holds ${deepOnes(atLeast)} or more`,
  'items-at-most': ({ count: most }) => `you have ${count(most, 'item')} or fewer`,
  'monarch-in-water': () => 'a monarch is in the water',
  rolled: ({ atLeast }) => `you rolled ${atLeast} or more`,
};

export const condition = (given: Condition): string => tell(conditions, given.if, given);
