import type { Flow, Seat } from '@undertow/kernel';
import { item, mythos, spell } from '../content';
import type { Ability, Condition, Cost, Timing } from '../content/effect';
import type { Skill, Space } from '../content/ids';
import { kindOf, skillOf } from '../content/skill-cards';
import { KEEPER_ACTION } from '../content/succession';
import type { BlockedReason } from '../model/question';
import type { Scope } from '../model/scope';
import type { Source } from '../model/source';
import type { SkillFace, State } from '../model/state';
import type { Table } from '../model/types';
import { payCost, performAction, run } from './book';
import { feasible } from './feasible';
import { loseItem } from './items';
import { dropKept, dropWard } from './kept';
import { inBrig, isNear, isTraitor, player, seatOf, sheet } from './query';
import { showFromHand, toDiscard } from './skills';
import {
  FACE_TIMINGS,
  ITEM_TIMINGS,
  isMeantFor,
  KEPT_TIMINGS,
  SHEET_TIMINGS,
  skillsFor,
  type Timings,
  timings,
  WARD_TIMINGS,
} from './timing';

/** An ability somebody has, and the card it is on. */
export interface Usable {
  readonly source: Source;
  /** The hand card it is on, if any. */
  readonly card: SkillFace | null;
  readonly ability: Ability;
}

/** What a response responds to. */
export interface Occasion {
  readonly victim?: Seat;
  readonly space?: Space | 'supply';
}

const ACTION = timings('action');

/** Everything on this seat's cards that is meant for these moments, usable or not. */
export function abilitiesOf(state: State, seat: Seat, when: Timings): Usable[] {
  const found: Usable[] = [];
  fromHand(state, seat, when, found);
  fromPlayArea(state, seat, when, found);
  return found;
}

function fromHand(state: State, seat: Seat, when: Timings, found: Usable[]): void {
  let seen = 0;
  for (const card of player(state, seat).hand) {
    if (((FACE_TIMINGS[card] ?? 0) & when) === 0 || (seen & (1 << card)) !== 0) continue;
    seen |= 1 << card;
    const kind = kindOf(card);
    found.push({ source: `skill:${kind.id}`, card, ability: kind.ability });
  }
}

function fromPlayArea(state: State, seat: Seat, when: Timings, found: Usable[]): void {
  const one = player(state, seat);
  if (((SHEET_TIMINGS.get(one.character) ?? 0) & when) !== 0) {
    const { ability, feat } = sheet(state, seat);
    if (one.revealed === null && isMeantFor(ability, when))
      found.push({ source: `ability:${ability.id}`, card: null, ability }); // 2.1a
    if (one.feat && isMeantFor(feat, when)) found.push({ source: `feat:${feat.id}`, card: null, ability: feat });
  }
  const add = (source: Source, abilities: readonly Ability[] = []): void => {
    for (const ability of abilities) if (isMeantFor(ability, when)) found.push({ source, card: null, ability });
  };
  for (const id of one.items) if (((ITEM_TIMINGS.get(id) ?? 0) & when) !== 0) add(`item:${id}`, item(id).abilities);
  for (const id of one.kept)
    if (((KEPT_TIMINGS.get(id) ?? 0) & when) !== 0) add(`mythos:${id}`, mythos(id).kept?.abilities);
  for (const id of one.wards) if (((WARD_TIMINGS.get(id) ?? 0) & when) !== 0) add(`spell:${id}`, spell(id).kept);
  if ((when & ACTION) !== 0 && state.titles.keeper === seat)
    found.push({ source: 'title:keeper', card: null, ability: KEEPER_ACTION });
}

/** Why it cannot be used now; nothing if it can. */
export function hindrance(state: State, seat: Seat, use: Usable, occasion: Occasion = {}): BlockedReason | null {
  return hindranceKnowing(state, seat, use, occasion, holds);
}

