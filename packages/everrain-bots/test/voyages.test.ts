import type { LevelId } from '@undertow/bots';
import { defaultOptions } from '@undertow/everrain';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { playVoyage } from '../src/arena';

const played = (level: LevelId, players: 1 | 2, seed: string) =>
  playVoyage(defaultOptions(players, 'short'), seed, (seat) =>
    createBot(level, seat, `${seed}/${seat}`, { budget: { playouts: 0 } }),
  );

describe('officers sail whole voyages', () => {
  it('the same seed sails the same voyage', () => {
    const [one, other] = [played('officer', 2, 'twice'), played('officer', 2, 'twice')];
    expect(one.rounds).toBe(other.rounds);
    expect(one.decisions).toBe(other.decisions);
    expect(one.clues).toEqual(other.clues);
  });

  it('officers win voyages that captains at random lose', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `voyage ${index}`);
    const officers = seeds.filter((seed) => played('officer', 2, seed).won).length;
    const random = seeds.filter((seed) => played('random', 2, seed).won).length;
    expect(random).toBeLessThanOrEqual(1);
    expect(officers).toBeGreaterThanOrEqual(random + 2);
  }, 60_000);

  it('admirals win more of the same voyages than officers, even without imagining anything', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `taste ${index}`);
    const officers = seeds.filter((seed) => played('officer', 1, seed).won).length;
    const admirals = seeds.filter((seed) => played('admiral', 1, seed).won).length;
    expect(admirals).toBeGreaterThan(officers);
  }, 120_000);
});
