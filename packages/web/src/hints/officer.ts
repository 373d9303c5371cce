import type { Picks } from '@undertow/kernel';
import type { AnyDecision } from '@undertow/unfathomable';

/**
 * "What would an officer do?" The protocol has no message for this yet: whoever adds one gives the page a function that
 * asks the server, and the button appears.
 */
export interface Advice {
  readonly picks: Picks;
  /** Why, as the words know it. */
  readonly reason: string | null;
}

export type AskOfficer = (decision: AnyDecision) => Promise<Advice>;
