import type { Happening } from './model';

/** What everybody who tells of events has to know about a kind of them. */
export interface EventTraits {
  /** Shows somebody something new, so that nothing before it can be taken back. */
  readonly reveals: boolean;
  /** How long it holds the stage, in milliseconds. */
  readonly hold: number;
  /** Not worth a line. */
  readonly quiet: boolean;
}

/** One entry for every kind of event: a new one does not compile until it is here. */
export const EVENTS: Readonly<Record<Happening['type'], EventTraits>> = {
  turn: { reveals: false, hold: 300, quiet: false },
  drew: { reveals: true, hold: 400, quiet: false },
  rolled: { reveals: true, hold: 900, quiet: false },
  charmed: { reveals: false, hold: 900, quiet: false },
  found: { reveals: false, hold: 900, quiet: false },
  selling: { reveals: false, hold: 0, quiet: true },
  sold: { reveals: true, hold: 900, quiet: false },
  storm: { reveals: true, hold: 1200, quiet: false },
  shells: { reveals: false, hold: 600, quiet: false },
  hands: { reveals: true, hold: 0, quiet: true },
  won: { reveals: false, hold: 900, quiet: false },
};
