import { ask, type Flow, type Seat, shuffle } from '@undertow/kernel';
import type { CheckSpec } from '../content/effect';
import { CHAOS_PER_CHECK } from '../content/setup';
import { faceValue, skillOf } from '../content/skill-cards';
import { type Scope, scopeOf } from '../model/scope';
import type { Source } from '../model/source';
import type { Check, SkillFace, State } from '../model/state';
import type { Table } from '../model/types';
import { isUndecided } from './at-stake';
import { run } from './book';
import { hasTrait } from './kept';
import { addsOneCardAtMost, clockwise, current, inBrig, player } from './query';
import { removeFromHand, showFromHand, takeChaos, takeTop, toDiscard } from './skills';
import { timings } from './timing';
import { openWindow } from './windows';

const BEFORE_CHECK = timings('before-check');
const BEFORE_MYTHOS_CHECK = timings('before-check', 'before-mythos-check');
const AFTER_TOTAL = timings('after-total');

export type CheckResult = 'pass' | 'partial' | 'fail';

export interface CheckPlan {
  readonly source: Source;
  readonly spec: CheckSpec;
  /** A crisis, so that abilities for mythos checks apply. */
  readonly mythos: boolean;
}

/** A skill check from its announcement to the discards (42.2 to 42.9). */
export function* skillCheck(g: Table, plan: CheckPlan, scope: Scope): Flow<CheckResult> {
  const { state } = g;
  const check = announce(g, plan); // 42.3
  yield* beforeCards(g, plan, check); // 42.3a
  if (check.decreed === null) {
    addChaos(g, check); // 42.4
    for (const seat of [...clockwise(state, current(state) + 1)]) yield* contribute(g, check, seat); // 42.5
    reveal(g, check); // 42.6, 42.7
    yield* afterTotal(g, check, plan);
  }
  const total = totalOf(check);
  const result = check.decreed ?? judge(plan.spec, total); // 42.8
  g.emit({ type: 'check-result', result, total, target: check.target, decreed: check.decreed !== null });
  scope.surplus = check.decreed === null ? Math.max(0, total - check.target) : 0;
  yield* payOwed(g, check, result);
  yield* resolve(g, plan.spec, result, scope);
  for (const face of [...check.pile, ...check.faceup]) toDiscard(state, face); // 42.9
  state.checks.pop();
  return result;
}

function announce(g: Table, plan: CheckPlan): Check {
  const { spec } = plan;
  const check: Check = {
    source: plan.source,
    target: spec.target,
    partial: spec.partial?.from ?? null,
    skills: [...spec.skills],
    contributions: [],
    pile: [],
    faceup: [],
    openly: false,
    withoutChaos: false,
    revealed: null,
    modifier: 0,
    decreed: null,
    used: [],
    owed: [],
  };
  g.state.checks.push(check);
  const { source, target, partial, skills } = check;
  g.emit({ type: 'check', source, target, partial, skills: [...skills] });
  return check;
}

const beforeCards = (g: Table, plan: CheckPlan, check: Check): Flow =>
  openWindow(g, {
    kind: 'before-check',
    timings: plan.mythos ? BEFORE_MYTHOS_CHECK : BEFORE_CHECK,
    rule: '1.15',
    source: check.source,
    announce: 'before-check',
    after: () => {},
    closed: () => check.decreed !== null,
    stamp: () => `${check.skills.join()}/${check.openly}/${check.withoutChaos}`,
  });

/** Two chaos cards, facedown (10.1), and what kept cards add to them. */
function addChaos(g: Table, check: Check): void {
  if (check.withoutChaos) return;
  let count = 0;
  for (let i = 0; i < CHAOS_PER_CHECK; i++) {
    const card = takeChaos(g);
    if (card === undefined) continue;
    check.pile.push(card);
    count++;
  }
  g.emit({ type: 'chaos-added', count });
  for (const [seat] of g.state.players.entries())
    if (hasTrait(g.state, seat, 'treachery-in-every-check') && !inBrig(g.state, seat))
      addTreachery(g, check, 'mythos:family-ties');
}

