// English: under which condition.
import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { cluesText, coins, count, node, orders, treasures } from './grammar';

const conditions: ConditionWords = {
  coin: ({ atLeast }) => `you have at least ${coins(atLeast)}`,
  clues: ({ atLeast }) => `you have at least ${cluesText(atLeast)}`,
  treasure: ({ kind }) => `you hold ${kind === 'any' ? 'a treasure' : `at least ${treasures(kind, 1)}`}`,
  crew: ({ atLeast }) => `you have at least ${count(atLeast, 'crew member')}`,
  'crew-below': ({ atLeast }) => `at least ${atLeast} of your crew ${atLeast === 1 ? 'is' : 'are'} below deck`,
  'free-crew-slot': () => 'you have room for another crew member',
  'fresh-order': ({ kind, atLeast }) => `you have at least ${orders(kind, atLeast).replace(/^(\d+) /, '$1 fresh ')}`,
  'enemy-on-deck': () => 'there is an enemy on your deck',
  damaged: ({ atLeast }) => `at least ${count(atLeast, 'of your nodes is', 'of your nodes are')} destroyed`,
  act: ({ atLeast }) => `it is Act ${atLeast} or later`,
  behind: ({ atLeast }) =>
    `the enemies’ token is ${atLeast === 1 ? '' : `at least ${count(atLeast, 'space')} `}ahead of yours`,
  ahead: ({ atLeast }) =>
    `your token is ${atLeast === 1 ? '' : `at least ${count(atLeast, 'space')} `}ahead of the enemies’`,
  captains: ({ atMost }) => (atMost === 1 ? 'you sail alone' : `there are no more than ${count(atMost, 'player')}`),
  voyage: ({ is }) => `this is a ${is} game`,
  passenger: () => 'you have a passenger aboard',
  shellback: () => 'you have a shellback in your crew',
  rough: () => 'your ship is in rough seas or a storm',
  manned: ({ node: which }) => `${node(which)} is manned`,
  not: ({ condition: inner }) => `it is not the case that ${condition(inner)}`,
};

export function condition(given: Condition): string {
  if (given.if === 'not') {
    const inner = given.condition;
    if (inner.if === 'enemy-on-deck') return 'there is no enemy on your deck';
    if (inner.if === 'passenger') return 'you have no passenger aboard';
    if (inner.if === 'shellback') return 'you have no shellback in your crew';
    if (inner.if === 'free-crew-slot') return 'you have no room for another crew member';
    if (inner.if === 'manned') return `${node(inner.node)} is not manned`;
  }
  return tell(conditions, given.if, given);
}
