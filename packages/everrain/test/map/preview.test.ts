import { describe, expect, it } from 'vitest';
import type { EnemyShipKind } from '../../src/content/card';
import type { Waters } from '../../src/map/around';
import type { Hex, Side } from '../../src/map/geometry';
import { hexOfPose } from '../../src/map/pose';
import { coursesOf, engages, firesAt, routeOf } from '../../src/map/preview';
import { at, type Drawn, sea, storm, tiles } from './charts';

const KIND: EnemyShipKind = {
  id: 'raider',
  health: 4,
  dice: 3,
  range: 2,
  pattern: [{ dq: 1, dr: 0, dice: 1 }],
  destinations: ['edge'],
};
const SHIP = { id: 7, hex: at(4, 4), facing: 0 as Side, destination: at(8, 4) };
const waters = (drawn: Drawn = {}): Waters => {
  const drawnSea = sea(drawn);
  return { ...drawnSea, enemyShips: [SHIP, ...drawnSea.enemyShips.map(({ hex }, id) => ({ id, hex }))] };
};
const fleet = (hex: Hex, drawn: Drawn = {}) => ({ ...sea(drawn), captains: [{ hex, facing: 0 as Side }] });

describe('previews', () => {
  it('[E11.28] an enemy ship’s way leads to its destination, round whoever lies in it', () => {
    const way = (drawn: Drawn): Hex[] => routeOf(waters(drawn), tiles, SHIP).map(hexOfPose);
    expect(way({})).toEqual([at(5, 4), at(6, 4), at(7, 4), at(8, 4)]);
    expect(way({ ships: [at(6, 4)] })).not.toContain(at(6, 4));
    expect(way({ ships: [at(6, 4)] }).at(-1)).toBe(at(8, 4));
  });

  it('[E11.28] what it can fire at, and where it would engage somebody', () => {
    expect(firesAt(KIND, SHIP)).toEqual([at(5, 4)]);
    expect(engages(waters(), tiles, KIND, SHIP)).toHaveLength(18);
    const behind = engages(waters({ storms: [storm(1, 5, 4)] }), tiles, KIND, SHIP);
    expect(behind).toContain(at(5, 4));
    expect(behind).not.toContain(at(6, 4));
  });

  it('[E3.24] where a captain could go with the points of an order', () => {
    const reached = coursesOf(fleet(at(4, 4)), tiles, 0, 2);
    expect(reached.find(({ hex }) => hex === at(6, 4))).toEqual({
      hex: at(6, 4),
      facing: 0,
      cost: 2,
      strikes: 0,
      path: [at(5, 4) * 6, at(6, 4) * 6],
    });
    expect(coursesOf({ ...sea(), captains: [{ hex: null, facing: 0 }] }, tiles, 0, 2)).toEqual([]);
  });
});
