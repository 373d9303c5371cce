import type { About, AnyDecision, Kind } from '@undertow/everrain';
import type { Decision } from '@undertow/kernel';

/** The game's own questions, told apart from any other game's. */
export const isAsked = (decision: Decision, kinds: Readonly<Record<Kind, unknown>>): decision is AnyDecision =>
  decision.kind in kinds;

const isAbout = (about: unknown): about is About => typeof about === 'object' && about !== null;

/** What a question shows beside its options. */
export const aboutOf = (decision: AnyDecision): About => (isAbout(decision.about) ? decision.about : {});
