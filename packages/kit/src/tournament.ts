import type { Flag, Flags } from './flags';

/** A series of games between bots under way. */
export interface Contest {
  /** Plays one more game; the same seed plays the same game. */
  play(seed: string): void;
  /** What has been measured so far, as it is printed. */
  standing(): Readonly<Record<string, unknown>>;
  /** The same for people to read. */
  lines(): readonly string[];
}

/** How bots of one game are measured against each other. */
export interface Tournament {
  readonly what: string;
  readonly flags: readonly Flag[];
  readonly open: (players: number, flags: Flags) => Contest;
}
