import { type Budget, randomPicks } from '@undertow/bots';
import type { View } from '@undertow/everrain';
import { type Catalogue, catalogueOf } from '@undertow/everrain/catalogue';
import { content as ours } from '@undertow/everrain/content';
import { refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { Bot, Reason } from '../bot';
import { because, lessThan } from '../officer/answer';
import { isAsked } from '../officer/asked';
import { HANDLERS } from '../officer/handlers';
import { blank, copyOf, remember } from '../officer/memory';
import { situationOf } from '../officer/situation';
import { sayings } from '../officer/talk';
import type { Taste } from '../officer/taste';
import type { Plan } from './candidates';
import { type Bearing, bearingOf, isDue, search } from './search';
import { ADMIRAL } from './taste';

const OURS = catalogueOf(ours);

export const DEFAULT_BUDGET: Budget = { ms: 300 };

export interface AdmiralSettings {
  readonly taste?: Taste;
  readonly content?: Catalogue;
  readonly budget?: Budget;
}

/** Tries answers out on seas as they might be, and takes the one that turns out best. */
export function admiralBot(
  seat: Seat,
  seed: string,
  { taste = ADMIRAL, content = OURS, budget = DEFAULT_BUDGET }: AdmiralSettings = {},
): Bot & { readonly playouts: () => number } {
  const memory = blank(seed);
  let why: readonly Reason[] = [];
  let bearing: Bearing | null = null;
  let tried = 0;
  return {
    level: 'admiral',
    seat,
    playouts: () => tried,
    observe: (events) => remember(memory, events, seat),
    heed: (marks) => {
      memory.pointed = marks;
    },
    answer: (decision, view: View, imagine) => {
      if (!isAsked(decision, HANDLERS)) throw new Error(`there is no rule of thumb for ${decision.kind}`);
      const before = copyOf(memory);
      const s = situationOf(view, seat, content, memory, taste);
      const thought = HANDLERS[decision.kind](s, decision);
      why = thought.why;
      if (refusalOf(decision, thought.picks)) return randomPicks(decision, seedRng(`${seed}/${decision.id}`));
      if (!imagine || !isDue(s, decision, bearing)) return thought.picks;
      const first: Plan = { picks: thought.picks, memory: copyOf(memory) };
      const { answer, better, playouts } = search(s, decision, imagine, first, before, seed, budget);
      tried += playouts;
      if (better) {
        Object.assign(memory, copyOf(answer.memory));
        const gain = Math.max(1, Math.round(100 * better.lead.mean));
        const officers = decision.options[thought.picks[0] ?? -1]?.ref;
        why = because({ key: 'searched', args: { worlds: better.lead.count, gain } }, lessThan(officers));
      }
      bearing = bearingOf(s, bearing);
      return answer.picks;
    },
    explain: () => (why.length > 0 ? why : [{ key: 'only-choice', args: {} }]),
    talk: (view) => sayings(view, seat, memory),
  };
}
