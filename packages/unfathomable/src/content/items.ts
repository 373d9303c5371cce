import type { ItemCard, ItemTrait } from './card';
import { action, all, attack, choose, discarding, ifCheckPasses, lose, move, treachery } from './dsl';
import type { Ability, Origin } from './effect';
import type { ItemId, Skill } from './ids';

const item = (id: ItemId, traits: readonly ItemTrait[], abilities: readonly Ability[], origin: Origin): ItemCard => ({
  id,
  traits,
  abilities,
  origin,
});

const improvement = (id: ItemId, skill: Skill, origin: Origin, ...more: ItemTrait[]): ItemCard => ({
  id,
  traits: ['improvement', ...more],
  abilities: [],
  always: [{ always: 'skill-set', skill }],
  origin,
});

export const ITEM_CARDS: readonly ItemCard[] = [
  // --- starting items
  item('speaking-trumpet', [], [action({ do: 'rescue', where: 'own-and-adjacent' })], 'rulebook'),
  item('six-shooter', ['weapon'], [action(attack(2))], 'rulebook'),
  item(
    'travel-pharmacy',
    [],
    [
      {
        when: 'passenger-defeat-nearby',
        effect: all({ do: 'rescue-instead' }, choose(lose('food', 1), { do: 'remove-item', which: 'travel-pharmacy' })),
      },
    ],
    'rulebook',
  ),
  item('tool-kit', [], [action({ do: 'repair-free' })], 'public'),
  item('repeating-rifle', ['weapon'], [action({ do: 'attack', reach: 'adjacent', bonus: 1 })], 'rulebook'),
  item('elder-sign-amulet', ['artifact'], [{ when: 'lore-action', effect: { do: 'repeat-lore-action' } }], 'rulebook'),
  item(
    'almanac',
    [],
    [
      {
        when: 'before-roll',
        cost: discarding('observation'),
        effect: { do: 'modify-roll', by: 'discarded' },
        limit: 'roll',
      },
    ],
    'rulebook',
  ),
  item(
    'book-of-dagon',
    ['tome'],
    [action({ do: 'herd', from: 'your-space' }, { limit: 'turn', thenAct: 1 })],
    'rulebook',
  ),
  item(
    'lucky-ring',
    [],
    [
      {
        when: 'after-total',
        effect: all({ do: 'modify-total', by: 2 }, ifCheckPasses(treachery(2))),
        limit: 'check',
      },
    ],
    'public',
  ),
  item(
    'starbuck',
    ['ally'],
    [
      action(attack(0), { limit: 'turn', thenAct: 1 }),
      { when: 'own-defeat', effect: { do: 'prevent-defeat' }, spent: true },
    ],
    'public',
  ),
  // --- the deck
  item('pocket-pistol', ['weapon'], [action({ do: 'attack', reach: 'here', bonus: 0, rerolls: 1 })], 'rulebook'),
  improvement('fine-clothes', 'influence', 'public'),
  improvement('mystical-text', 'lore', 'rulebook', 'tome'),
  improvement('binoculars', 'observation', 'public'),
  improvement('medicine-ball', 'strength', 'public'),
  improvement('treasured-memento', 'will', 'rulebook'),
  item('jam-tin-grenade', ['explosive'], [action({ do: 'blast-adjacent' }, { spent: true })], 'rulebook'),
  {
    id: 'kitchen-knife',
    traits: ['weapon'],
    abilities: [],
    always: [{ always: 'basic-attack-bonus', by: 1 }],
    origin: 'public',
  },
  item('plimsolls', [], [action(move('you', 'adjacent'), { limit: 'turn', thenAct: 1 })], 'public'),
  item('shotgun', ['weapon'], [action(attack('enemies-here'))], 'public'),
];
