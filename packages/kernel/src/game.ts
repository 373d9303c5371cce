import type { Viewer } from './decision';
import type { Flow } from './flow';
import type { Rng } from './random';
import type { Table } from './table';

/** The kinds of things a game is made of, in one bundle. */
export interface GameTypes {
  /** Plain JSON, changed in place by the rules. */
  readonly state: { rng: Rng; dice?: Rng | undefined };
  readonly options: unknown;
  readonly view: unknown;
  readonly event: unknown;
  readonly kind: string;
  readonly ref: unknown;
  readonly result: unknown;
  /** What a bot thinks about hidden things; steers how they are dealt again for it. */
  readonly belief: unknown;
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Changes whenever recorded answers may mean something else. */
  readonly version: number;
  readonly seats: (options: G['options']) => number;
  /** The box, before anybody decides anything. */
  readonly setup: (options: G['options'], rng: Rng) => G['state'];
  /** All the rules. Must be able to start from any state in which it called `checkpoint`. */
  readonly play: (table: Table<G>) => Flow<G['result']>;
  /**
   * A deep copy of a state. The kernel's own does for any game; one that knows the parts is several times as quick, which
   * counts where worlds are imagined by the thousand.
   */
  readonly copy?: (state: G['state']) => G['state'];
  /** What a viewer may see, built up from nothing. */
  readonly view: (state: G['state'], viewer: Viewer) => G['view'];
  /** The same, made of the state's own parts: for whoever reads it at once and keeps nothing of it. */
  readonly glimpse?: (state: G['state'], viewer: Viewer) => G['view'];
  /** Deals everything again, in place, that `seat` cannot know, consistent with what it does know. */
  readonly redeal: (state: G['state'], seat: Viewer, rng: Rng, belief?: G['belief']) => void;
  /**
   * Makes a state, in place, what another became when it was dealt again; apart from what `redeal` and the dice change, both
   * are the same. The kernel's own does for any game, but has to look at everything.
   */
  readonly dealAs?: (state: G['state'], dealt: G['state']) => void;
}
