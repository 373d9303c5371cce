import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Game, type GameTypes, seedRng } from '../index';
import { type Check, type CheckSettings, checksFor } from './checks';

export interface ConformanceSettings<G extends GameTypes> extends CheckSettings<G> {
  readonly options: fc.Arbitrary<G['options']> | readonly G['options'][];
  /** How many random games for each promise; 20 unless said otherwise. */
  readonly runs?: number;
  /** Other games than last time need another number here. */
  readonly seed?: number;
  /** Milliseconds for each promise. */
  readonly timeout?: number;
}

/** What every game has to pass: registers one test for each promise in `checksFor`. */
export function conformance<G extends GameTypes>(game: Game<G>, settings: ConformanceSettings<G>): void {
  describe(`${game.id}, played at random,`, () => {
    for (const check of checksFor(game, settings)) {
      test(check.title, () => runCheck(check, settings), settings.timeout ?? 120_000);
    }
  });
}

export function runCheck<G extends GameTypes>(check: Check<G>, settings: ConformanceSettings<G>): void {
  const { options, runs = 20, seed = 1 } = settings;
  const arbitrary = options instanceof fc.Arbitrary ? options : fc.constantFrom(...options);
  const games = fc.property(arbitrary, fc.nat(), (chosen, luck) => {
    check.run(chosen, `game ${luck}`, seedRng(`answers ${luck}`));
  });
  // A smaller seed is not a simpler game, so there is nothing to shrink.
  fc.assert(games, { numRuns: runs, seed, endOnFailure: true });
}
