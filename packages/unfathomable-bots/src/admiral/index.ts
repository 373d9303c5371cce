import { type Budget, randomPicks } from '@undertow/bots';
import { refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { Reason } from '@undertow/unfathomable/words';
import type { Bot } from '../bot';
import { because, reasonsFor } from '../officer/answer';
import { isAsked } from '../officer/asked';
import { HANDLERS, KINDS } from '../officer/handlers';
import type { Memory } from '../officer/memory';
import { Mind } from '../officer/mind';
import { search } from './search';
import { eager } from './tempo';

export const DEFAULT_BUDGET: Budget = { ms: 300 };

/** Tries answers out in worlds as they might be, and takes the one that turns out best. */
export function admiralBot(
  seat: Seat,
  seed: string,
  budget: Budget = DEFAULT_BUDGET,
  memory?: Memory,
): Bot & { readonly mind: Mind; readonly playouts: () => number } {
  const mind = new Mind(seat, seed, memory);
  let why = (): readonly Reason[] => [];
  let tried = 0;
  return {
    level: 'admiral',
    seat,
    mind,
    playouts: () => tried,
    observe: (events, view) => mind.observe(events, view),
    answer: (decision, view, imagine) => {
      if (!isAsked(decision, KINDS)) throw new Error(`nobody has taught an admiral what ${decision.kind} is`);
      const s = eager(mind.situation(view, decision.id));
      const thought = HANDLERS[decision.kind](s, decision);
      why = () => reasonsFor(decision, thought.why());
      if (refusalOf(decision, thought.picks)) {
        why = () => [{ key: 'at-random', args: {} }];
        return randomPicks(decision, seedRng(`${seed}/${decision.id}`));
      }
      if (!imagine) return thought.picks;
      const { answer, better, playouts } = search(s, decision, imagine, thought.picks, seed, budget);
      tried += playouts;
      if (better)
        why = () => because({ key: 'good-odds', args: { percent: Math.round(better.mean * 100) } }, ...thought.why());
      return answer;
    },
    explain: () => why(),
    talk: (view) => mind.talk(view),
    belief: (view) => mind.belief(view),
  };
}
