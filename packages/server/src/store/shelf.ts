import type { TableLog, TableMeta } from '@undertow/table';

/** What lasts, as the house looks through it. */
export interface Shelf extends TableLog {
  /**
   * The tables that want to be found, those that wait for people first, each kind the latest first. `untold` names those
   * whose game is over on disk, but not yet for everybody at them: they stay in their place among those being played. It is
   * asked last, so that no game ends unseen in between.
   */
  listed(untold?: () => readonly string[]): Promise<readonly TableMeta[]>;
  /** Whether all that is stored is there at all, at a glance. */
  whole(): Promise<boolean>;
  /** Whether any table was last changed in this time; nothing is known where there are no tables. */
  touched(from: number, to: number): Promise<boolean | undefined>;
}
