import type { Flow, Game, Match, Rng, Table } from '../src';

/** A game of one rule, for looking at a single thing. */
export interface Tiny {
  state: { rng: Rng; log: string[]; secret: number };
  options: { seats: number };
  view: { log: string[] };
  event: string;
  kind: string;
  ref: unknown;
  result: string;
  belief: never;
}

export const tiny = (play: (table: Table<Tiny>) => Flow<string>, version = 1): Game<Tiny> => ({
  id: 'tiny',
  version,
  seats: ({ seats }) => seats,
  setup: (_, rng) => ({ rng, log: [], secret: 0 }),
  play,
  view: ({ log }) => ({ log: [...log] }),
  redeal: () => {},
});

/** Answers with these options. */
export function give(match: Match<Tiny>, seat: number, ...picks: number[]): void {
  const verdict = match.answer(seat, match.decision(seat)?.id ?? 0, picks);
  if (!verdict.ok) throw new Error(`seat ${seat}: ${verdict.reason}`);
}

export const asked = (match: Match<Tiny>): string[] => match.pending.map(({ seat, kind }) => `${seat}:${kind}`);
