import { type Decision, type Picks, refusalOf, type Seat } from '@undertow/kernel';
import type { View } from '@undertow/unfathomable';
import type { Reason } from '@undertow/unfathomable/words';
import type { Bot, Imagine } from '../bot';
import { because } from '../officer/answer';
import { isAsked } from '../officer/asked';
import { HANDLERS } from '../officer/handlers';
import type { Memory } from '../officer/memory';
import { Mind } from '../officer/mind';
import { candidates } from './candidates';
import { playOut } from './playout';

/** How long to think about one decision: so many play-outs, always the same ones, or so many milliseconds. */
export type Budget = { readonly playouts: number } | { readonly ms: number };

export const DEFAULT_BUDGET: Budget = { ms: 300 };

interface Trial {
  readonly picks: Picks;
  sum: number;
  count: number;
}

/** Tries answers out in worlds as they might be, and takes the one that turns out best. */
export function admiralBot(
  seat: Seat,
  seed: string,
  budget: Budget = DEFAULT_BUDGET,
  memory?: Memory,
): Bot & { readonly mind: Mind } {
  const mind = new Mind(seat, seed, memory);
  let why: readonly Reason[] = [];
  return {
    level: 'admiral',
    seat,
    mind,
    observe: (events, view) => mind.observe(events, view),
    answer: (decision, view, imagine) => {
      const thought = mind.think(decision, view);
      why = thought.why;
      if (!imagine) return thought.picks;
      const { picks, better } = search(mind, decision, view, imagine, thought.picks, budget);
      if (better) why = because({ key: 'good-odds', args: { percent: Math.round(better * 100) } }, ...thought.why);
      return picks;
    },
    explain: () => (why.length > 0 ? why : [{ key: 'only-choice', args: {} }]),
    talk: (view) => mind.talk(view),
    belief: (view) => mind.belief(view),
  };
}

/** Without better knowledge the officer's answer stands: another one must do better by this much. */
const MARGIN = 0.012;

function search(
  mind: Mind,
  decision: Decision,
  view: View,
  imagine: Imagine,
  first: Picks,
  budget: Budget,
): { readonly picks: Picks; readonly better?: number } {
  if (!isAsked(decision, HANDLERS)) return { picks: first };
  const s = mind.situation(view, decision.id);
  const trials = candidates(s, decision, first)
    .filter((picks) => !refusalOf(decision, picks))
    .map((picks): Trial => ({ picks, sum: 0, count: 0 }));
  if (trials.length < 2) return { picks: first };
  const started = performance.now();
  const more = (done: number): boolean =>
    'playouts' in budget ? done < budget.playouts : performance.now() - started < budget.ms;
  let open = trials;
  let done = 0;
  for (let round = 0; more(done); round++) {
    const dream = `${mind.seed}/${decision.id}/${round}`;
    for (const trial of open) {
      if (!more(done)) break;
      const world = imagine(dream, s.belief);
      const turns = view.players.length + 1;
      const result = playOut({
        world,
        seat: mind.seat,
        picks: trial.picks,
        belief: s.belief,
        suspicion: s.suspicion,
        seed: dream,
        turns,
      });
      done++;
      if (result === undefined) continue;
      trial.sum += result;
      trial.count++;
    }
    // The worse half is not tried any further.
    if ((round + 1) % 6 === 0 && open.length > 2) open = best(open, first).slice(0, Math.ceil(open.length / 2));
  }
  const [top] = best(
    trials.filter(({ count }) => count > 0),
    first,
  );
  return top && top.count > 0 ? { picks: top.picks, better: top.sum / top.count } : { picks: first };
}

/** Best first; the officer's own answer gets the benefit of the doubt. */
function best(trials: readonly Trial[], first: Picks): Trial[] {
  const most = Math.max(...trials.map(({ count }) => count));
  const score = (trial: Trial): number =>
    trial.sum / Math.max(1, trial.count) + (trial.picks === first ? MARGIN : 0) - (trial.count < most ? 0.01 : 0);
  return [...trials].sort((a, b) => score(b) - score(a));
}
