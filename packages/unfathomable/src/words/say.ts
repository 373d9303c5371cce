// What pages, bots and the command line call: a line for an event, a question, an option, a reason.

import { tell } from '@undertow/language';
import type { Event } from '../model/event';
import type { AnyDecision, Ref } from '../model/question';
import type { Language } from './language';
import type { Reason } from './reasons';
import { type Asking, aboutOf, type Telling } from './telling';
import { toldOf } from './told';

/** The log line of an event; empty where another event tells the same. */
export function logLine(event: Event, language: Language, told: Telling): string {
  const worth = toldOf(event);
  return worth === null ? '' : tell(language.log, worth.type, worth, told);
}

const asking = (decision: Pick<AnyDecision, 'about'>, told: Telling): Asking => ({
  seat: (seat) => told.seat(seat),
  about: aboutOf(decision),
});

/** What a decision asks. */
export const promptOf = (decision: AnyDecision, language: Language, told: Telling): string =>
  language.prompts[decision.kind](decision, asking(decision, told));

/** What an option of a decision means. */
export const labelOf = (ref: Ref, decision: Pick<AnyDecision, 'about'>, language: Language, told: Telling): string =>
  tell(language.labels, ref.is, ref, asking(decision, told));

/** Why a bot did something. */
export const reasonText = ({ key, args }: Reason, language: Language, told: Telling): string =>
  tell(language.reasons, key, args, told);
