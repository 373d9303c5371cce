// German: conditions, as they follow „falls“.

import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { aDeepOne, deepOnes, passengers, skillCard, somebody, title } from './forms';
import { count, ITEMS, numbered } from './grammar';
import { rooms } from './places';

const are = (n: number): string => numbered(n, ['ist', 'sind']);

const conditions: ConditionWords<string> = {
  'not-in-brig': () => `du nicht ${rooms.at('brig')} bist`,
  in: ({ room }) => `du ${rooms.at(room)} bist`,
  is: ({ who, title: id }) => (who === 'you' ? `du ${title(id)} bist` : `${somebody(who)} ${title(id)} ist`),
  'owns-item': () => 'du einen Gegenstand hast',
  holds: ({ skill }) => `du eine ${skillCard(skill)} auf der Hand hast`,
  'passengers-in-supply': ({ atLeast }) =>
    atLeast === 1 ? 'ein Passagier im Vorrat ist' : `mindestens ${passengers(atLeast)} im Vorrat sind`,
  'deep-one-here': () => `${aDeepOne} auf deinem Feld ist`,
  'deep-holds': ({ atLeast }) => `mindestens ${deepOnes(atLeast)} ${rooms.at('the-deep')} ${are(atLeast)}`,
  'items-at-most': ({ count: most }) => `du höchstens ${count(most, ITEMS)} hast`,
  'monarch-in-water': () => 'ein Monarch im Wasser ist',
  rolled: ({ atLeast }) => `du ${atLeast} oder mehr gewürfelt hast`,
};

export const condition = (given: Condition): string => tell(conditions, given.if, given);
