// What is worth trying out beside what the rules of thumb say.
import type { AnyDecision } from '@undertow/everrain';
import { type Picks, refusalOf } from '@undertow/kernel';
import { plot } from '../officer/course';
import { type Goal, goalKey } from '../officer/goals';
import { HANDLERS } from '../officer/handlers';
import { copyOf, type Memory } from '../officer/memory';
import type { Situation } from '../officer/situation';

/** An answer, and what its captain has in mind with it. */
export interface Plan {
  readonly picks: Picks;
  readonly memory: Memory;
}

/**
 * Where to sail is what most depends on, and a single order says little about it: a captain goes on as before and undoes it.
 * So whole courses are compared, each held on to until its goal is reached. Nothing is ever tried out on a card that is being
 * read: what its options do is sealed (E9.4), and a play-out would open them.
 */
export const isWeighty = ({ kind }: AnyDecision): boolean => kind === 'turn';

/** How many others are tried, how many goals of one kind there may be, and what part of the best one's rate theirs must be. */
const MOST = 3;
const ALIKE = 2;
const NEAR = 0.4;

/** `before` is what the captain had in mind when it was asked. */
export function candidates(s: Situation, decision: AnyDecision, first: Plan, before: Memory): readonly Plan[] {
  if (!isWeighty(decision)) return [];
  const goals = plot({ ...s, memory: { ...copyOf(before), resolve: null } })?.goals ?? [];
  const [best] = goals;
  const plans: Plan[] = [];
  const kinds: Goal['is'][] = [];
  for (const goal of goals) {
    if (plans.length >= MOST || goal.rate < NEAR * (best?.rate ?? 0)) break;
    if (kinds.filter((is) => is === goal.is).length >= ALIKE) continue;
    kinds.push(goal.is);
    const resolve = goalKey(goal);
    if (resolve === first.memory.goal) continue;
    const memory = { ...copyOf(before), resolve };
    const { picks } = HANDLERS.turn({ ...s, memory }, decision);
    if (!refusalOf(decision, picks)) plans.push({ picks, memory });
  }
  return plans;
}
