import type { TableLog } from '@undertow/table';

/** What lasts, as the house looks through it. */
export interface Shelf extends TableLog {
  /** Does this while what was appended is on its way to the disk. */
  meanwhile(act: () => void): void;
  /** Whether all that is stored is there at all, at a glance. */
  whole(): Promise<boolean>;
  /** Whether any table was last changed in this time; nothing is known where there are no tables. */
  touched(from: number, to: number): Promise<boolean | undefined>;
}
