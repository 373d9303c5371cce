import type { Voyage } from './kept';

/** How often something was played, and won. */
export interface Tally {
  readonly what: string;
  readonly played: number;
  readonly won: number;
}

/** Counts by whatever each voyage says of itself, the most played first. */
export function tally(voyages: readonly Voyage[], of: (voyage: Voyage) => string | null): readonly Tally[] {
  const counted = new Map<string, { played: number; won: number }>();
  for (const voyage of voyages) {
    const what = of(voyage);
    if (what === null) continue;
    const before = counted.get(what) ?? { played: 0, won: 0 };
    counted.set(what, { played: before.played + 1, won: before.won + (voyage.won ? 1 : 0) });
  }
  return [...counted]
    .map(([what, counts]) => ({ what, ...counts }))
    .toSorted((one, other) => other.played - one.played);
}
