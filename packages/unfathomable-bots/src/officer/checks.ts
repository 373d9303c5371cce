// Skill checks: how they are likely to end, what that is worth, and what to do about it.
import type { Seat } from '@undertow/kernel';
import type { CheckView, Skill, SkillFace } from '@undertow/unfathomable';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import type { Reason } from '@undertow/unfathomable/words';
import { type Answer, because, type Handler, NO_REASON, NONE } from './answer';
import { cardCost } from './cards';
import { worthOf } from './effects';
import { lockingUp } from './locking-up';
import { reading } from './reading';
import { clockwise, OPEN_SKILLS, playerAt, skillSetOf } from './ship';
import { doubt, type Situation } from './situation';
import { checkOf } from './sources';
import { TASTE } from './taste';

/** What each result is worth to the humans. */
export interface Stakes {
  readonly pass: number;
  readonly partial: number | null;
  readonly fail: number;
}

/** A total as far as it can be foreseen. */
export interface Outlook {
  readonly mean: number;
  readonly variance: number;
}

const MEAN = 51 / 21;
const SQUARE = 161 / 21;
/** What people usually add, and how often a traitor adds against. */
const ADDED = 2.8;
const SABOTAGE = 0.4;

export function stakesOf(s: Situation, check: CheckView): Stakes {
  const spec = checkOf(check.source);
  const you = s.view.turn.current;
  if (check.source === 'room:captains-cabin') {
    const suspects = s.view.players.filter((one) => !one.revealed && one.seat !== you && one.space !== 'brig');
    const worth = suspects.map(({ seat }) => lockingUp(s, seat));
    return { pass: worth.length > 0 ? Math.max(...worth) : 0, partial: null, fail: 0 };
  }
  if (check.source === 'room:brig') return { pass: 1.2 - 2.4 * doubt(s, you), partial: null, fail: 0 };
  if (!spec) return { pass: 0.8, partial: null, fail: -0.8 };
  const r = reading(you);
  return {
    pass: worthOf(spec.pass, s, r),
    partial: spec.partial ? worthOf(spec.partial.effect, s, r) : null,
    fail: worthOf(spec.fail, s, r),
  };
}

/** How likely a total is to reach so much. */
export function reaches({ mean, variance }: Outlook, target: number): number {
  const z = (mean - target + 0.5) / Math.sqrt(Math.max(0.3, variance));
  return 1 / (1 + Math.exp(-1.7 * z));
}

export function expected(s: Stakes, check: CheckView, outlook: Outlook): number {
  const pass = reaches(outlook, check.target);
  const some = check.partial === null ? pass : Math.max(pass, reaches(outlook, check.partial));
  return pass * s.pass + (some - pass) * (s.partial ?? s.fail) + (1 - some) * s.fail;
}

/** What lies there already, in expectation. */
function lying(s: Situation, check: CheckView): Outlook {
  const share = check.skills.filter((skill) => skill !== 'treachery').length / OPEN_SKILLS.length;
  const chaos = check.withoutChaos ? 0 : 2;
  const each = MEAN * (2 * share - 1);
  let mean = chaos * each;
  let variance = chaos * (SQUARE - each * each);
  if (check.openly) {
    for (const face of check.faceup) mean += signed(check, face);
  } else
    for (const { seat, count } of check.contributions) {
      if (seat === s.seat) continue;
      const against = doubt(s, seat) * (playerAt(s.view, seat).revealed ? 1 : SABOTAGE);
      mean += count * (ADDED * (1 - against) - 2.4 * against);
      variance += count * (1.6 + against * 6);
    }
  return { mean: mean + check.modifier, variance };
}

export const signed = (check: CheckView, face: SkillFace): number =>
  check.skills.includes(skillOf(face)) ? faceValue(face) : -faceValue(face);

/** What somebody still to come could add, if they wanted to. */
function capacity(s: Situation, check: CheckView, seat: Seat): number {
  const one = playerAt(s.view, seat);
  const types = skillSetOf(one);
  const fitting = types.filter((skill) => check.skills.includes(skill)).length / Math.max(1, types.length);
  if (one.revealed) return one.handCount > 0 ? -2.5 : 0;
  const cards = one.space === 'brig' ? Math.min(1, one.handCount) : one.handCount * (0.1 + 0.9 * fitting);
  const against = doubt(s, seat);
  return cards * ADDED * 0.7 * (1 - against) - (cards > 0 ? against * SABOTAGE * 2.4 : 0);
}

