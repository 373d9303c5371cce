// Russian: conditions, as they follow «если».

import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { deepOnesAre, ofSkill, passengersAre, somebody, title } from './forms';
import { both, count } from './grammar';
import { rooms } from './places';

const conditions: ConditionWords<string> = {
  'not-in-brig': () => `вы не ${rooms.at('brig')}`,
  in: ({ room }) => `вы ${rooms.at(room)}`,
  is: ({ who, title: id }) => (who === 'you' ? `вы — ${title(id)}` : `${somebody(who)} — ${title(id)}`),
  'owns-item': () => 'у вас есть вещь',
  holds: ({ skill }) => `у вас на руке есть карта ${ofSkill(skill)}`,
  'passengers-in-supply': ({ atLeast }) =>
    atLeast === 1 ? 'в запасе есть пассажир' : `в запасе ${passengersAre(atLeast)} или больше`,
  'deep-one-here': () => 'в вашей области есть глубоководный',
  'deep-holds': ({ atLeast }) => `${rooms.at('the-deep')} ${deepOnesAre(atLeast)} или больше`,
  'items-at-most': ({ count: most }) => `у вас не больше ${count(most, both('вещи', 'вещей'))}`,
  'monarch-in-water': () => 'в воде есть монарх',
  rolled: ({ atLeast }) => `выпало ${atLeast} или больше`,
};

export const condition = (given: Condition): string => tell(conditions, given.if, given);
