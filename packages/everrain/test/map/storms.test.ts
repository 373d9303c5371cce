import { describe, expect, it } from 'vitest';
import { distance, hexAt } from '../../src/map/geometry';
import { covers, drifts, driftsToward, hexesUnder, placementsOver, stormDistance, strikes } from '../../src/map/storms';
import { at, storm } from './charts';

describe('storm pieces', () => {
  it('[E5.38] cover one, two, three and four hexes that hang together', () => {
    for (const size of [1, 2, 3, 4]) {
      const under = hexesUnder(storm(size, 4, 4));
      expect(under).toHaveLength(size);
      for (const hex of under) {
        if (size > 1) expect(under.some((other) => distance(hex, other) === 1)).toBe(true);
        expect(covers(storm(size, 4, 4), hex)).toBe(true);
      }
    }
    expect(hexesUnder(storm(2, 4, 4))).toEqual([at(4, 4), at(5, 4)]);
    expect(hexesUnder(storm(3, 4, 4))).toEqual([at(4, 4), at(5, 4), at(4, 5)]);
    expect(hexesUnder(storm(4, 4, 4))).toEqual([at(4, 4), at(5, 4), at(4, 5), at(5, 5)]);
  });

  it('[E5.39] every placement over a hex covers it, and no two are the same', () => {
    for (const [size, ways] of [
      [1, 1],
      [2, 6],
      [3, 6],
      [4, 12],
    ] as const) {
      const placements = placementsOver(size, at(5, 4));
      const shapes = placements.map((placed) => [...hexesUnder(placed)].sort((a, b) => a - b).join());
      expect(placements).toHaveLength(ways);
      expect(new Set(shapes).size).toBe(ways);
      for (const placed of placements) expect(covers(placed, at(5, 4))).toBe(true);
    }
  });

  it('[E5.54] a storm may hang over the edge, but one hex always stays on the board', () => {
    const corner = storm(2, -1, 0); // its second hex is (0, 0)
    expect(hexAt(-1, 0)).toBeUndefined();
    expect(hexesUnder(corner)).toEqual([at(0, 0)]);
    for (const next of drifts(corner)) expect(hexesUnder(next).length).toBeGreaterThan(0);
    expect(drifts(corner).map(({ q, r }) => [q, r])).not.toContainEqual([-2, 0]);
  });

  it('[E5.40] it drifts without turning', () => {
    const before = storm(3, 5, 4, 1);
    expect(drifts(before)).toHaveLength(6);
    for (const after of drifts(before)) expect([after.size, after.orientation]).toEqual([3, 1]);
  });

  it('[E5.53] toward a ship every drift that brings its nearest hex closer will do; over it, it stays', () => {
    const far = storm(2, 4, 4); // (4,4) and (5,4)
    expect(stormDistance(far, at(8, 4))).toBe(3);
    expect(driftsToward(far, at(8, 4)).map(({ q, r }) => [q, r])).toEqual([[5, 4]]);
    const ways = driftsToward(far, at(6, 6)); // its nearer hex is (5,4), two to the south-east and one east
    for (const way of ways) expect(stormDistance(way, at(6, 6))).toBe(stormDistance(far, at(6, 6)) - 1);
    expect(ways.map(({ q, r }) => [q, r])).toEqual([
      [5, 4],
      [4, 5],
    ]);
    expect(driftsToward(far, at(5, 4))).toEqual([]);
  });

  it('[E5.45] strikes once going in and once going out', () => {
    const storms = [storm(2, 4, 4)];
    expect(strikes(storms, at(3, 4), at(4, 4))).toBe(1);
    expect(strikes(storms, at(5, 4), at(6, 4))).toBe(1);
    expect(strikes(storms, at(6, 4), at(7, 4))).toBe(0);
  });

  it('[E5.46] not at all inside one storm, twice from one into another', () => {
    expect(strikes([storm(2, 4, 4)], at(4, 4), at(5, 4))).toBe(0);
    expect(strikes([storm(1, 4, 4), storm(1, 5, 4)], at(4, 4), at(5, 4))).toBe(2);
  });
});
