import { type Answer, type Audience, mayKnow, type Seat } from '@undertow/kernel';

/** Something that happened, written down at that moment, with who may know it. */
export interface Heard {
  readonly json: string;
  readonly audience: Audience;
}

/** An answer and what happened because of it; the first one is the start of the game, which nobody answered. */
export interface Told {
  readonly answer: Answer | null;
  /** Nothing where it was not written down. */
  readonly heard: readonly Heard[] | null;
}

/** What lies behind a running game, as it was written down at the time: no rules are needed to read it. */
export interface Past {
  readonly told: () => readonly Told[];
}

/** All that happened, as far as it is known. */
export const allHeard = (told: readonly Told[]): readonly Heard[] => told.flatMap(({ heard }) => heard ?? []);

export const answersIn = (told: readonly Told[]): readonly Answer[] =>
  told.flatMap(({ answer }) => (answer === null ? [] : [answer]));

/** What one seat was told while the game went on. */
export const heardBy = (heard: readonly Heard[], seat: Seat): readonly Heard[] =>
  heard.filter(({ audience }) => mayKnow(audience, seat, false));
