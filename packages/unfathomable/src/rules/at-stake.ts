import type { Seat } from '@undertow/kernel';
import type { CheckSpec, Effect } from '../content/effect';
import { SKILL_CARD_KINDS, SKILL_VALUES } from '../content/skill-cards';
import type { Check, Roll, State } from '../model/state';
import { hindranceKnowing, mayHold, NONE } from './hindrance';
import { inPlayArea } from './printed';
import { player } from './query';
import { type Timings, timings } from './timing';

// Whether an answer could still change how a roll or a check ends. Nobody is asked where none could.

/** For whom somebody rolls again: the ship, the Deep, or, as far as can be told, either. */
export type Side = 'ship' | 'deep' | 'either';

/** As everybody can tell, and nobody more: a question that only a hidden traitor gets would give it away by its pause. */
export function openSide(state: State, seat: Seat): Side {
  if (player(state, seat).revealed !== null) return 'deep';
  return state.loyaltyDealt ? 'either' : 'ship'; // L.8: nobody is a traitor yet
}

const FACES_OF_DIE: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

const clamp = (result: number): number => Math.max(1, Math.min(8, result)); // 17.1

/** What the die says with everything that changes it. */
export const resultWith = ({ modifier }: Roll, natural: number): number => clamp(natural + modifier);

function isMet(roll: Roll, natural: number): boolean {
  const total = resultWith(roll, natural) + roll.plus;
  return roll.atMost === null ? total >= (roll.atLeast ?? 0) : total <= roll.atMost;
}

/** Whether rolling again could change something, and this side may want that. */
export function worthRollingAgain(roll: Roll, side: Side): boolean {
  if (roll.natural === null || (roll.atMost === null && roll.atLeast === null)) return true;
  const met = isMet(roll, roll.natural);
  if (FACES_OF_DIE.every((face) => isMet(roll, face) === met)) return false;
  if (roll.boon === null || side === 'either') return true;
  return side === (met === roll.boon ? 'deep' : 'ship');
}

/** Whether an effect is plainly good or bad for the ship. */
export function isBoon(effect: Effect): boolean | null {
  switch (effect.do) {
    case 'gain':
      return true;
    case 'lose':
    case 'damage-ship':
    case 'damage-room':
    case 'activate':
    case 'spawn':
      return false;
    case 'all': {
      const [first, ...rest] = effect.of.map(isBoon);
      return first !== undefined && rest.every((each) => each === first) ? first : null;
    }
    default:
      return null;
  }
}

// --- checks

const AFTER_TOTAL: Timings = timings('after-total');

const HIGHEST_CARD = Math.max(...SKILL_VALUES);

/** Which types have a card that changes a total, and by how much. */
const CHANGING = SKILL_CARD_KINDS.flatMap(({ skill, ability: { when, effect } }) =>
  when === 'after-total' && effect.do === 'modify-total' && effect.by !== 'own-items' ? [{ skill, by: effect.by }] : [],
);

interface Reach {
  readonly up: number;
  readonly down: number;
  /** Something happens besides if the check passes, so it can matter even to a check that is decided. */
  readonly owes: boolean;
}

/** How far everybody together could move a total, as far as everybody can tell. */
function reach(state: State): Reach {
  let [up, down, owes] = [0, 0, false];
  for (let seat = 0; seat < state.players.length; seat++) {
    const { hand, mayHold: types } = player(state, seat);
    for (const { skill, by } of CHANGING) {
      const most = by * Math.min(hand.length, types[skill]);
      up += most;
      down += most;
    }
    for (const use of inPlayArea(state, seat, AFTER_TOTAL)) {
      if (hindranceKnowing(state, seat, use, NONE, mayHold) !== null) continue;
      const { effect: whole } = use.ability;
      for (const effect of whole.do === 'all' ? whole.of : [whole]) {
        if (effect.do === 'if-check-passes') owes = true;
        const by = byHowMuch(state, seat, effect);
        up += by;
        if (effect.do !== 'modify-total' || effect.either) down += by;
      }
    }
  }
  return { up, down, owes };
}

function byHowMuch(state: State, seat: Seat, effect: Effect): number {
  if (effect.do === 'add-card') return HIGHEST_CARD;
  if (effect.do !== 'modify-total') return 0;
  return effect.by === 'own-items' ? player(state, seat).items.length : effect.by;
}

const countsSurplus = (effect: Effect): boolean =>
  effect.do === 'all'
    ? effect.of.some(countsSurplus)
    : effect.do === 'advance' && effect.by === 'one-plus-half-surplus';

/** Whether any total within reach would end the check otherwise. */
export function isUndecided(state: State, { partial, target }: Check, total: number, { pass }: CheckSpec): boolean {
  const { up, down, owes } = reach(state);
  if (total + up >= target && (owes || countsSurplus(pass))) return up + down > 0;
  const level = (sum: number): number => (sum >= target ? 2 : partial !== null && sum >= partial ? 1 : 0);
  return level(total + up) !== level(total - down);
}
