// Answers tried out against each other in the same worlds.
import type { Picks } from '@undertow/kernel';

/** An answer, and how it went in every world so far; nothing where it was not tried. */
export interface Runner {
  readonly picks: Picks;
  readonly results: (number | undefined)[];
}

/** How much better a runner did than the first one, in the worlds both have seen. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** The spread of differences expected before any has been seen, and how many worlds that expectation is worth. */
const SPREAD = 0.1;
const FAITH = 3;

export function leadOf(runner: Runner, first: Runner): Lead {
  let count = 0;
  let sum = 0;
  let squares = 0;
  runner.results.forEach((result, world) => {
    const other = first.results[world];
    if (result === undefined || other === undefined) return;
    const by = result - other;
    count++;
    sum += by;
    squares += by * by;
  });
  if (count === 0) return { mean: 0, error: SPREAD, count };
  const mean = sum / count;
  const variance = (squares - count * mean * mean + FAITH * SPREAD * SPREAD) / (count + FAITH - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}

export const meanOf = ({ results }: Runner): number => {
  const known = results.filter((result) => result !== undefined);
  return known.reduce((sum, result) => sum + result, 0) / Math.max(1, known.length);
};
