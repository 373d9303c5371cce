import { type Picks, refusalOf } from '@undertow/kernel';
import type { AnyDecision } from '@undertow/unfathomable';
import type { Imagine } from '../bot';
import type { Situation } from '../officer/situation';
import { candidates } from './candidates';
import { playOut } from './playout';
import { leadOf, meanOf, type Runner } from './race';

/** How long to think about one decision: so many play-outs, always the same ones, or so many milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number };

export interface Found {
  readonly picks: Picks;
  /** How likely this seat is to win, if something better than the first answer was found. */
  readonly odds?: number;
}

/** How an admiral searches. Found by letting admirals play officers; docs/bots.md says how. */
export const STYLE = {
  /** For how many turns a world is played on: 1 is up to the next turn. */
  turns: 1,
  /** How many worlds an answer is tried in before it is judged. */
  worlds: 4,
  /** The first answer is left only if another leads by so much, and by so many standard errors more. */
  margin: 0.004,
  sure: 1,
  /** An answer that could not lead by so much with so many standard errors of luck is not tried any further. */
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
): Found {
  const runners = candidates(s, decision, first)
    .filter((picks) => !refusalOf(decision, picks))
    .map((picks): Runner => ({ picks, results: [] }));
  const [own] = runners;
  if (!own || runners.length < 2) return { picks: first };
  race(runners, own, budget, (picks, world) => {
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
  const winner = surest(runners, own);
  return winner ? { picks: winner.picks, odds: meanOf(winner) } : { picks: first };
}

/** All in the same worlds, one world after the other; those without hope drop out. */
function race(
  runners: readonly Runner[],
  own: Runner,
  budget: Budget,
  run: (picks: Picks, world: number) => number | undefined,
): void {
  const started = performance.now();
  const more = (done: number): boolean =>
    'playouts' in budget ? done < budget.playouts : performance.now() - started < budget.ms;
  let open = runners;
  let done = 0;
  for (let world = 0; open.length > 1; world++) {
    for (const runner of open) {
      if (!more(done)) return;
      runner.results[world] = run(runner.picks, world);
      done++;
    }
    if (world + 1 >= STYLE.worlds) open = open.filter((runner) => runner === own || hasHope(runner, own));
  }
}

const hasHope = (runner: Runner, own: Runner): boolean => {
  const { mean, error } = leadOf(runner, own);
  return mean + STYLE.luck * error > STYLE.margin;
};

/** The one that is better for sure by most, if any is. */
function surest(runners: readonly Runner[], own: Runner): Runner | undefined {
  let best: Runner | undefined;
  let most = STYLE.margin;
  for (const runner of runners) {
    if (runner === own) continue;
    const { mean, error, count } = leadOf(runner, own);
    const sure = mean - STYLE.sure * error;
    if (count < STYLE.worlds || sure <= most) continue;
    best = runner;
    most = sure;
  }
  return best;
}
