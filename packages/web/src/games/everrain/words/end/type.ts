import type { Measure } from '../../end/tally';

/** What the page says after a voyage; it comes with the end screen. */
export interface EndText {
  readonly won: string;
  readonly lost: string;
  readonly stood: (ours: number, theirs: number, end: number) => string;
  readonly decided: string;
  /** What a moment meant, where the line of the log does not say it. */
  readonly ahead: Readonly<Record<'ours' | 'theirs', string>>;
  readonly lastStep: string;
  readonly seeAgain: string;
  readonly round: (round: number) => string;
  readonly race: string;
  readonly voyage: string;
  readonly asTable: string;
  readonly memorial: string;
  readonly nobodyDied: string;
  readonly cameHome: (names: string) => string;
  readonly numbers: string;
  readonly most: string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly elder: string;
  readonly rounds: (rounds: number) => string;
  readonly ours: string;
  readonly theirs: string;
}
