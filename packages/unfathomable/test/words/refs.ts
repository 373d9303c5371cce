// Sample options of every kind. A kind without a sample fails the type check.

import type { Cases } from '@undertow/language';
import type { Ref } from '../../src/model/question';

type Samples = { readonly [I in keyof Cases<Ref, 'is'>]: readonly Cases<Ref, 'is'>[I][] };

const samples: Samples = {
  card: [{ is: 'card', card: 12, at: 0 }],
  skill: [{ is: 'skill', skill: 'treachery' }],
  space: [
    { is: 'space', space: 'captains-cabin' },
    { is: 'space', space: 'deck-5' },
    { is: 'space', space: 'water-2' },
  ],
  seat: [
    { is: 'seat', seat: 0 },
    { is: 'seat', seat: 1 },
  ],
  character: [{ is: 'character', character: 'keilani' }],
  item: [
    { is: 'item', item: 'shotgun', owner: 0 },
    { is: 'item', item: 'shotgun', owner: 1 },
    { is: 'item', item: 'shotgun', owner: null },
  ],
  spell: [{ is: 'spell', spell: 'heal' }],
  mythos: [{ is: 'mythos', mythos: 'infection' }],
  waypoint: [{ is: 'waypoint', waypoint: 'reef' }],
  loyalty: [{ is: 'loyalty', loyalty: 'cultist', at: 0 }],
  deck: (['mythos', 'waypoint', 'spell', 'item'] as const).map((deck) => ({ is: 'deck' as const, deck })),
  track: [
    { is: 'track', track: 'travel' },
    { is: 'track', track: 'ritual' },
  ],
  resource: [{ is: 'resource', resource: 'souls' }],
  monarch: [{ is: 'monarch', monarch: 'hydra' }],
  'deep-one': [
    { is: 'deep-one', space: 'deck-1' },
    { is: 'deep-one', space: 'bridge' },
  ],
  passenger: [
    { is: 'passenger', space: 'deck-1' },
    { is: 'passenger', space: 'supply' },
  ],
  'crisis-option': [
    { is: 'crisis-option', mythos: 'infection', option: 1 },
    { is: 'crisis-option', mythos: 'hull-leak', option: 0 },
  ],
  effect: [
    { is: 'effect', source: 'waypoint:hurricane', index: 0 },
    { is: 'effect', source: 'waypoint:hurricane', index: 9 },
  ],
  yes: [{ is: 'yes' }],
  no: [{ is: 'no' }],
  number: [{ is: 'number', number: 4 }],
  rest: [{ is: 'rest' }],
  give: [{ is: 'give', item: 'shotgun', from: 0, to: 1 }],
  result: (['pass', 'partial', 'fail'] as const).map((result) => ({ is: 'result' as const, result })),
  use: [
    { is: 'use', source: 'skill:keen-insight', card: 12, by: -2 },
    { is: 'use', source: 'item:almanac', card: 12, by: null },
    { is: 'use', source: 'ability:experienced', card: null, by: null },
    { is: 'use', source: 'rule', card: null, by: 2 },
  ],
  move: [{ is: 'move', to: 'galley' }],
  attack: [
    { is: 'attack', target: { is: 'deep-one', space: 'galley' } },
    { is: 'attack', target: { is: 'seat', seat: 1 } },
  ],
  rescue: [{ is: 'rescue' }],
  trade: [{ is: 'trade' }],
  repair: [{ is: 'repair', room: 'galley' }],
  reveal: [{ is: 'reveal' }],
  'defeat-passenger': [{ is: 'defeat-passenger' }],
  pass: [{ is: 'pass' }],
};

export const REFS: readonly Ref[] = Object.values<readonly Ref[]>(samples).flat();
