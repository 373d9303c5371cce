import { type Budget, randomPicks, type Style, tryOut } from '@undertow/bots';
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
import { OFFICER, type Taste } from '../officer/taste';
import { candidates } from './candidates';
import { playOut } from './playout';

const OURS = catalogueOf(ours);

export const DEFAULT_BUDGET: Budget = { ms: 300 };

/** How an admiral searches. */
const STYLE: Style & { readonly rounds: number } = {
  /** For how many rounds a world is sailed on: 1 is up to the next round. */
  rounds: 2,
  worlds: 4,
  margin: 0.004,
  sure: 1,
  luck: 1,
};

export interface AdmiralSettings {
  readonly taste?: Taste;
  readonly content?: Catalogue;
  readonly budget?: Budget;
}

/** Tries answers out on seas as they might be, and takes the one that turns out best. */
export function admiralBot(
  seat: Seat,
  seed: string,
  { taste = OFFICER, content = OURS, budget = DEFAULT_BUDGET }: AdmiralSettings = {},
): Bot {
  const memory = blank(seed);
  let why: readonly Reason[] = [];
  return {
    level: 'admiral',
    seat,
    observe: (events) => remember(memory, events, seat),
    heed: (marks) => {
      memory.pointed = marks;
    },
    answer: (decision, view: View, imagine) => {
      if (!isAsked(decision, HANDLERS)) throw new Error(`there is no rule of thumb for ${decision.kind}`);
      const before = copyOf(memory);
      const thought = HANDLERS[decision.kind](situationOf(view, seat, content, memory, taste), decision);
      why = thought.why;
      if (refusalOf(decision, thought.picks)) return randomPicks(decision, seedRng(`${seed}/${decision.id}`));
      if (!imagine) return thought.picks;
      const officer = copyOf(memory);
      const { picks, better } = tryOut(decision, candidates(decision, thought.picks), budget, STYLE, (tried, world) => {
        const dream = `${seed}/${decision.id}/${world}`;
        // What the officer had in mind with its answer is of no use to another one.
        const mind = tried === thought.picks ? officer : { ...before, intent: null };
        return playOut({
          world: imagine(dream),
          seat,
          picks: tried,
          memory: mind,
          content,
          taste,
          seed: dream,
          rounds: STYLE.rounds,
        });
      });
      if (better) {
        memory.intent = null;
        const gain = Math.max(1, Math.round(100 * better.lead.mean));
        const officers = decision.options[thought.picks[0] ?? -1]?.ref;
        why = because({ key: 'searched', args: { worlds: better.lead.count, gain } }, lessThan(officers));
      }
      return picks;
    },
    explain: () => (why.length > 0 ? why : [{ key: 'only-choice', args: {} }]),
    talk: (view) => sayings(view, seat, memory),
  };
}
