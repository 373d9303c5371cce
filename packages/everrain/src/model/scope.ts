import type { Seat } from '@undertow/kernel';
import type { Source } from './source';
import type { FigureId } from './state';

/** What an effect being resolved remembers from one part to the next. All of it is open. */
export interface Scope {
  /** Whoever resolves it. */
  readonly you: Seat;
  readonly source: Source;
  /** The crew the effect belongs to or that was tested. */
  it: FigureId | null;
  /** The enemy whose ability this is. */
  enemy: FigureId | null;
  /** Everybody on the expedition. */
  party: readonly FigureId[];
  /** What the last fate die showed. */
  rolled: number;
  /** Damage results an ability adds to the activation under way. */
  moreDamage: number;
  /** Below-deck slot of the improvement that acts. */
  slot: number | null;
}

/** A fresh scope; what is particular about it is written into it afterwards. */
export const scopeOf = (you: Seat, source: Source): Scope => ({
  you,
  source,
  it: null,
  enemy: null,
  party: [],
  rolled: 0,
  moreDamage: 0,
  slot: null,
});
