// Whom an effect is about.
import type { Seat } from '@undertow/kernel';
import type { Who } from '@undertow/unfathomable/content/effect';
import { seatPlaying } from './ship';
import type { Situation } from './situation';

/** Who resolves the effect, and what is known about it already. */
export interface Reading {
  readonly you: Seat;
  /** The value of the card discarded as a cost. */
  readonly discarded: number;
}

export const reading = (you: Seat, discarded = 3): Reading => ({ you, discarded });

export function personOf({ view }: Situation, who: Who, r: Reading): Seat | undefined {
  switch (who) {
    case 'you':
      return r.you;
    case 'current':
      return view.turn.current;
    case 'captain':
    case 'keeper':
      return view.titles[who];
    default:
      return seatPlaying(view, who);
  }
}
