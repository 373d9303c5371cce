import type { DamageCard } from './card';
import { lose, risk } from './dsl';
import type { Effect, Origin } from './effect';
import type { DamageId, Skill } from './ids';

/** Stays in a room until skill cards worth so much are discarded (L.32, L.33). */
const structural = (id: DamageId, skill: Skill | 'any', worth: number, origin: Origin): DamageCard => ({
  id,
  kind: 'structural',
  repair: { skill, worth },
  origin,
});

const once = (id: DamageId, effect: Effect, after: 'removed' | 'bottom-then-another', origin: Origin): DamageCard => ({
  id,
  kind: 'once',
  effect,
  after,
  origin,
});

export const DAMAGE_DECK: readonly DamageCard[] = [
  structural('structural-influence', 'influence', 3, 'rulebook'),
  structural('structural-lore', 'lore', 3, 'rulebook'),
  structural('structural-observation', 'observation', 3, 'public'),
  structural('structural-strength', 'strength', 3, 'public'),
  structural('structural-will', 'will', 3, 'public'),
  structural('structural-any', 'any', 5, 'rulebook'),
  once('fuel-leak', lose('fuel', 1), 'removed', 'rulebook'),
  once('flooded-food-stores', lose('food', 1), 'removed', 'public'),
  once('fleeing-passengers', risk(1), 'bottom-then-another', 'public'),
];