/** Everybody who is still to add cards after this seat. */
function later(s: Situation, check: CheckView): readonly Seat[] {
  const order = clockwise(s.view, (s.view.turn.current + 1) % s.view.players.length);
  const mine = order.indexOf(s.seat);
  const hasAdded = (seat: Seat): boolean => check.contributions.some((each) => each.seat === seat);
  return order.slice(mine + 1).filter((seat) => !hasAdded(seat));
}

/** A check before this seat adds anything. */
interface Prospect {
  readonly now: Outlook;
  /** What those to come can be counted on for, and which share of what is missing they will bear. */
  readonly coming: number;
  readonly share: number;
  readonly missing: number;
}

function prospectOf(s: Situation, check: CheckView): Prospect {
  const now = lying(s, check);
  const coming = later(s, check).reduce((sum, seat) => sum + capacity(s, check, seat), 0) * TASTE.reliance;
  const own = (s.me.hand ?? []).reduce((sum, face) => sum + Math.max(0, signed(check, face)), 0);
  const missing = Math.max(0, check.target + 2 - now.mean);
  return { now, coming, share: coming / Math.max(1, coming + own), missing };
}

/** How the check will go if this seat adds so much: those to come will bear their share of what is missing, no more. */
function withAdded({ now, coming, share, missing }: Prospect, added: number): Outlook {
  const help = coming > 0 ? Math.min(coming, missing * share, Math.max(0, missing - added)) : coming;
  return { mean: now.mean + added + help, variance: now.variance + Math.abs(help) * 0.9 };
}

export const foresee = (s: Situation, check: CheckView, added: number): Outlook =>
  withAdded(prospectOf(s, check), added);

interface Plan {
  readonly picks: readonly number[];
  readonly sum: number;
  readonly gain: number;
}

/** The cheapest helpful cards, as many as pay for themselves. */
function bestHelp(
  s: Situation,
  check: CheckView,
  hand: readonly { at: number; face: SkillFace }[],
  max: number,
  stakes: Stakes,
): Plan {
  const prospect = prospectOf(s, check);
  const base = expected(stakes, check, withAdded(prospect, 0));
  const fitting: { at: number; value: number; cost: number }[] = [];
  for (const { at, face } of hand)
    if (check.skills.includes(skillOf(face))) fitting.push({ at, value: faceValue(face), cost: cardCost(s, face) });
  let best: Plan = { picks: NONE, sum: 0, gain: 0 };
  const orders = [
    [...fitting].sort((a, b) => a.cost / a.value - b.cost / b.value || b.value - a.value),
    [...fitting].sort((a, b) => b.value - a.value),
  ];
  for (const order of orders) {
    let sum = 0;
    let cost = 0;
    const picks: number[] = [];
    for (const card of order.slice(0, max)) {
      sum += card.value;
      cost += card.cost;
      picks.push(card.at);
      const gain = TASTE.stakes * (expected(stakes, check, withAdded(prospect, sum)) - base) - cost;
      if (gain > best.gain + 1e-9) best = { picks: [...picks], sum, gain };
    }
  }
  return best;
}

/** Cards against the check, from the most harmful. */
function bestHarm(
  s: Situation,
  check: CheckView,
  hand: readonly { at: number; face: SkillFace }[],
  stakes: Stakes,
): Plan {
  const prospect = prospectOf(s, check);
  const base = expected(stakes, check, withAdded(prospect, 0));
  let best: Plan = { picks: NONE, sum: 0, gain: 0 };
  for (const { at, face } of hand) {
    if (check.skills.includes(skillOf(face))) continue;
    const value = faceValue(face);
    const gain = base - expected(stakes, check, withAdded(prospect, -value)) - cardCost(s, face);
    if (gain > best.gain) best = { picks: [at], sum: -value, gain };
  }
  return best;
}

export const contribute: Handler = (s, decision) => {
  const check = s.view.check;
  if (!check) return { picks: NONE, why: NO_REASON };
  const hand: { at: number; face: SkillFace }[] = [];
  decision.options.forEach(({ ref }, at) => {
    if (ref.is === 'card') hand.push({ at, face: ref.card });
  });
  const stakes = stakesOf(s, check);
  if (s.wish < 0) return sabotage(s, check, hand, decision.max, stakes);
  const plan = bestHelp(s, check, hand, decision.max, stakes);
  return { picks: plan.picks, why: () => whyHelp(s, check, plan, hand) };
};

