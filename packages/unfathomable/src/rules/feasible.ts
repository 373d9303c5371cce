import type { Seat } from '@undertow/kernel';
import { ADJACENT } from '../content/board';
import type { Effect } from '../content/effect';
import { skillOf } from '../content/skill-cards';
import type { BlockedReason } from '../model/question';
import type { State } from '../model/state';
import { anyEnemyOnBoard, enemiesIn } from './enemies';
import { hasTrait } from './kept';
import {
  addsOneCardAtMost,
  deepOnesOnBoard,
  humans,
  humansIn,
  isContested,
  isDamaged,
  passengersIn,
  peopleIn,
  player,
} from './query';
import { OPEN_SKILLS } from './skills';
import { weaponsOf } from './weapons';

/**
 * Whether it would do anything at all, so that nobody spends an action or a card on nothing. Only what an ability can
 * begin with is looked at; everything else is always worth offering.
 */
export function feasible(state: State, seat: Seat, effect: Effect): BlockedReason | null {
  const { space, items, hand } = player(state, seat);
  switch (effect.do) {
    case 'all': {
      const [first] = effect.of;
      const reason = first ? feasible(state, seat, first) : null;
      const offers = effect.of.some((each) => each.do === 'may' && feasible(state, seat, each) === null);
      return offers ? null : reason;
    }
    case 'may':
      return feasible(state, seat, effect.effect);
    case 'give-item':
      if (items.length === 0 && state.items.deck.length === 0) return 'no-items-here';
      return humansIn(state, space).length > 1 ? null : 'nobody-to-trade-with';
    case 'choose': {
      const reasons = effect.of.map((each) => feasible(state, seat, each));
      return reasons.includes(null) ? null : (reasons[0] ?? null);
    }
    case 'pay':
      return isPayable(state, seat, effect) ? null : 'cannot-pay';
    case 'attack': {
      if (hasTrait(state, seat, 'cannot-attack')) return 'cannot-attack';
      const reach = effect.reach === 'here' ? [space] : ADJACENT[space];
      return reach.some((each) => enemiesIn(state, seat, each).length > 0) ? null : 'no-enemy-here';
    }
    case 'attack-up-to':
      if (hasTrait(state, seat, 'cannot-attack')) return 'cannot-attack';
      return enemiesIn(state, seat, space).length > 0 ? null : 'no-enemy-here';
    case 'use-weapon':
      if (hasTrait(state, seat, 'cannot-attack')) return 'cannot-attack';
      return weaponsOf(state, seat).length > 0 ? null : 'condition';
    case 'strike':
      return anyEnemyOnBoard(state, seat) ? null : 'no-enemy-here';
    case 'herd':
      if (effect.from === 'your-space') return state.deepOnes[space] > 0 ? null : 'no-enemy-here';
      return deepOnesOnBoard(state) > 0 ? null : 'condition';
    case 'activate-deep-ones':
      if (effect.where === 'your-space') return state.deepOnes[space] > 0 ? null : 'condition';
      return deepOnesOnBoard(state) > 0 ? null : 'condition';
    case 'rescue':
      return [space, ...ADJACENT[space]].some((each) => passengersIn(state, each) > 0) ? null : 'no-passenger-here';
    case 'risk':
      return state.passengers.supply.length > 0 ? null : 'supply-empty';
    case 'repair-free':
      if (!isDamaged(state, space)) return 'not-damaged';
      return isContested(state, space) ? 'enemy-here' : null; // 35.3
    case 'choose-spell':
      return state.spells.deck.length > 0 ? null : 'deck-empty'; // 49.13b
    case 'choose-item':
    case 'draw-item':
      return state.items.deck.length > 0 ? null : 'deck-empty'; // 24.4
    case 'sort-top':
      return effect.deck === 'spell' && state.spells.deck.length === 0 ? 'deck-empty' : null;
    case 'brig':
      if (effect.who !== 'another-character-here') return null;
      return peopleIn(state, space).length > 1 ? null : 'condition';
    case 'look-at-loyalty':
      return state.players.some((one, other) => other !== seat && one.loyalty.length > 0) ? null : 'condition';
    case 'choose-human':
      return humans(state).some((other) => other !== seat && player(state, other).space !== 'brig')
        ? null
        : 'condition';
    case 'add-card':
      if (addsOneCardAtMost(state, seat) && hasAdded(state, seat)) return 'condition'; // 9.5, 39.6
      return effect.from === 'any-deck' || hand.length > 0 ? null : 'cannot-pay';
    case 'check-faceup':
      return state.checks.at(-1)?.openly ? 'condition' : null;
    case 'check-without-chaos':
      return state.checks.at(-1)?.withoutChaos ? 'condition' : null;
    case 'check-extra-skill':
      return OPEN_SKILLS.every((skill) => state.checks.at(-1)?.skills.includes(skill)) ? 'condition' : null;
    case 'modify-total':
      return effect.by === 'own-items' && items.length === 0 ? 'condition' : null;
    case 'remove-item':
      return items.length > 0 ? null : 'condition';
    case 'move':
      return space === 'brig' && !effect.outOfBrig ? 'in-the-brig' : null; // 9.4f
    default:
      return null;
  }
}

const hasAdded = (state: State, seat: Seat): boolean =>
  state.checks.at(-1)?.contributions.some((each) => each.seat === seat && each.count > 0) ?? false;

/** Whether the cards or passengers it must be paid with are there at all. */
export function isPayable(state: State, seat: Seat, effect: Effect | undefined): boolean {
  if (effect?.do !== 'pay') return true;
  const { cost } = effect;
  switch (cost.pay) {
    case 'risk':
      return state.passengers.supply.length >= cost.count; // 32.6
    case 'discard':
      return (
        player(state, seat).hand.filter((face) => cost.skill === 'any' || skillOf(face) === cost.skill).length >=
        cost.count
      );
    case 'lose':
    case 'damage-ship':
      return true;
  }
}
