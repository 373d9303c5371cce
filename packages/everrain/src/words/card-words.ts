/**
 * The hand-written words of an event card: its scene of two to four sentences, the names of its options, and what is told
 * once an outcome is known. What an outcome does is written from its tree; these lines only tell the story.
 */
export interface CardWords {
  readonly name: string;
  readonly scene: string;
  /** Only for choices: by option id, as a player reads it before choosing. */
  readonly options?: Readonly<Record<string, string>>;
  /** `direct`, `success`, `failure`, or the option's id; for passengers `arrived`. Sealed until it happens. */
  readonly outcomes: Readonly<Record<string, string>>;
}
