import type { GameTypes, Seat } from '@undertow/kernel';
import type { Bot } from './bot';

/** How well bots play, whatever the game: anyhow, by rules of thumb, or searching. */
export type LevelId = 'random' | 'officer' | 'admiral';

/** One kind of bot of a game. */
export interface Level {
  readonly id: LevelId;
  /** Thinks so long that it should do so in a thread of its own. */
  readonly slow: boolean;
}

/** The bots of a game, as tables and the command line see them. */
export interface BotKit<G extends GameTypes> {
  /** From the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The level that says what it would do in a person's place. */
  readonly advisor: LevelId;
  /** The level that plays for people who are away or have left. */
  readonly standIn: LevelId;
  readonly create: (level: LevelId, seat: Seat, seed: string) => Bot<G>;
}
