import type { GameTypes, Match } from '@undertow/kernel';
import type { LanguageCode } from '@undertow/language';

/** A card as players read it. */
export interface CardLine {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Whole sentences, without pictures. */
  readonly text: string;
  readonly mood: string;
  readonly copies: number;
  /** Where its facts come from. */
  readonly origin: string;
}

/** Every card in one language, and what kinds and origins are called there. */
export interface CardList {
  readonly cards: readonly CardLine[];
  readonly kinds: Readonly<Partial<Record<string, string>>>;
  readonly origins: Readonly<Partial<Record<string, string>>>;
}

/** One line of a story. */
export interface Line {
  /** Without pictures; empty where there is nothing to say. */
  readonly text: string;
  /** A new turn begins here. */
  readonly turn: boolean;
}

/** What is to be read of a game without a page. */
export interface WordsKit<G extends GameTypes> {
  readonly cards: (language: LanguageCode) => CardList;
  /** Tells the events of a match to somebody who sits nowhere. */
  /** What of these events is worth a line, equal things told once; all of them unless said otherwise. */
  readonly condensed?: (events: readonly G['event'][]) => readonly G['event'][];
  readonly teller: (language: LanguageCode, match: Match<G>) => (event: G['event']) => Line;
}
