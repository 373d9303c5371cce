/** A name, and a line that says how it feels. Translators keep both short. */
export interface Named {
  readonly name: string;
  readonly mood: string;
}
