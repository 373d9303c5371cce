import type { Seat } from './decision';
import type { Audience } from './event';
import type { GameTypes } from './game';

/** What the rules hold in their hands while a game is being played. */
export interface Table<G extends GameTypes> {
  readonly state: G['state'];
  readonly options: G['options'];
  /** Says what happened. */
  emit(event: G['event'], audience?: Audience): void;
  /** The secret and the shared version of one happening, side by side. */
  emitSecretly(to: readonly Seat[], secret: G['event'], shared: G['event']): void;
  /** "The state alone is the whole truth now": `play` can be entered anew from here. */
  checkpoint(): void;
  /** Counts, and is followed, as a question nobody had anything to answer to: neither numbers nor pauses tell of hands. */
  nobodyToAsk(): void;
}
