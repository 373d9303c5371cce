// Which answers are worth trying out.
import type { Picks } from '@undertow/kernel';
import type { AnyDecision, Kind } from '@undertow/unfathomable';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { actionScores } from '../officer/actions';
import type { Situation } from '../officer/situation';

/** Questions on which much depends; for all others the officer's rule of thumb is good enough. */
const WEIGHTY: ReadonlySet<Kind> = new Set<Kind>([
  'action',
  'contribute',
  'crisis-option',
  'choose-track',
  'choose-waypoint',
  'choose-spell',
  'choose-effect',
  'choose-human',
  'choose-resource',
  'sort-top',
  'may',
  'pass-loyalty',
  'after-total',
  'before-check',
  'boiler-advanced',
]);

const MOST = 6;

/** The officer's answer first, then the others that might be better. */
export function candidates(s: Situation, decision: AnyDecision, first: Picks): readonly Picks[] {
  if (!WEIGHTY.has(decision.kind)) return [first];
  const found =
    decision.kind === 'action'
      ? actions(s, decision)
      : decision.kind === 'contribute'
        ? contributions(s, decision, first)
        : single(decision);
  const seen = new Set([first.join()]);
  const list = [first];
  for (const picks of found) {
    const key = [...picks].sort((a, b) => a - b).join();
    if (seen.has(key)) continue;
    seen.add(key);
    list.push(picks);
    if (list.length >= MOST) break;
  }
  return list;
}

function actions(s: Situation, decision: AnyDecision): readonly Picks[] {
  const scores = actionScores(s, decision);
  const reveal = decision.options.findIndex(({ ref }) => ref.is === 'reveal');
  const ranked = scores
    .map((score, index) => ({ score, index }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.score - a.score)
    .map(({ index }): Picks => [index]);
  return reveal >= 0 && s.wish < 0 ? [[reveal], ...ranked] : ranked;
}

/** Nothing, a little less, a little more, everything; and, for a traitor, against it. */
function contributions(s: Situation, decision: AnyDecision, first: Picks): readonly Picks[] {
  const skills = s.view.check?.skills ?? [];
  const cards = decision.options.flatMap(({ ref }, at) =>
    ref.is === 'card' ? [{ at, value: faceValue(ref.card), fits: skills.includes(skillOf(ref.card)) }] : [],
  );
  const fitting = cards
    .filter(({ fits }) => fits)
    .sort((a, b) => b.value - a.value)
    .map(({ at }) => at);
  const chosen = fitting.filter((at) => first.includes(at));
  const more = fitting.filter((at) => !first.includes(at));
  const against = cards
    .filter(({ fits }) => !fits)
    .sort((a, b) => b.value - a.value)
    .map(({ at }): Picks => [at]);
  const upTo = (picks: Picks): Picks => picks.slice(0, decision.max);
  return [
    [],
    upTo([...chosen, ...more.slice(0, 1)]),
    upTo([...chosen, ...more.slice(0, 2)]),
    ...(s.wish < 0 ? against.slice(0, 1) : []),
    chosen.slice(0, -1),
    upTo(fitting),
  ];
}

const single = (decision: AnyDecision): readonly Picks[] => {
  if (decision.max !== 1) return [];
  const each = decision.options.map((_, index): Picks => [index]);
  return decision.min === 0 ? [[], ...each] : each;
};