function hindranceKnowing(
  state: State,
  seat: Seat,
  { source, card, ability }: Usable,
  occasion: Occasion,
  canHold: typeof holds,
): BlockedReason | null {
  if (card !== null && skillOf(card) === 'treachery' && !isTraitor(state, seat)) return 'treachery'; // 2.2b, 52.1
  if (source.startsWith('item:') && inBrig(state, seat)) return 'in-the-brig'; // 9.6
  if (isUsedUp(state, source, ability)) return 'used-this-turn';
  for (const condition of ability.conditions ?? []) {
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

function markUsed(state: State, { source, ability }: Usable): void {
  switch (ability.limit) {
    case undefined:
      return;
    case 'turn':
      state.turn.used.push(source);
      return;
    case 'roll':
      state.rolls.at(-1)?.used.push(source);
      return;
    case 'check':
      state.checks.at(-1)?.used.push(source);
      return;
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
const holds = (state: State, seat: Seat, skill: Skill | 'any', count: number): boolean => {
  const { hand } = player(state, seat);
  if (skill === 'any') return hand.length >= count;
  let found = 0;
  for (const face of hand) if (skillOf(face) === skill) found++;
  return found >= count;
};

/** The same as far as everybody can tell. */
const mayHold = (state: State, seat: Seat, skill: Skill | 'any', count: number): boolean => {
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

/** What this seat can use at such a moment. */
export const usables = (state: State, seat: Seat, when: Timings, occasion: Occasion = {}): Usable[] =>
  abilitiesOf(state, seat, when).filter((use) => hindrance(state, seat, use, occasion) === null);

/** Which skill types have a card for which moments. */
const TYPES_FOR: readonly { readonly when: Timings; readonly timing: Timing; readonly skill: Skill }[] = (
  ['before-check', 'after-total', 'before-roll', 'after-attack-roll', 'own-defeat', 'start-of-action-step'] as const
).flatMap((timing) => skillsFor(timing).map((skill) => ({ when: timings(timing), timing, skill })));

/** Could anybody respond, as far as everybody can tell? This alone decides whether a window opens. */
export function couldRespond(state: State, when: Timings, occasion: Occasion): boolean {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (mayHoldResponse(state, seat, when, occasion)) return true;
    const open: Usable[] = [];
    fromPlayArea(state, seat, when, open);
    for (const use of open) if (hindranceKnowing(state, seat, use, occasion, mayHold) === null) return true;
  }
  return false;
}

function mayHoldResponse(state: State, seat: Seat, when: Timings, occasion: Occasion): boolean {
  const one = player(state, seat);
  if (one.hand.length === 0) return false;
  for (const each of TYPES_FOR) {
    if ((each.when & when) === 0 || one.mayHold[each.skill] === 0) continue;
    if (each.skill === 'treachery' && one.revealed === null) continue;
    if (each.timing === 'own-defeat' && occasion.victim !== seat) continue;
    if (each.timing === 'after-attack-roll' && state.rolls.at(-1)?.purpose !== 'attack') continue;
    return true;
  }
  return false;
}

/** Uses an ability: pays, resolves, and puts its card where it belongs. */
export function* useAbility(g: Table, seat: Seat, use: Usable, scope: Scope): Flow {
  const { state } = g;
  const { card, source, ability } = use;
  tellUse(g, seat, use, scope.by);
  markUsed(state, use);
  if (card !== null) {
    showFromHand(state, seat, card);
    state.resolving.push(card);
  }
  if (ability.spent) spend(g, seat, source);
  if (!ability.cost || (yield* payCost(g, ability.cost, scope))) yield* run(g, ability.effect, scope);
  if (card !== null) settle(state, card);
  for (let i = 0; i < (ability.thenAct ?? 0); i++) yield* performAction(g, seat, source); // L.21
}

function tellUse(g: Table, seat: Seat, { source, card }: Usable, by: number): void {
  if (card === null) g.emit(by === 0 ? { type: 'used', seat, source } : { type: 'used', seat, source, by });
  else g.emit(by === 0 ? { type: 'used', seat, source, card } : { type: 'used', seat, source, card, by });
}

/** 2.2a: discarded after its ability has resolved. */
function settle(state: State, card: SkillFace): void {
  const at = state.resolving.lastIndexOf(card);
  if (at >= 0) state.resolving.splice(at, 1);
  toDiscard(state, card);
}

function spend(g: Table, seat: Seat, source: Source): void {
  const one = player(g.state, seat);
  if (source.startsWith('feat:')) {
    one.feat = false; // 20.3
    g.emit({ type: 'feat-gone', seat });
    return;
  }
  for (const id of [...one.items]) if (source === `item:${id}`) loseItem(g, seat, id);
  for (const id of [...one.kept]) if (source === `mythos:${id}`) dropKept(g, seat, id);
  for (const id of [...one.wards]) if (source === `spell:${id}`) dropWard(g, seat, id);
}
