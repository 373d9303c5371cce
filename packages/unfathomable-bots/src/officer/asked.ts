import type { Decision } from '@undertow/kernel';
import type { About, AnyDecision } from '@undertow/unfathomable';

/** The game's own questions, told apart from any other game's. */
export const isAsked = (decision: Decision, kinds: ReadonlySet<string>): decision is AnyDecision =>
  kinds.has(decision.kind);

const isAbout = (about: unknown): about is About => typeof about === 'object' && about !== null;

/** What a question shows beside its options. */
export const aboutOf = (decision: AnyDecision): About => (isAbout(decision.about) ? decision.about : {});
