// Sample events of every type. A type without a sample fails the type check.

import type { Cases } from '@undertow/language';
import type { Event } from '../../src/model/event';

type Samples = { readonly [T in keyof Cases<Event, 'type'>]: readonly Cases<Event, 'type'>[T][] };

const samples: Samples = {
  'set-up': [{ type: 'set-up', first: 0, seats: 4 }],
  character: [{ type: 'character', seat: 1, character: 'jamie' }],
  title: [
    { type: 'title', title: 'captain', seat: 0, from: null },
    { type: 'title', title: 'keeper', seat: 1, from: 0 },
  ],
  'loyalty-dealt': [
    { type: 'loyalty-dealt', awakening: false },
    { type: 'loyalty-dealt', awakening: true },
  ],
  'loyalty-got': [
    { type: 'loyalty-got', seat: 0, card: 'hybrid', from: null },
    { type: 'loyalty-got', seat: 0, card: 'human', from: 2 },
  ],
  'loyalty-passed': [
    { type: 'loyalty-passed', from: 0, to: 1, count: 1 },
    { type: 'loyalty-passed', from: 2, to: 0, count: 2 },
  ],
  'loyalty-seen': [
    { type: 'loyalty-seen', by: 1, of: 0 },
    { type: 'loyalty-seen', by: 0, of: 2, cards: ['human', 'cultist'] },
  ],
  turn: [{ type: 'turn', number: 12, seat: 2 }],
  step: [{ type: 'step', step: 'mythos' }],
  window: [{ type: 'window', window: 'before-check' }],
  used: [
    { type: 'used', seat: 0, source: 'skill:shrivelling', card: 6 },
    { type: 'used', seat: 1, source: 'item:almanac', card: 12, by: 3 },
    { type: 'used', seat: 2, source: 'ability:experienced', by: -2 },
  ],
  action: (['move', 'attack', 'rescue', 'trade', 'repair', 'reveal', 'defeat-passenger', 'pass'] as const).flatMap(
    (action) => [
      { type: 'action' as const, seat: 0, action },
      { type: 'action' as const, seat: 1, action },
    ],
  ),
  'actions-granted': [
    { type: 'actions-granted', seat: 1, count: 1, source: 'skill:coordinated-effort' },
    { type: 'actions-granted', seat: 0, count: 2, source: 'rule' },
  ],
  moved: (['move', 'effect', 'defeated', 'brig'] as const).flatMap((why) => [
    { type: 'moved' as const, seat: 0, from: 'deck-1' as const, to: 'brig' as const, why },
    { type: 'moved' as const, seat: 1, from: 'bridge' as const, to: 'deck-3' as const, why },
  ]),
  traded: [{ type: 'traded', item: 'shotgun', from: 0, to: 1 }],
  'trade-refused': [
    { type: 'trade-refused', seat: 0 },
    { type: 'trade-refused', seat: 1 },
  ],
  attack: [
    {
      type: 'attack',
      attacker: { kind: 'player', seat: 0 },
      defender: { kind: 'deep-one', space: 'galley' },
      target: 4,
    },
    {
      type: 'attack',
      attacker: { kind: 'deep-one', space: 'deck-2' },
      defender: { kind: 'player', seat: 0 },
      target: 6,
    },
    { type: 'attack', attacker: { kind: 'player', seat: 2 }, defender: { kind: 'player', seat: 1 }, target: 6 },
  ],
  roll: (['attack', 'effect', 'damage', 'risk', 'surface', 'strike'] as const).flatMap((purpose) => [
    {
      type: 'roll' as const,
      by: 0,
      purpose,
      source: 'mythos:infection' as const,
      natural: 3,
      result: 5,
      plus: 0,
      atMost: 6,
      atLeast: null,
      final: true,
    },
    {
      type: 'roll' as const,
      by: 1,
      purpose,
      source: 'rule' as const,
      natural: 8,
      result: 8,
      plus: 0,
      atMost: null,
      atLeast: 4,
      final: false,
    },
  ]),
  'roll-set': [{ type: 'roll-set', by: 1, result: 7 }],
  defeated: [
    { type: 'defeated', seat: 0 },
    { type: 'defeated', seat: 1 },
  ],
  'deep-one-defeated': [
    { type: 'deep-one-defeated', space: 'water-3', count: 1 },
    { type: 'deep-one-defeated', space: 'bridge', count: 5 },
  ],
  'defeat-prevented': [
    { type: 'defeat-prevented', seat: 0, source: 'skill:shrug-it-off', by: 0 },
    { type: 'defeat-prevented', seat: 0, source: 'ability:healing-words', by: 2 },
  ],
  'passenger-saved': [
    { type: 'passenger-saved', space: 'deck-4', source: 'item:travel-pharmacy', by: 2, how: 'prevented' },
    { type: 'passenger-saved', space: 'supply', source: 'feat:medical-intervention', by: 0, how: 'prevented' },
  ],
  resource: [
    { type: 'resource', resource: 'souls', by: -1, now: 6 },
    { type: 'resource', resource: 'fuel', by: 2, now: 10 },
    { type: 'resource', resource: 'sanity', by: -5, now: 1 },
  ],
  'damage-card': [{ type: 'damage-card', card: 'fuel-leak' }],
  damaged: [{ type: 'damaged', room: 'chapel', card: 'structural-lore' }],
  repaired: [{ type: 'repaired', room: 'boiler-room', seat: 0 }],
  risked: [{ type: 'risked', space: 'deck-6' }],
  rescued: [
    { type: 'rescued', space: 'deck-6', count: 1, by: 0 },
    { type: 'rescued', space: 'deck-7', count: 2, by: 0 },
  ],
  'passenger-defeated': [
    { type: 'passenger-defeated', space: 'deck-1', face: 'x' },
    { type: 'passenger-defeated', space: 'supply', face: 'two-souls' },
  ],
  track: (['advance', 'retreat', 'reset'] as const).flatMap((how) => [
    { type: 'track' as const, track: 'travel' as const, from: 2, to: 3, how },
    { type: 'track' as const, track: 'ritual' as const, from: 2, to: 0, how },
  ]),
  arrived: [{ type: 'arrived' }],
  cast: [{ type: 'cast' }],
  waypoint: [{ type: 'waypoint', waypoint: 'reef', distance: 8, by: 0 }],
  'waypoint-lost': [{ type: 'waypoint-lost', waypoint: 'fog-bank' }],
  awakening: [{ type: 'awakening' }],
  activation: [
    ...(['deepOnes', 'dagon', 'hydra'] as const).map((icon) => ({ type: 'activation' as const, icon })),
    { type: 'activation', icon: 'deepOnes', at: 'deck-3' },
  ],
  spawned: [
    { type: 'spawned', space: 'the-deep', count: 1 },
    { type: 'spawned', space: 'water-8', count: 4 },
  ],
  'deep-ones-moved': [
    { type: 'deep-ones-moved', from: 'water-1', to: 'deck-1', count: 1 },
    { type: 'deep-ones-moved', from: 'the-deep', to: 'water-2', count: 3 },
    { type: 'deep-ones-moved', from: 'galley', to: 'supply', count: 2 },
    { type: 'deep-ones-moved', from: 'water-7', to: 'the-deep', count: 5 },
  ],
  'monarch-moved': [
    { type: 'monarch-moved', monarch: 'dagon', from: 'the-deep', to: 'water-1' },
    { type: 'monarch-moved', monarch: 'hydra', from: 'water-4', to: 'the-deep' },
  ],
  'rooms-barred': [{ type: 'rooms-barred' }],
  drew: [
    { type: 'drew', seat: 1, skills: ['lore', 'lore', 'will'] },
    { type: 'drew', seat: 0, skills: ['lore', 'will'], cards: [6, 22] },
    { type: 'drew', seat: 2, skills: [] },
  ],
  discarded: [
    { type: 'discarded', seat: 0, cards: [0, 29] },
    { type: 'discarded', seat: 1, cards: [] },
  ],
  reshuffled: (['lore', 'chaos', 'mythos', 'item', 'damage'] as const).map((deck) => ({
    type: 'reshuffled' as const,
    deck,
  })),
  'treachery-to-chaos': [
    { type: 'treachery-to-chaos', count: 1 },
    { type: 'treachery-to-chaos', count: 4 },
  ],
  check: [
    { type: 'check', source: 'mythos:infiltrator', target: 11, partial: 8, skills: ['lore', 'strength'] },
    { type: 'check', source: 'room:brig', target: 8, partial: null, skills: ['lore', 'strength'] },
  ],
  'check-changed': [
    { type: 'check-changed', seat: 0, source: 'skill:nothing-to-hide', change: 'faceup' },
    { type: 'check-changed', seat: 1, source: 'skill:preparation', change: 'no-chaos' },
    { type: 'check-changed', seat: 2, source: 'skill:forced-learning', change: 'extra-skill', skill: 'will' },
  ],
  'check-decreed': (['pass', 'partial', 'fail'] as const).map((result) => ({
    type: 'check-decreed' as const,
    seat: 1,
    result,
  })),
  'chaos-added': [
    { type: 'chaos-added', count: 2 },
    { type: 'chaos-added', count: 1 },
  ],
  contributed: [
    { type: 'contributed', seat: 0, count: 2, cards: [1, 13] },
    { type: 'contributed', seat: 1, count: 1 },
    { type: 'contributed', seat: 2, count: 0 },
    { type: 'contributed', seat: 1, count: 5 },
  ],
  'pile-grew': [
    { type: 'pile-grew', source: 'mythos:family-ties' },
    { type: 'pile-grew', source: 'mythos:memory-of-the-deep', card: 25 },
  ],
  'check-revealed': [
    { type: 'check-revealed', cards: [1, 13, 27], total: 4 },
    { type: 'check-revealed', cards: [], total: 0 },
  ],
  'total-changed': [
    { type: 'total-changed', seat: 0, source: 'skill:determination', by: -2, total: 9 },
    { type: 'total-changed', seat: 1, source: 'ability:experienced', by: 4, total: 13, card: 3 },
  ],
  'check-result': (['pass', 'partial', 'fail'] as const).map((result) => ({
    type: 'check-result' as const,
    result,
    total: 9,
    target: 11,
    decreed: result === 'partial',
  })),
  mythos: [{ type: 'mythos', card: 'infection', seat: 1 }],
  'mythos-unusable': [{ type: 'mythos-unusable', card: 'family-ties' }],
  'mythos-replaced': [{ type: 'mythos-replaced', card: 'infection', by: 1 }],
  'crisis-skipped': [
    { type: 'crisis-skipped', card: 'family-ties', why: 'brig' },
    { type: 'crisis-skipped', card: 'family-ties', why: 'brig', seat: 0 },
    { type: 'crisis-skipped', card: 'family-ties', why: 'brig', seat: 1 },
    { type: 'crisis-skipped', card: 'infection', why: 'feat' },
  ],
  'crisis-option': [
    { type: 'crisis-option', card: 'infection', option: 0, seat: 0 },
    { type: 'crisis-option', card: 'hull-leak', option: 1, seat: 1 },
  ],
  chose: [
    {
      type: 'chose',
      seat: 0,
      source: 'waypoint:hurricane',
      index: 1,
      effect: { do: 'lose', resource: 'fuel', count: 1 },
    },
  ],
  accused: [
    { type: 'accused', seat: 0, target: 1 },
    { type: 'accused', seat: 1, target: 0 },
    { type: 'accused', seat: 1, target: 2 },
  ],
  declined: [{ type: 'declined', seat: 1, source: 'waypoint:iceberg' }],
  kept: [
    { type: 'kept', seat: 0, card: 'family-ties' },
    { type: 'kept', seat: 1, card: 'flesh-ward' },
  ],
  dropped: [{ type: 'dropped', seat: 1, card: 'barricade-the-hatches' }],
  'item-gained': [
    { type: 'item-gained', seat: 0, item: 'starbuck', from: null },
    { type: 'item-gained', seat: 1, item: 'shotgun', from: 0 },
  ],
  'item-lost': [
    { type: 'item-lost', seat: 0, item: 'starbuck', to: null },
    { type: 'item-lost', seat: 1, item: 'plimsolls', to: 0 },
  ],
  improvement: [
    { type: 'improvement', seat: 0, item: 'binoculars' },
    { type: 'improvement', seat: 1, item: null },
  ],
  spell: [{ type: 'spell', spell: 'heal', seat: 0 }],
  'removed-unseen': [
    { type: 'removed-unseen', deck: 'spell', count: 5 },
    { type: 'removed-unseen', deck: 'item', count: 1 },
  ],
  looked: (['mythos', 'waypoint', 'spell', 'item'] as const).flatMap((deck) => [
    { type: 'looked' as const, seat: 1, deck, count: 2 },
    { type: 'looked' as const, seat: 0, deck, count: 1, cards: ['infection'] },
  ]),
  'feat-gone': [{ type: 'feat-gone', seat: 1 }],
  revealed: [
    { type: 'revealed', seat: 0, card: 'hybrid' },
    { type: 'revealed', seat: 1, card: 'cultist' },
  ],
  truth: [
    { type: 'truth', seat: 0, loyalty: ['human', 'human'] },
    { type: 'truth', seat: 2, loyalty: [] },
  ],
  over: (['arrived', 'fuel', 'food', 'sanity', 'souls', 'damage', 'deepOnes'] as const).flatMap((cause) => [
    { type: 'over' as const, cause, winners: [0, 1], distance: 12 },
    { type: 'over' as const, cause, winners: [], distance: 5 },
  ]),
};

export const EVENTS: readonly Event[] = Object.values<readonly Event[]>(samples).flat();
