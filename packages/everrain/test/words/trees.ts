// Random effect trees that use every word of the language of cards, so that no sentence is left unbuilt.
import { below, pick, type Rng } from '@undertow/kernel';
import type { Amount, Condition, Cost, Effect, Whom } from '../../src/content/effect';

type Makers<U, K extends keyof U> = { readonly [T in U[K] & string]: (rng: Rng, depth: number) => U & Record<K, T> };

const COUNTS = [1, 2, 5, 21] as const;
const WHOM: readonly Whom[] = [
  'it',
  'choice',
  'each',
  'each-on-deck',
  'each-below',
  'each-of-party',
  'random',
  'here',
  'nearest',
];
const ORDERS = ['crew', 'navigation', 'artillery', 'any'] as const;
const TREASURES = ['commodity', 'shanty', 'trinket', 'relic', 'any'] as const;
const GEMS = ['trauma', 'strain'] as const;
const SIGNS = ['positive', 'negative'] as const;
const NODES = ['bow', 'stern', 'larboard', 'starboard', 'navigation', 'crows-nest', 'blank'] as const;
const UPGRADES = ['artillery', 'improvement'] as const;
const ONE_OR_ALL = ['choice', 'each'] as const;

const count = (rng: Rng): number => pick(rng, COUNTS);
const amount = (rng: Rng): Amount =>
  pick<Amount>(rng, [
    ...COUNTS,
    { plusPlayers: count(rng) },
    { halfPlusPlayers: count(rng) },
    'act',
    'crew',
    'enemies-on-deck',
    'destroyed-nodes',
    'rolled',
  ]);

const CONDITIONS: Makers<Condition, 'if'> = {
  coin: (rng) => ({ if: 'coin', atLeast: count(rng) }),
  clues: (rng) => ({ if: 'clues', atLeast: count(rng) }),
  treasure: (rng) => ({ if: 'treasure', kind: pick(rng, TREASURES) }),
  crew: (rng) => ({ if: 'crew', atLeast: count(rng) }),
  'crew-below': (rng) => ({ if: 'crew-below', atLeast: count(rng) }),
  'free-crew-slot': () => ({ if: 'free-crew-slot' }),
  'fresh-order': (rng) => ({ if: 'fresh-order', kind: pick(rng, [...ORDERS, 'fleeting']), atLeast: count(rng) }),
  'enemy-on-deck': () => ({ if: 'enemy-on-deck' }),
  damaged: (rng) => ({ if: 'damaged', atLeast: count(rng) }),
  act: (rng) => ({ if: 'act', atLeast: count(rng) }),
  behind: (rng) => ({ if: 'behind', atLeast: count(rng) }),
  ahead: (rng) => ({ if: 'ahead', atLeast: count(rng) }),
  captains: (rng) => ({ if: 'captains', atMost: count(rng) }),
  voyage: (rng) => ({ if: 'voyage', is: pick(rng, ['short', 'medium', 'long'] as const) }),
  passenger: () => ({ if: 'passenger' }),
  shellback: () => ({ if: 'shellback' }),
  rough: () => ({ if: 'rough' }),
  manned: (rng) => ({ if: 'manned', node: pick(rng, NODES) }),
  not: (rng, depth) => ({ if: 'not', condition: depth > 0 ? condition(rng, depth - 1) : { if: 'passenger' } }),
};

const COSTS: Makers<Cost, 'pay'> = {
  coin: (rng) => ({ pay: 'coin', count: amount(rng) }),
  clue: (rng) => ({ pay: 'clue', count: count(rng) }),
  treasure: (rng) => ({ pay: 'treasure', kind: pick(rng, TREASURES), count: count(rng) }),
  order: (rng) => ({ pay: 'order', kind: pick(rng, ORDERS), count: count(rng) }),
  strain: (rng) => ({ pay: 'strain', whom: pick(rng, WHOM), count: count(rng) }),
  trauma: (rng) => ({ pay: 'trauma', whom: pick(rng, WHOM), count: count(rng) }),
  crew: () => ({ pay: 'crew' }),
};

