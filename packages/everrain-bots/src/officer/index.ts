import { randomPicks } from '@undertow/bots';
import type { Event, View } from '@undertow/everrain';
import { type Catalogue, catalogueOf } from '@undertow/everrain/catalogue';
import { content as ours } from '@undertow/everrain/content';
import { type Decision, type Picks, refusalOf, type Seat, seedRng } from '@undertow/kernel';
import type { Bot, Reason } from '../bot';
import type { Answer } from './answer';
import { isAsked } from './asked';
import { HANDLERS } from './handlers';
import { blank, remember } from './memory';
import { situationOf } from './situation';
import { sayings } from './talk';
import { OFFICER, type Taste } from './taste';

const OURS = catalogueOf(ours);

export interface OfficerSettings {
  readonly taste?: Taste;
  readonly content?: Catalogue;
}

/** Rules of thumb for every decision. */
export function officerBot(seat: Seat, seed: string, { taste = OFFICER, content = OURS }: OfficerSettings = {}): Bot {
  const memory = blank(seed);
  let why: readonly Reason[] = [];
  const think = (decision: Decision, view: View): Answer => {
    if (!isAsked(decision, HANDLERS)) throw new Error(`there is no rule of thumb for ${decision.kind}`);
    return HANDLERS[decision.kind](situationOf(view, seat, content, memory, taste), decision);
  };
  return {
    level: 'officer',
    seat,
    observe: (events: readonly Event[]) => remember(memory, events, seat),
    heed: (marks) => {
      memory.pointed = marks;
    },
    answer: (decision, view): Picks => {
      const { picks, why: reasons } = think(decision, view);
      why = reasons.length > 0 ? reasons : [{ key: 'only-choice', args: {} }];
      return refusalOf(decision, picks) ? randomPicks(decision, seedRng(`${seed}/${decision.id}`)) : picks;
    },
    explain: () => why,
    talk: (view) => sayings(view, seat, memory),
  };
}