function addTreachery(g: Table, check: Check, source: Source): void {
  const card = takeTop(g, 'treachery');
  if (card === undefined) return;
  if (check.openly) check.faceup.push(card);
  else check.pile.push(card);
  g.emit({ type: 'pile-grew', source, ...(check.openly ? { card } : {}) });
}

/** One opportunity each; nothing is always allowed (42.5a); one card at most from the Brig or a traitor (42.5b). */
function* contribute(g: Table, check: Check, seat: Seat): Flow {
  const { state } = g;
  if (player(state, seat).hand.length === 0) return;
  const picked = yield* ask(seat, () => {
    const { hand } = player(state, seat);
    return {
      kind: 'contribute' as const,
      options: hand.map((card, at) => ({ ref: { is: 'card' as const, card, at }, value: faceValue(card) })),
      min: 0,
      max: addsOneCardAtMost(state, seat) ? 1 : hand.length,
      rule: '42.5',
      source: check.source,
    };
  });
  const cards = picked.map(({ card }) => card);
  for (const card of cards) {
    if (check.openly) {
      showFromHand(state, seat, card);
      check.faceup.push(card);
    } else {
      removeFromHand(state, seat, card);
      check.pile.push(card);
    }
  }
  check.contributions.push({ seat, count: cards.length }); // 30.7
  const count = cards.length;
  if (check.openly) g.emit({ type: 'contributed', seat, count, cards });
  else g.emitSecretly([seat], { type: 'contributed', seat, count, cards }, { type: 'contributed', seat, count });
  if (cards.length > 0 && hasTrait(state, seat, 'treachery-with-own-cards'))
    addTreachery(g, check, 'mythos:memory-of-the-deep');
}

/** Shuffled, so that nobody knows whose card is whose, and turned over one by one. */
function reveal(g: Table, check: Check): void {
  shuffle(g.state.rng, check.pile); // 42.6
  check.revealed = [...check.faceup, ...check.pile];
  g.emit({ type: 'check-revealed', cards: [...check.revealed], total: totalOf(check) });
}

/** Supporting values minus opposing ones; treachery always opposes (52.3). */
export function totalOf(check: Check): number {
  const sign = (face: SkillFace) => (check.skills.includes(skillOf(face)) ? 1 : -1);
  return (check.revealed ?? []).reduce((sum, face) => sum + sign(face) * faceValue(face), check.modifier);
}

const afterTotal = (g: Table, check: Check, plan: CheckPlan): Flow =>
  openWindow(g, {
    kind: 'after-total',
    timings: AFTER_TOTAL,
    rule: '42.8',
    source: plan.source,
    announce: 'after-total',
    after: () => {},
    closed: () => !isUndecided(g.state, check, totalOf(check), plan.spec),
    stamp: () => totalOf(check),
  });

function judge({ target, partial }: CheckSpec, total: number): CheckResult {
  if (total >= target) return 'pass'; // 42.8a
  return partial && total >= partial.from ? 'partial' : 'fail'; // 42.8d, 42.8f
}

function resolve(g: Table, spec: CheckSpec, result: CheckResult, scope: Scope): Flow {
  switch (result) {
    case 'pass':
      return run(g, spec.pass, scope); // 42.8b
    case 'partial':
      return run(g, spec.partial?.effect ?? { do: 'nothing' }, scope);
    case 'fail':
      return run(g, spec.fail, scope); // 42.8g
  }
}

/** What abilities owe when the check passes, before its own effects; a partial pass does not count (42.8e). */
function* payOwed(g: Table, check: Check, result: CheckResult): Flow {
  if (result !== 'pass') return;
  for (const { seat, source, effect } of check.owed) yield* run(g, effect, scopeOf(seat, source));
}

/** The same as the cards on the table say to anybody. */
export const innermost = (state: State): Check | undefined => state.checks.at(-1);
