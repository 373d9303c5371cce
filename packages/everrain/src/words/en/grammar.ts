// English: how the things of the game stand in a sentence.
import { plural } from '@undertow/language';
import {
  type Clause,
  capital,
  count,
  fact,
  list,
  long,
  order,
  paragraph,
  sentence,
  signed,
} from '@undertow/language/en';
import type { Amount, Whom } from '../../content/effect';
import type { AnyOrder, Gem, NodeKind, TreasureKind } from '../../content/ids';
import { token } from '../tokens';

export { type Clause, capital, count, fact, list, long, order, paragraph, sentence, signed };

export const coins = (n: number): string =>
  `${n} ${token('goods', 'coin', plural('en', n, { one: 'coin', other: 'coins' }))}`;
export const clueWord = (n: number): string => token('goods', 'clue', n === 1 ? 'clue' : 'clues');
export const cluesText = (n: number): string => `${n} ${clueWord(n)}`;
export const gem = (which: Gem): string => token('gem', which, which === 'trauma' ? 'trauma' : 'strain');
export const agendaWord = token('track', 'agenda', 'agenda');
export const fateDie = token('die', 'fate', 'fate die');

const ORDER_WORDS: Readonly<Record<AnyOrder, string>> = {
  crew: 'crew order',
  navigation: 'navigation order',
  artillery: 'artillery order',
  fleeting: 'fleeting order',
};

export const orderWord = (kind: AnyOrder | 'any' | 'choice', n = 1): string => {
  if (kind === 'any' || kind === 'choice') return token('order', 'any', n === 1 ? 'order' : 'orders');
  return token('order', kind, `${ORDER_WORDS[kind]}${n === 1 ? '' : 's'}`);
};

export const orders = (kind: AnyOrder | 'any' | 'choice', n: number): string =>
  `${n} ${orderWord(kind, n)}${kind === 'choice' ? ' of your choice' : ''}`;

const TREASURES: Readonly<Record<TreasureKind, readonly [string, string]>> = {
  commodity: ['commodity', 'commodities'],
  shanty: ['shanty', 'shanties'],
  trinket: ['trinket', 'trinkets'],
  relic: ['relic', 'relics'],
};

export const treasures = (kind: TreasureKind | 'any', n: number): string => {
  if (kind === 'any') return count(n, 'treasure');
  const [one, many] = TREASURES[kind];
  return `${n} ${token('goods', kind, n === 1 ? one : many)}`;
};

/** How much: a number, or what is counted when it happens. `unit` follows the number. */
export function amount(by: Amount, unit: (n: number) => string): string {
  if (typeof by === 'number') return unit(by);
  if (typeof by === 'object') {
    return 'plusPlayers' in by
      ? `${by.plusPlayers}+ ${unit(2).replace(/^\d+ /, '')} (${by.plusPlayers} plus the number of players)`
      : `half as many ${unit(2).replace(/^\d+ /, '')} as ${by.halfPlusPlayers} plus the number of players (rounded down)`;
  }
  const many = unit(2).replace(/^\d+ /, '');
  switch (by) {
    case 'act':
      return `as many ${many} as the Act’s number`;
    case 'crew':
      return `1 ${unit(1).replace(/^\d+ /, '')} for each of your crew`;
    case 'enemies-on-deck':
      return `1 ${unit(1).replace(/^\d+ /, '')} for each enemy on your deck`;
    case 'destroyed-nodes':
      return `1 ${unit(1).replace(/^\d+ /, '')} for each of your destroyed nodes`;
    case 'rolled':
      return `as many ${many} as the number rolled`;
    default: {
      const never: never = by;
      return never;
    }
  }
}

interface Person {
  readonly text: string;
  readonly plural: boolean;
}

/** Whom of the crew, as a subject. */
export const PEOPLE: Readonly<Record<Whom, Person>> = {
  it: { text: 'this crew member', plural: false },
  choice: { text: '1 crew member of your choice', plural: false },
  each: { text: 'each of your crew', plural: false },
  'each-on-deck': { text: 'each crew member on deck', plural: false },
  'each-below': { text: 'each crew member below deck', plural: false },
  'each-of-party': { text: 'each crew member of the expedition', plural: false },
  random: { text: '1 of your crew at random', plural: false },
  here: { text: 'each crew member in its zone', plural: false },
  nearest: { text: 'the nearest crew member', plural: false },
};

export const person = (whom: Whom): string => PEOPLE[whom].text;

const NODES: Readonly<Record<NodeKind, string>> = {
  bow: 'the bow node',
  stern: 'the stern node',
  larboard: 'the larboard gun node',
  starboard: 'the starboard gun node',
  navigation: 'the navigation node',
  'crows-nest': 'the crow’s nest',
  blank: 'a blank node',
};

export const node = (kind: NodeKind): string => token('node', kind, NODES[kind]);