function whyHelp(
  s: Situation,
  check: CheckView,
  { picks, sum }: Plan,
  hand: readonly { at: number; face: SkillFace }[],
): readonly Reason[] {
  const outlook = foresee(s, check, 0);
  const missing = Math.max(0, Math.round(check.target - outlook.mean));
  const { source } = check;
  const percent = (added: number): number => Math.round(100 * reaches(foresee(s, check, added), check.target));
  const kept = hand
    .filter(({ at }) => !picks.includes(at))
    .sort((a, b) => cardCost(s, b.face) - cardCost(s, a.face))[0];
  const keeps: Reason | undefined = kept && { key: 'keeps-card', args: { card: kept.face } };
  if (picks.length > 0)
    return because(
      { key: 'adds-to-check', args: { sum, missing, from: percent(0), to: percent(sum) } },
      { key: 'check-worth-passing', args: { source } },
      keeps,
    );
  if (outlook.mean >= check.target)
    return because({ key: 'enough-added', args: { expected: Math.round(outlook.mean), target: check.target } }, keeps);
  return because({ key: 'cannot-reach-target', args: { missing: Math.max(1, missing) } }, keeps);
}

/** How much it would give away, in the humans' currency, to add one card against this check. */
function exposure(s: Situation, check: CheckView): number {
  if (s.revealed) return 0;
  const share = check.skills.length / OPEN_SKILLS.length;
  const bothAgainst = check.withoutChaos ? 1 : (1 - share) ** 2;
  const others = check.contributions.filter(({ seat, count }) => seat !== s.seat && count > 0).length;
  const blame = 1.6 / (others + 1);
  return (check.openly ? 4 : 0.1 + bothAgainst * blame) * (0.5 + s.suspicion);
}

function sabotage(
  s: Situation,
  check: CheckView,
  hand: readonly { at: number; face: SkillFace }[],
  max: number,
  stakes: Stakes,
): Answer {
  const harm = bestHarm(s, check, hand, stakes);
  const others = check.contributions.filter(({ seat, count }) => seat !== s.seat && count > 0).length;
  if (s.revealed) return { picks: harm.picks, why: () => because({ key: 'sabotage-open', args: {} }) };
  if (harm.picks.length > 0 && harm.gain * TASTE.boldness > exposure(s, check))
    return {
      picks: harm.picks,
      why: () => because({ key: 'sabotage-covered', args: { others } }, { key: 'hide', args: {} }),
    };
  const fitting = hand
    .filter(({ face }) => check.skills.includes(skillOf(face)))
    .sort((a, b) => faceValue(a.face) - faceValue(b.face));
  const outlook = foresee(s, check, 0);
  const lost = reaches(outlook, check.target) < 0.25;
  const show = lost || outlook.mean > check.target + 3 ? 1 : s.suspicion > 0.3 ? 1 : 0;
  const picks = fitting.slice(0, Math.min(max, show)).map(({ at }) => at);
  return { picks, why: () => because({ key: 'play-along', args: {} }, { key: 'hide', args: {} }) };
}

/** How a check will go if everybody does their part. */
export function outlookFor(s: Situation, skills: readonly Skill[], target: number): number {
  const share = skills.length / OPEN_SKILLS.length;
  let mean = 2 * MEAN * (2 * share - 1);
  for (const one of s.view.players) {
    if (one.revealed) {
      mean -= 1.5;
      continue;
    }
    const types = skillSetOf(one);
    const fitting = types.filter((skill) => skills.includes(skill)).length / Math.max(1, types.length);
    const cards =
      one.seat === s.seat && one.hand
        ? one.hand.filter((face) => skills.includes(skillOf(face))).length
        : one.handCount * (0.1 + 0.9 * fitting);
    mean += Math.min(4, one.space === 'brig' ? Math.min(1, cards) : cards) * ADDED * 0.75 * (1 - doubt(s, one.seat));
  }
  // Nobody adds more than is needed.
  return reaches({ mean: Math.min(mean, target + 2), variance: 12 }, target);
}
