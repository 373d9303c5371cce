// Russian: conditions, as they follow «если».
import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { both, count, nodeIs, ofClues, ofCoins, ofFreshOrders, orderWord, STEPS } from './grammar';

const CREW = both('моряка', 'моряков');
const NODES = both('поста', 'постов');
const LENGTHS = { short: 'короткая', medium: 'средняя', long: 'долгая' } as const;

const conditions: ConditionWords = {
  coin: ({ atLeast }) => `у вас не меньше ${ofCoins(atLeast)}`,
  clues: ({ atLeast }) => (atLeast === 1 ? 'у вас есть улика' : `у вас не меньше ${ofClues(atLeast)}`),
  treasure: ({ kind }) => `в вашем трюме есть ${kind === 'any' ? 'сокровище' : HELD[kind]}`,
  crew: ({ atLeast }) => `в вашей команде не меньше ${count(atLeast, CREW)}`,
  'crew-below': ({ atLeast }) =>
    atLeast === 1 ? 'под палубой есть ваш моряк' : `под палубой не меньше ${count(atLeast, CREW)}`,
  'free-crew-slot': () => 'в вашей команде есть место',
  'fresh-order': ({ kind, atLeast }) =>
    atLeast === 1 ? `у вас есть готовый ${orderWord(kind)}` : `у вас не меньше ${ofFreshOrders(kind, atLeast)}`,
  'enemy-on-deck': () => 'на вашей палубе есть враг',
  damaged: ({ atLeast }) =>
    atLeast === 1 ? 'у вас есть разрушенный пост' : `у вас разрушено не меньше ${count(atLeast, NODES)}`,
  act: ({ atLeast }) => `идёт акт ${atLeast} или более поздний`,
  behind: ({ atLeast }) =>
    `жетон врагов впереди вашего${atLeast === 1 ? '' : ` не меньше чем на ${count(atLeast, STEPS)}`}`,
  ahead: ({ atLeast }) =>
    `ваш жетон впереди вражеского${atLeast === 1 ? '' : ` не меньше чем на ${count(atLeast, STEPS)}`}`,
  captains: ({ atMost }) => (atMost === 1 ? 'вы играете в одиночку' : `игроков не больше ${atMost}`),
  voyage: ({ is }) => `партия ${LENGTHS[is]}`,
  passenger: () => 'у вас на борту есть пассажир',
  shellback: () => 'в вашей команде есть морской волк',
  rough: () => 'ваш корабль в бурном море или в шторме',
  manned: ({ node }) => nodeIs(node, 'занят'),
  not: ({ condition: inner }) => `неверно, что ${condition(inner)}`,
};

const HELD = { commodity: 'товар', shanty: 'шанти', trinket: 'безделушка', relic: 'реликвия' } as const;

/** What has an opposite of its own. */
function denied(inner: Condition): string | undefined {
  if (inner.if === 'enemy-on-deck') return 'на вашей палубе нет врагов';
  if (inner.if === 'passenger') return 'у вас на борту нет пассажиров';
  if (inner.if === 'shellback') return 'в вашей команде нет морских волков';
  if (inner.if === 'free-crew-slot') return 'в вашей команде нет места';
  return undefined;
}

export function condition(given: Condition): string {
  const opposite = given.if === 'not' ? denied(given.condition) : undefined;
  return opposite ?? tell(conditions, given.if, given);
}
