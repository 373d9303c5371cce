// What pages, bots and the command line call: a line for an event, a question, an option, a reason.
import { tell } from '@undertow/language';
import type { Event } from '../model/event';
import type { AnyDecision, Ref } from '../model/question';
import type { Language } from './language';
import type { Reason } from './reasons';
import { type Asking, aboutOf, type Telling } from './telling';
import { isTold } from './told';

/** The log line of an event; empty where another event tells the same. */
export const logLine = (event: Event, language: Language, told: Telling): string =>
  isTold(event) ? tell(language.log, event.type, event, told) : '';

const asking = (decision: Pick<AnyDecision, 'about'>, told: Telling): Asking => ({ ...told, about: aboutOf(decision) });

export const promptOf = (decision: AnyDecision, language: Language, told: Telling): string =>
  language.prompts[decision.kind](decision, asking(decision, told));

export const labelOf = (ref: Ref, decision: Pick<AnyDecision, 'about'>, language: Language, told: Telling): string =>
  tell(language.labels, ref.is, ref, asking(decision, told));

export const reasonText = ({ key, args }: Reason, language: Language, told: Telling): string =>
  tell(language.reasons, key, args, told);
