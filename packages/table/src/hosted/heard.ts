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

/** All that happened, or nothing where some of it was not written down. */
export function allHeard(told: readonly Told[]): readonly Heard[] | null {
  if (told[0]?.answer !== null) return null;
  const heard: Heard[] = [];
  for (const each of told) {
    if (each.heard === null) return null;
    heard.push(...each.heard);
  }
  return heard;
}

export const answersIn = (told: readonly Told[]): readonly Answer[] =>
  told.flatMap(({ answer }) => (answer === null ? [] : [answer]));

/** What one seat was told while the game went on. */
export const heardBy = (heard: readonly Heard[], seat: Seat): readonly Heard[] =>
  heard.filter(({ audience }) => mayKnow(audience, seat, false));