function made<U, K extends keyof U>(makers: Makers<U, K>, rng: Rng, depth: number): U {
  const all: readonly ((rng: Rng, depth: number) => U)[] = Object.values(makers);
  return pick(rng, all)(rng, depth);
}

export const condition = (rng: Rng, depth: number): Condition => made<Condition, 'if'>(CONDITIONS, rng, depth);

const inner = (rng: Rng, depth: number): Effect => (depth > 0 ? tree(rng, depth - 1) : { do: 'wages' });
const several = (rng: Rng, depth: number): Effect[] =>
  Array.from({ length: 2 + below(rng, 2) }, () => inner(rng, depth));

export const EFFECTS: Makers<Effect, 'do'> = {
  nothing: () => ({ do: 'nothing' }),
  all: (rng, depth) => ({ do: 'all', of: several(rng, depth) }),
  may: (rng, depth) => ({ do: 'may', effect: inner(rng, depth) }),
  choose: (rng, depth) => ({ do: 'choose', of: several(rng, depth) }),
  pay: (rng, depth) => {
    const cost = made<Cost, 'pay'>(COSTS, rng, 0);
    const to = inner(rng, depth);
    return below(rng, 2) === 0 ? { do: 'pay', cost, to } : { do: 'pay', cost, to, otherwise: inner(rng, depth) };
  },
  when: (rng, depth) => {
    const given = condition(rng, 1);
    const then = inner(rng, depth);
    return below(rng, 2) === 0
      ? { do: 'when', condition: given, then }
      : { do: 'when', condition: given, then, otherwise: inner(rng, depth) };
  },
  fate: (rng, depth) => ({
    do: 'fate',
    bands: [
      { upTo: 3, effect: inner(rng, depth) },
      { upTo: 4, effect: inner(rng, depth) },
      { upTo: 9, effect: inner(rng, depth) },
    ],
  }),
  test: (rng, depth) => ({
    do: 'test',
    value: pick(rng, ['island', 'port']),
    whom: pick(rng, ['it', 'choice']),
    success: inner(rng, depth),
    failure: inner(rng, depth),
  }),
  captains: (rng, depth) => ({
    do: 'captains',
    who: pick(rng, ['you', 'each', 'others']),
    effect: inner(rng, depth),
  }),
  coin: (rng) => ({ do: 'coin', by: amount(rng) }),
  'lose-coin': (rng) => ({ do: 'lose-coin', by: below(rng, 4) === 0 ? 'half' : amount(rng) }),
  clues: (rng) => ({ do: 'clues', by: amount(rng) }),
  'lose-clues': (rng) => ({ do: 'lose-clues', by: amount(rng) }),
  treasure: (rng) => ({ do: 'treasure', kind: pick(rng, TREASURES), count: count(rng) }),
  'lose-treasure': (rng) => ({ do: 'lose-treasure', count: count(rng) }),
  schematic: (rng) => ({ do: 'schematic', of: pick(rng, UPGRADES) }),
  upgrade: (rng) => ({ do: 'upgrade', of: pick(rng, UPGRADES) }),
  spoils: (rng) => ({ do: 'spoils', times: amount(rng) }),
  'gain-order': (rng) => ({
    do: 'gain-order',
    kind: pick(rng, ['crew', 'navigation', 'artillery', 'fleeting', 'choice']),
  }),
  exhaust: (rng) => ({ do: 'exhaust', kind: pick(rng, ORDERS), count: amount(rng) }),
  refresh: (rng) => ({ do: 'refresh', kind: pick(rng, ORDERS), count: count(rng) }),
  'move-free': (rng) => ({ do: 'move-free', points: count(rng) }),
  suffer: (rng) => ({ do: 'suffer', gem: pick(rng, GEMS), whom: pick(rng, WHOM), count: amount(rng) }),
  recover: (rng) => ({
    do: 'recover',
    gem: pick(rng, GEMS),
    whom: pick(rng, WHOM),
    count: below(rng, 3) === 0 ? 'all' : count(rng),
  }),
  'gain-trait': (rng) => ({ do: 'gain-trait', sign: pick(rng, SIGNS), whom: pick(rng, WHOM) }),
  'lose-trait': (rng) => ({ do: 'lose-trait', sign: pick(rng, SIGNS), whom: pick(rng, WHOM) }),
  fatigue: (rng) => ({ do: 'fatigue', whom: pick(rng, WHOM) }),
  rouse: (rng) => ({ do: 'rouse', whom: pick(rng, WHOM) }),
  'crew-joins': (rng) => ({ do: 'crew-joins', kind: pick(rng, ['deckhand', 'shellback', 'any']) }),
  'crew-leaves': (rng) => ({ do: 'crew-leaves', whom: pick(rng, WHOM) }),
  'crew-dies': (rng) => ({ do: 'crew-dies', whom: pick(rng, WHOM) }),
  'go-below': (rng) => ({ do: 'go-below', whom: pick(rng, WHOM) }),
  wages: () => ({ do: 'wages' }),
  damage: (rng) => ({ do: 'damage', count: amount(rng) }),
  'damage-node': (rng) => ({ do: 'damage-node', node: pick(rng, [...NODES, 'here', 'choice']) }),
  repair: (rng) => ({ do: 'repair', count: count(rng) }),
  'turn-ship': () => ({ do: 'turn-ship' }),
  drift: (rng) => ({ do: 'drift', by: count(rng) }),
  board: (rng) => ({
    do: 'board',
    who: pick(rng, ['act', { count: count(rng) }, { named: 'tallowman', count: count(rng) }]),
  }),
  'enemy-ship': () => ({ do: 'enemy-ship' }),
  wound: (rng) => ({ do: 'wound', which: pick(rng, ['choice', 'each', 'each-here']), count: count(rng) }),
  banish: (rng) => ({ do: 'banish', which: pick(rng, ONE_OR_ALL) }),
  'discard-enemy': (rng) => ({ do: 'discard-enemy', which: pick(rng, ONE_OR_ALL) }),
  imprison: () => ({ do: 'imprison' }),
  'hand-over': (rng, depth) => ({ do: 'hand-over', each: inner(rng, depth) }),
  'hit-enemy-ship': (rng) => ({ do: 'hit-enemy-ship', count: count(rng), within: count(rng) }),
  'heal-self': (rng) => ({ do: 'heal-self', count: count(rng) }),
  'self-moves': (rng) => ({ do: 'self-moves', steps: count(rng) }),
  'more-damage': (rng) => ({ do: 'more-damage', count: count(rng) }),
  'self-returns': () => ({ do: 'self-returns' }),
  agenda: (rng) => ({ do: 'agenda', by: below(rng, 3) === 0 ? -count(rng) : amount(rng) }),
  discovery: (rng) => ({ do: 'discovery', by: count(rng) }),
  elder: (rng) => ({ do: 'elder', by: below(rng, 2) === 0 ? -count(rng) : count(rng) }),
  'storm-moves': () => ({ do: 'storm-moves' }),
  'new-storm': (rng) => ({ do: 'new-storm', size: pick(rng, [1, 2, 3, 4]), at: pick(rng, ['you', 'elder']) }),
  'destroy-port': (rng) => ({ do: 'destroy-port', which: pick(rng, ['elder-hex', 'nearest']) }),
  'to-port': () => ({ do: 'to-port' }),
  'clues-count-double': () => ({ do: 'clues-count-double' }),
  prices: (rng) => ({ do: 'prices', by: below(rng, 2) === 0 ? -count(rng) : count(rng) }),
  'begin-story': (rng) => ({ do: 'begin-story', number: count(rng) }),
};

export const tree = (rng: Rng, depth: number): Effect => made<Effect, 'do'>(EFFECTS, rng, depth);
