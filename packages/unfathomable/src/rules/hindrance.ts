import type { Seat } from '@undertow/kernel';
import type { Ability, Condition, Cost } from '../content/effect';
import type { Skill, Space } from '../content/ids';
import { skillOf } from '../content/skill-cards';
import type { BlockedReason } from '../model/question';
import type { Scope } from '../model/scope';
import type { Source } from '../model/source';
import type { State } from '../model/state';
import { feasible } from './feasible';
import type { Usable } from './printed';
import { inBrig, isNear, isTraitor, player, seatOf } from './query';

/** What a response responds to. */
export interface Occasion {
  readonly victim?: Seat;
  readonly space?: Space | 'supply';
}

export const NONE: Occasion = {};

/** Why it cannot be used now; nothing if it can. */
export const hindrance = (state: State, seat: Seat, use: Usable, occasion: Occasion = NONE): BlockedReason | null =>
  hindranceKnowing(state, seat, use, occasion, holds);

/** The same, as far as whoever asks can tell which cards are held. */
export function hindranceKnowing(
  state: State,
  seat: Seat,
  use: Usable,
  occasion: Occasion,
  canHold: typeof holds,
): BlockedReason | null {
  const { ability } = use;
  if (use.on === 'treachery' && !isTraitor(state, seat)) return 'treachery'; // 2.2b, 52.1
  if (use.on === 'item' && inBrig(state, seat)) return 'in-the-brig'; // 9.6
  if (isUsedUp(state, use.source, ability)) return 'used-this-turn';
  if (ability.conditions)
    for (const condition of ability.conditions) {
      const failed = unmet(state, seat, condition);
      if (failed) return failed;
    }
  if (ability.cost) {
    const failed = unpayable(state, seat, ability.cost, canHold);
    if (failed) return failed;
  }
  return isOccasion(state, seat, ability, occasion) ?? feasible(state, seat, ability.effect);
}

/** Abilities for a moment are meant for some such moments only. */
function isOccasion(state: State, seat: Seat, ability: Ability, { victim, space }: Occasion): BlockedReason | null {
  switch (ability.when) {
    case 'own-defeat':
      return victim === seat ? null : 'condition';
    case 'character-defeat':
      return victim === undefined ? 'condition' : null;
    case 'passenger-defeat-nearby':
      return space !== undefined && space !== 'supply' && isNear(player(state, seat).space, space) ? null : 'condition';
    case 'after-attack-roll':
      return state.rolls.at(-1)?.purpose === 'attack' ? null : 'condition';
    case 'action':
    case 'lore-action':
    case 'start-of-action-step':
    case 'before-check':
    case 'before-mythos-check':
    case 'after-total':
    case 'before-roll':
    case 'instead-of-roll':
    case 'after-roll':
    case 'character-or-passenger-defeat':
    case 'own-crisis-choice':
    case 'own-mythos-step':
    case 'mythos-drawn':
    case 'boiler-advanced':
    case 'before-deep-ones-activate':
      return null;
  }
}

/** A limit is on the card, not on a player: it stays used when the card changes hands (1.10). */
function isUsedUp(state: State, source: Source, { limit }: Ability): boolean {
  if (limit === undefined) return false;
  switch (limit) {
    case 'turn':
      return state.turn.used.includes(source);
    case 'roll':
      return state.rolls.at(-1)?.used.includes(source) ?? false; // 17.2c
    case 'check':
      return state.checks.at(-1)?.used.includes(source) ?? false;
  }
}

export function unmet(state: State, seat: Seat, condition: Condition, scope?: Scope): BlockedReason | null {
  const one = player(state, seat);
  switch (condition.if) {
    case 'not-in-brig':
      return inBrig(state, seat) ? 'in-the-brig' : null;
    case 'in':
      return one.space === condition.room ? null : 'not-in-room';
    case 'is': {
      const who = personOf(state, seat, condition.who);
      return who !== undefined && state.titles[condition.title] === who ? null : 'condition';
    }
    case 'owns-item':
      return one.items.length > 0 ? null : 'condition';
    case 'holds':
      return one.hand.some((face) => skillOf(face) === condition.skill) ? null : 'cannot-pay';
    case 'passengers-in-supply':
      return state.passengers.supply.length >= condition.atLeast ? null : 'supply-empty';
    case 'deep-one-here':
      return state.deepOnes[one.space] > 0 ? null : 'no-enemy-here';
    case 'deep-holds':
      return state.deepOnes['the-deep'] >= condition.atLeast ? null : 'condition';
    case 'items-at-most':
      return one.items.length <= condition.count ? null : 'condition';
    case 'monarch-in-water':
      return state.monarchs.dagon === 'the-deep' && state.monarchs.hydra === 'the-deep' ? 'condition' : null;
    case 'rolled':
      return (scope?.roll ?? 0) >= condition.atLeast ? null : 'condition';
  }
}

function personOf(state: State, seat: Seat, who: Extract<Condition, { if: 'is' }>['who']): Seat | undefined {
  switch (who) {
    case 'you':
      return seat;
    case 'current':
      return state.turn.current;
    case 'captain':
    case 'keeper':
      return state.titles[who];
    default:
      return seatOf(state, who);
  }
}

/** Does this hand hold so many cards of this type? */
export const holds = (state: State, seat: Seat, skill: Skill | 'any', count: number): boolean => {
  const { hand } = player(state, seat);
  if (skill === 'any') return hand.length >= count;
  let found = 0;
  for (const face of hand) if (skillOf(face) === skill) found++;
  return found >= count;
};

/** The same as far as everybody can tell. */
export const mayHold = (state: State, seat: Seat, skill: Skill | 'any', count: number): boolean => {
  const one = player(state, seat);
  return one.hand.length >= count && (skill === 'any' || one.mayHold[skill] >= count);
};

function unpayable(state: State, seat: Seat, cost: Cost, canHold: typeof holds): BlockedReason | null {
  switch (cost.pay) {
    case 'risk':
      return state.passengers.supply.length >= cost.count ? null : 'supply-empty'; // 32.6
    case 'discard':
      return canHold(state, seat, cost.skill, cost.count) ? null : 'cannot-pay';
    case 'lose':
    case 'damage-ship':
      return null;
  }
}
