import type { AnyDecision, Ref } from '@undertow/everrain';
import type { Picks } from '@undertow/kernel';
import type { Compared, Reason } from '../bot';
import type { Situation } from './situation';

/** What an officer picks, and why. */
export interface Answer {
  readonly picks: Picks;
  readonly why: readonly Reason[];
}

/** A rule of thumb for one kind of question. */
export type Handler = (s: Situation, decision: AnyDecision) => Answer;

export const because = (...why: readonly (Reason | undefined)[]): readonly Reason[] =>
  why.filter((each) => each !== undefined).slice(0, 3);

export const MOST_USE: Reason = { key: 'most-use', args: {} };
export const LEAST_HARM: Reason = { key: 'least-harm', args: {} };

type Score = (ref: Ref, index: number) => number;

interface Best {
  readonly at: number;
  readonly score: number;
  /** What would be next best, as a reason; nothing where there is none, or it is as good. */
  readonly next: Reason | undefined;
}

/** The option that scores highest; the first of equals. */
export function bestOf(decision: AnyDecision, score: Score): Best {
  let at = 0;
  let second = -1;
  let top = Number.NEGATIVE_INFINITY;
  let below = Number.NEGATIVE_INFINITY;
  decision.options.forEach(({ ref }, index) => {
    const each = score(ref, index);
    if (each > top) {
      if (index > 0) [second, below] = [at, top];
      [at, top] = [index, each];
    } else if (each > below) [second, below] = [index, each];
  });
  return { at, score: top, next: below < top ? lessThan(decision.options[second]?.ref) : undefined };
}

/** That something was preferred to this option. */
export const lessThan = (ref: Ref | undefined): Reason | undefined => {
  const than = ref && comparable(ref);
  return than && { key: 'worth-more-than', args: { than } };
};

function comparable(ref: Ref): Compared | undefined {
  switch (ref.is) {
    case 'place':
      return ref.place.is === 'below' ? undefined : ref; // one space below deck is called like the other
    case 'order':
    case 'forward':
    case 'reveal':
    case 'visit':
    case 'expedition':
    case 'end-turn':
    case 'crew':
    case 'crew-to':
    case 'enemy':
    case 'zone':
    case 'anyorder':
    case 'slot':
    case 'upgrade':
    case 'treasure':
    case 'recruit':
    case 'gun':
    case 'deck':
    case 'split':
    case 'send':
    case 'again':
    case 'leave-port':
      return ref;
    default:
      return undefined;
  }
}

/** So many of the options that score highest, as far as they are worth taking and as many as must be. */
export function topPicks(decision: AnyDecision, score: Score, worthIt: (score: number) => boolean = () => true): Picks {
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

/** Values with a least sum: the cheapest way found to reach it. */
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
  for (const card of [...picked].sort((a, b) => b.cost - a.cost))
    if (sum - card.value >= least && picked.length > decision.min) {
      picked.splice(picked.indexOf(card), 1);
      sum -= card.value;
    }
  return picked.map(({ index }) => index);
}

type Why = Reason | undefined;

/** The one option that scores highest, and what it was compared with; reasons may hang on which one it is. */
export function one(decision: AnyDecision, score: Score, ...why: readonly (Why | ((ref: Ref) => Why))[]): Answer {
  const { at, next } = bestOf(decision, score);
  const ref = decision.options[at]?.ref;
  const said = why.map((each) => (typeof each === 'function' ? ref && each(ref) : each));
  return { picks: [at], why: because(...said, next) };
}

export const pick = (at: number, ...why: readonly Why[]): Answer => ({
  picks: [Math.max(0, at)],
  why: because(...why),
});

export function yesIf(decision: AnyDecision, yes: boolean, ...why: readonly Why[]): Answer {
  return pick(
    decision.options.findIndex(({ ref }) => ref.is === (yes ? 'yes' : 'no')),
    ...why,
  );
}
