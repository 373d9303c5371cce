/** What the home page says of a game. */
export interface FaceText {
  readonly tagline: string;
  readonly lead: string;
  readonly facts: readonly string[];
  readonly playNow: string;
  readonly playNowNote: string;
  readonly learn: string;
  readonly learnNote: string;
  readonly voyage: string;
  readonly voyageNote: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly picture: string;
}
