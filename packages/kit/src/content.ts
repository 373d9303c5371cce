/** What is in the box, and what is wrong with it. */
export interface Content {
  /** How many there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}
