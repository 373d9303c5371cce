import type { EnemyKind } from './card';
import {
  agenda,
  all,
  board,
  damage,
  damageNode,
  exhaust,
  goBelow,
  loseClues,
  loseTrait,
  loseTreasure,
  strain,
  trauma,
} from './dsl';
import type { Effect } from './effect';

const healSelf = (count: number): Effect => ({ do: 'heal-self', count });
const selfMoves = (steps: number): Effect => ({ do: 'self-moves', steps });
const moreDamage = (count: number): Effect => ({ do: 'more-damage', count });
const selfReturns: Effect = { do: 'self-returns' };

export const enemies = [
  // --- Act I: 14 cards
  {
    id: 'tallowman',
    act: 1,
    copies: 3,
    health: 3,
    dice: 3,
    spoils: 1,
    abilities: [{ id: 'gutter', omens: 2, effect: strain('each-on-deck', 1) }],
  },
  {
    id: 'bilge-child',
    act: 1,
    copies: 3,
    health: 3,
    dice: 3,
    spoils: 1,
    abilities: [{ id: 'follow', omens: 1, effect: selfMoves(1) }],
  },
  {
    id: 'ropewife',
    act: 1,
    copies: 2,
    health: 4,
    dice: 3,
    spoils: 1,
    abilities: [{ id: 'tangle', omens: 2, effect: exhaust('navigation', 1) }],
  },
  {
    id: 'salt-hound',
    act: 1,
    copies: 2,
    health: 3,
    dice: 3,
    spoils: 1,
    abilities: [{ id: 'worry', omens: 2, effect: moreDamage(1) }],
  },
  {
    id: 'hullknocker',
    act: 1,
    copies: 2,
    health: 4,
    dice: 3,
    spoils: 1,
    abilities: [{ id: 'knock', omens: 2, effect: damageNode('here') }],
  },
  {
    id: 'wet-chorister',
    act: 1,
    copies: 2,
    health: 3,
    dice: 3,
    spoils: 1,
    abilities: [
      { id: 'hum', omens: 1, effect: strain('nearest', 1) },
      { id: 'refrain', omens: 2, effect: agenda(1) },
    ],
  },
  // --- Act II: 12 cards
  {
    id: 'netmender',
    act: 2,
    copies: 2,
    health: 5,
    dice: 3,
    spoils: 2,
    abilities: [{ id: 'stitch', omens: 2, effect: trauma('nearest', 1) }],
  },
  {
    id: 'lanternjaw',
    act: 2,
    copies: 2,
    health: 5,
    dice: 3,
    spoils: 2,
    abilities: [
      { id: 'lure', omens: 1, effect: strain('nearest', 1) },
      { id: 'swallow-light', omens: 3, effect: all(loseClues(2), selfReturns) },
    ],
  },
  {
    id: 'pale-purser',
    act: 2,
    copies: 2,
    health: 6,
    dice: 3,
    spoils: 2,
    abilities: [{ id: 'collect', omens: 2, effect: loseTreasure(1) }],
  },
  {
    id: 'barnacle-bride',
    act: 2,
    copies: 2,
    health: 6,
    dice: 3,
    spoils: 2,
    abilities: [
      { id: 'encrust', omens: 2, effect: healSelf(2) },
      { id: 'hold-fast', omens: 1, effect: strain('here', 1) },
    ],
  },
  {
    id: 'keelweed',
    act: 2,
    copies: 2,
    health: 7,
    dice: 3,
    spoils: 2,
    abilities: [{ id: 'pull', omens: 2, effect: damage(1) }],
  },
  {
    id: 'mourning-heron',
    act: 2,
    copies: 2,
    health: 5,
    dice: 3,
    spoils: 2,
    abilities: [
      { id: 'stalk', omens: 1, effect: selfMoves(2) },
      { id: 'keen', omens: 2, effect: strain('each-below', 1) },
    ],
  },
  // --- Act III: 10 cards
  {
    id: 'the-unwritten',
    act: 3,
    copies: 2,
    health: 6,
    dice: 3,
    spoils: 4,
    abilities: [
      { id: 'strike-out', omens: 2, effect: loseTrait('positive', 'nearest') },
      { id: 'close-the-book', omens: 3, effect: agenda(2) },
    ],
  },
  {
    id: 'ninefold-eel',
    act: 3,
    copies: 2,
    health: 6,
    dice: 3,
    spoils: 4,
    abilities: [{ id: 'coil', omens: 2, effect: moreDamage(2) }],
  },
  {
    id: 'chapel-crab',
    act: 3,
    copies: 2,
    health: 8,
    dice: 3,
    spoils: 4,
    abilities: [
      { id: 'withdraw', omens: 2, effect: healSelf(2) },
      { id: 'bring-down', omens: 3, effect: damage(2) },
    ],
  },
  {
    id: 'deep-surgeon',
    act: 3,
    copies: 2,
    health: 7,
    dice: 3,
    spoils: 4,
    abilities: [
      { id: 'examine', omens: 2, effect: trauma('nearest', 1) },
      { id: 'dismiss', omens: 3, effect: goBelow('each-on-deck') },
    ],
  },
  {
    id: 'rain-matron',
    act: 3,
    copies: 2,
    health: 7,
    dice: 3,
    spoils: 4,
    abilities: [
      { id: 'shepherd', omens: 3, effect: board({ count: 1 }) },
      { id: 'lullaby', omens: 2, effect: strain('each-on-deck', 1) },
    ],
  },
] as const satisfies readonly EnemyKind[];

export type OurEnemy = (typeof enemies)[number]['id'];
