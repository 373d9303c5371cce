import { type Budget, type Style, type Tried, tryOut } from '@undertow/bots';
import { type Picks, refusalOf } from '@undertow/kernel';
import type { AnyDecision } from '@undertow/unfathomable';
import type { Imagine } from '../bot';
import type { Situation } from '../officer/situation';
import { candidates } from './candidates';
import { playOut } from './playout';

/** How an admiral searches. Found by letting admirals play officers; docs/bots.md says how. */
export const STYLE: Style & { readonly turns: number } = {
  /** For how many turns a world is played on: 1 is up to the next turn. */
  turns: 1,
  worlds: 4,
  margin: 0.004,
  sure: 1,
  luck: 1,
};

/** Tries answers out in worlds as they might be; leaves the first one only for one that is clearly better. */
export function search(
  s: Situation,
  decision: AnyDecision,
  imagine: Imagine,
  first: Picks,
  seed: string,
  budget: Budget,
): Tried<Picks> {
  const others = candidates(s, decision, first).filter((picks) => picks !== first && !refusalOf(decision, picks));
  return tryOut(first, others, budget, STYLE, (picks, world) => {
    const dream = `${seed}/${decision.id}/${world}`;
    return playOut({
      world: imagine(dream, s.belief),
      seat: s.seat,
      picks,
      belief: s.belief,
      suspicion: s.suspicion,
      seed: dream,
      turns: STYLE.turns,
    });
  });
}
