// When an admiral searches, and how.
import { type Budget, type Imagine, type Style, type Tried, tryOut } from '@undertow/bots';
import type { AnyDecision, EverrainTypes } from '@undertow/everrain';
import type { Memory } from '../officer/memory';
import type { Situation } from '../officer/situation';
import { candidates, isWeighty, type Plan } from './candidates';
import { playOut } from './playout';

const STYLE: Style & { readonly rounds: number } = {
  /** For how many rounds a world is sailed on: 1 is up to the next round. */
  rounds: 2,
  worlds: 4,
  margin: 0.01,
  sure: 1,
  luck: 1,
};

/** Where a captain stood in its turn when it last made up its mind. */
export interface Bearing {
  readonly round: number;
  readonly goal: string | null;
  readonly searches: number;
}

/** Within a turn the goal is searched for once, and again where it has been reached or lost. */
const SEARCHES = 2;

export function isDue({ view, memory }: Situation, decision: AnyDecision, last: Bearing | null): boolean {
  if (!isWeighty(decision) || view.turn.points > 0) return false;
  return last?.round !== view.round || (last.goal !== memory.goal && last.searches < SEARCHES);
}

export function bearingOf({ view, memory }: Situation, last: Bearing | null): Bearing {
  const searches = last?.round === view.round ? last.searches + 1 : 1;
  return { round: view.round, goal: memory.goal, searches };
}

/** Tries plans out in worlds as they might be; leaves the first one only for one that is clearly better. */
export function search(
  s: Situation,
  decision: AnyDecision,
  imagine: Imagine<EverrainTypes>,
  first: Plan,
  before: Memory,
  seed: string,
  budget: Budget,
): Tried<Plan> {
  const others = candidates(s, decision, first, before);
  return tryOut(first, others, budget, STYLE, (plan, world) => {
    const dream = `${seed}/${decision.id}/${world}`;
    const { seat, content, taste } = s;
    return playOut({ world: imagine(dream), seat, plan, content, taste, seed: dream, rounds: STYLE.rounds });
  });
}
