import type { BotKit } from '@undertow/bots';
import type { Game, GameTypes } from '@undertow/kernel';
import type { Hosting } from '@undertow/table';
import type { Content } from './content';
import type { Tournament } from './tournament';
import type { Trial } from './trial';
import type { WordsKit } from './words';

/** A game as a whole. Whoever has this needs to know no game by name. */
export interface GameKit<G extends GameTypes> {
  readonly game: Game<G>;
  /** How a table hosts it. */
  readonly hosting: Hosting<G>;
  readonly bots: BotKit<G>;
  readonly words: WordsKit<G>;
  /** How many games are set up and counted. */
  readonly trial: Trial<G>;
  /** How bots are measured against each other. */
  readonly tournament: Tournament;
  /** What must always hold: says what is wrong, if anything. */
  readonly invariant: (state: G['state']) => readonly string[];
  /** What is in the box, for games whose content is handed to them; otherwise the cards are counted. */
  readonly content?: () => Content;
}
