import type { Audience } from './event';
import type { GameTypes } from './game';

/**
 * Follows a match from the inside: hears what happens while it happens, and sees the moments that a match passes on its
 * way from one answer to the next. Answers given again when a match is loaded or replayed are followed as well.
 */
export interface Observer<G extends GameTypes> {
  /** Something happened. Whoever wants to keep the event copies it. */
  event(event: G['event'], audience: Audience, state: G['state']): void;
  /**
   * Some seats may be asked something. `secret` is whether others must not notice who is: somebody is asked in secret, or
   * nobody is asked at all, which looks the same.
   */
  asked(secret: boolean, state: G['state']): void;
}
