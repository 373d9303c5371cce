import type { Decision, Picks } from '@undertow/kernel';
import type { AnyDecision, Ref } from '@undertow/unfathomable';
import type { Reason } from '@undertow/unfathomable/words';
import type { Situation } from './situation';

/** What an officer picks, and why. */
export interface Answer {
  readonly picks: Picks;
  /** Made when somebody asks: in play-outs nobody does. */
  readonly why: () => readonly Reason[];
}

/** A rule of thumb for one kind of question. */
export type Handler = (s: Situation, decision: AnyDecision) => Answer;

export const because = (...why: readonly (Reason | undefined)[]): readonly Reason[] =>
  why.filter((each) => each !== undefined).slice(0, 3);

/** What is said for an answer: its reasons, unless there was no other; without any, that it hardly matters which. */
export function reasonsFor(decision: Decision, why: readonly Reason[]): readonly Reason[] {
  const { options, min, repeat } = decision;
  const forced = options.length === 0 || (options.length === min && (repeat !== true || options.length === 1));
  if (forced) return [{ key: 'only-choice', args: {} }];
  return why.length > 0 ? why : [{ key: 'no-difference', args: {} }];
}

/** The option that scores highest; the first of equals. */
export function bestOf(
  decision: AnyDecision,
  score: (ref: Ref, index: number) => number,
): { at: number; score: number } {
  let at = 0;
  let top = Number.NEGATIVE_INFINITY;
  decision.options.forEach(({ ref }, index) => {
    const each = score(ref, index);
    if (each > top) {
      at = index;
      top = each;
    }
  });
  return { at, score: top };
}

/** The option that would be next, in words; nothing where there is none, or where it is as good. */
export function nextBest(decision: AnyDecision, scores: readonly number[], at: number): Reason | undefined {
  let next = -1;
  const chosen = decision.options[at]?.ref;
  decision.options.forEach(({ ref }, index) => {
    if (index === at || (scores[index] ?? 0) === Number.NEGATIVE_INFINITY) return;
    if (ref.is === 'use' && chosen?.is === 'use' && ref.source === chosen.source) return; // another copy of it
    if (next < 0 || (scores[index] ?? 0) > (scores[next] ?? 0)) next = index;
  });
  const than = decision.options[next]?.ref;
  if (!than || than.is === 'effect' || (scores[next] ?? 0) >= (scores[at] ?? 0)) return undefined;
  return { key: 'worth-more-than', args: { than } };
}

/** So many of the options that score highest, as far as they are worth taking and as many as must be. */
export function topPicks(
  decision: AnyDecision,
  score: (ref: Ref, index: number) => number,
  worthIt: (score: number) => boolean = () => true,
): Picks {
  const ranked = decision.options
    .map(({ ref }, index) => ({ index, score: score(ref, index) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const picks: number[] = [];
  for (const each of ranked) {
    if (picks.length >= decision.max) break;
    if (picks.length >= decision.min && !worthIt(each.score)) break;
    picks.push(each.index);
  }
  return picks;
}

/** Cards with a least sum: the cheapest way found to reach it. */
export function cheapestSum(decision: AnyDecision, cost: (ref: Ref) => number): Picks {
  const least = decision.least ?? 0;
  const cards = decision.options.map(({ ref, value }, index) => ({ index, value: value ?? 0, cost: cost(ref) }));
  cards.sort((a, b) => a.cost / Math.max(1, a.value) - b.cost / Math.max(1, b.value));
  const picked: typeof cards = [];
  let sum = 0;
  for (const card of cards) {
    if (sum >= least && picked.length >= decision.min) break;
    picked.push(card);
    sum += card.value;
  }
  // What turned out not to be needed stays in the hand.
  for (const card of [...picked].sort((a, b) => b.cost - a.cost))
    if (sum - card.value >= least && picked.length > decision.min) {
      picked.splice(picked.indexOf(card), 1);
      sum -= card.value;
    }
  return picked.map(({ index }) => index);
}

export const NONE: Picks = [];

/** Nothing but what `reasonsFor` says of any answer. */
export const NO_REASON: Answer['why'] = () => [];

/** The one option that scores highest: why, and what it was weighed against. */
export function one(
  decision: AnyDecision,
  score: (ref: Ref, index: number) => number,
  why: (chosen: Ref | undefined) => readonly (Reason | undefined)[] = () => [],
): Answer {
  const { at } = bestOf(decision, score);
  const scores = (): readonly number[] => decision.options.map(({ ref }, index) => score(ref, index));
  return { picks: [at], why: () => because(...why(decision.options[at]?.ref), nextBest(decision, scores(), at)) };
}

/** The order is left as it is. */
export const theRest = (decision: AnyDecision): Answer => ({
  picks: [bestOf(decision, ({ is }) => (is === 'rest' ? 1 : 0)).at],
  why: NO_REASON,
});

export function yesIf(
  decision: AnyDecision,
  yes: boolean,
  why: { readonly yes?: () => readonly Reason[]; readonly no?: () => readonly Reason[] } = {},
): Answer {
  const at = decision.options.findIndex(({ ref }) => ref.is === (yes ? 'yes' : 'no'));
  return { picks: [Math.max(0, at)], why: () => because(...((yes ? why.yes : why.no)?.() ?? [])) };
}
