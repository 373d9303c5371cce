import type { Ended as Over } from '../../../game-page';
import type { Unfathomable } from '../play';
import type { Story } from './story';

/** A finished game and its story. */
export interface Ended extends Over<Unfathomable> {
  readonly story: Story;
}
