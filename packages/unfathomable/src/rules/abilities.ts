import type { Flow, Seat } from '@undertow/kernel';
import type { Timing } from '../content/effect';
import type { Skill } from '../content/ids';
import type { Scope } from '../model/scope';
import type { Source } from '../model/source';
import type { SkillFace, State } from '../model/state';
import type { Table } from '../model/types';
import { payCost, performAction, run } from './book';
import { hindrance, hindranceKnowing, mayHold, NONE, type Occasion } from './hindrance';
import { loseItem } from './items';
import { dropKept, dropWard } from './kept';
import { abilitiesOf, inPlayArea, type Usable } from './printed';
import { player } from './query';
import { showFromHand, toDiscard } from './skills';
import { skillsFor, type Timings, timings } from './timing';

/** What this seat can use at such a moment. */
export function usables(state: State, seat: Seat, when: Timings, occasion: Occasion = NONE): Usable[] {
  const found: Usable[] = [];
  for (const use of abilitiesOf(state, seat, when)) if (hindrance(state, seat, use, occasion) === null) found.push(use);
  return found;
}

/** Whether it can use anything. */
export function canUse(state: State, seat: Seat, when: Timings, occasion: Occasion = NONE): boolean {
  for (const use of abilitiesOf(state, seat, when)) if (hindrance(state, seat, use, occasion) === null) return true;
  return false;
}

/** Which skill types have a card for which moments. */
const TYPES_FOR: readonly { readonly when: Timings; readonly timing: Timing; readonly skill: Skill }[] = (
  ['before-check', 'after-total', 'before-roll', 'after-attack-roll', 'own-defeat', 'start-of-action-step'] as const
).flatMap((timing) => skillsFor(timing).map((skill) => ({ when: timings(timing), timing, skill })));

/** Could anybody respond, as far as everybody can tell? This alone decides whether a window opens. */
export function couldRespond(state: State, when: Timings, occasion: Occasion, may?: (seat: Seat) => boolean): boolean {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (may?.(seat) === false) continue;
    if (mayHoldResponse(state, seat, when, occasion)) return true;
    for (const use of inPlayArea(state, seat, when))
      if (hindranceKnowing(state, seat, use, occasion, mayHold) === null) return true;
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
