// How likely and how much: rolls, conditions and amounts in a tree of effects.
import type { Seat } from '@undertow/kernel';
import type { Amount, Condition, Effect } from '@undertow/unfathomable/content/effect';
import type { Reading } from './reading';
import { passengersOnDeck, playerAt } from './ship';
import { doubt, type Situation } from './situation';

/** How likely a die shows at least so much. */
export const atLeast = (n: number): number => Math.max(0, Math.min(8, 9 - n)) / 8;

/** Whoever chooses takes what is best for the side they are thought to be on. */
export function choosersBest(s: Situation, who: Seat, values: readonly number[]): number {
  const suspicion = doubt(s, who);
  return (1 - suspicion) * Math.max(...values) + suspicion * Math.min(...values);
}

export function rollOdds(effect: Extract<Effect, { do: 'roll' }>, s: Situation, r: Reading): number {
  const plus = effect.plus === 'discarded' ? r.discarded : 0;
  if (effect.atLeast !== undefined) return atLeast(effect.atLeast - plus);
  const limit = amount(effect.atMost ?? effect.below ?? 0, s) - (effect.below === undefined ? 0 : 1);
  return 1 - atLeast(limit + 1 - plus);
}

export function amount(what: Amount, s: Situation): number {
  if (typeof what === 'number') return what;
  switch (what) {
    case 'roll':
      return 4;
    case 'defeated':
    case 'rescued':
    case 'risked':
      return 2;
    case 'drawn':
      return 4;
    case 'added-value':
      return 3;
    case 'passengers-on-deck':
      return passengersOnDeck(s.view);
    case 'one-plus-half-surplus':
      return 2;
  }
}

export function conditionOdds(condition: Condition, { view }: Situation, r: Reading): number {
  const one = playerAt(view, r.you);
  switch (condition.if) {
    case 'not-in-brig':
      return one.space === 'brig' ? 0 : 1;
    case 'in':
      return one.space === condition.room ? 1 : 0;
    case 'is':
      return condition.who === 'you' ? (view.titles[condition.title] === r.you ? 1 : 0) : 0.5;
    case 'owns-item':
      return one.items.length > 0 ? 1 : 0;
    case 'holds':
      return 0.7;
    case 'passengers-in-supply':
      return view.passengers.supply >= condition.atLeast ? 1 : 0;
    case 'deep-one-here':
      return view.deepOnes[one.space] > 0 ? 1 : 0;
    case 'deep-holds':
      return view.deepOnes['the-deep'] + 1 >= condition.atLeast ? 1 : 0;
    case 'items-at-most':
      return one.items.length <= condition.count ? 1 : 0;
    case 'monarch-in-water':
      return view.monarchs.dagon === 'the-deep' && view.monarchs.hydra === 'the-deep' ? 0 : 1;
    case 'rolled':
      return atLeast(condition.atLeast);
  }
}
