import type { LevelId } from '@undertow/bots';
import { defaultOptions } from '@undertow/everrain';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { playVoyage } from '../src/arena';
import { OFFICER } from '../src/officer/taste';

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

  it('nobody turns for ever where turning is free, torn between a shot and a course', () => {
    // In the tenth round of this voyage the second captain lies in port, where each way looks best from the other.
    const torn = { ...OFFICER, clue: 9.642857142857142, strain: 2.1, trauma: 3.4, crewLife: 17.857142857142858 };
    const fond = { spoils: 20.3, menace: 7.25, seaEvent: -5.6, fight: 1.3571428571428572, gunnery: 0.6428571428571429 };
    const keen = {
      order: 2.24,
      treasure: 5.714285714285714,
      discovery: 7,
      node: 5,
      denizen: 12.6,
      market: 0.8214285714285714,
    };
    const slow = { rumours: 0.5357142857142857, expeditions: 0.3357142857142857, upkeep: 1.4, refit: 1.61, pay: 1.82 };
    const near = { thrift: 0.7142857142857143, coin: 1.45, hire: 1.3571428571428572, improve: 0.6, overhead: 0.28 };
    const taste = { ...torn, ...fond, ...keen, ...slow, ...near, yielding: 0.3, standby: 0.75, caution: 2.45 };
    const seed = 'lab6/5356';
    const sailed = playVoyage(defaultOptions(2, 'short'), seed, (seat) =>
      createBot('officer', seat, `${seed}/${seat}`, { taste }),
    );
    expect(sailed.decisions).toBeLessThan(5_000);
  }, 60_000);

  it('admirals win more of the same voyages than officers, even without imagining anything', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `taste ${index}`);
    const officers = seeds.filter((seed) => played('officer', 1, seed).won).length;
    const admirals = seeds.filter((seed) => played('admiral', 1, seed).won).length;
    expect(admirals).toBeGreaterThan(officers);
  }, 120_000);
});
