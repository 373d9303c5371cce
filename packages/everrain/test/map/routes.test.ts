import { describe, expect, it } from 'vitest';
import { aimed, arcOf } from '../../src/map/arcs';
import { canFire, firingPoses } from '../../src/map/firing';
import type { Hex, Side } from '../../src/map/geometry';
import { facingOfPose, hexOfPose, poseOf } from '../../src/map/pose';
import { planTo, type Voyage, voyages } from '../../src/map/routes';
import { at, type Drawn, sea, storm, tiles } from './charts';

const go = (hex: Hex, facing: Side, to: Hex, moves: number, drawn: Drawn = {}): Voyage[] => {
  const water = sea(drawn);
  const plan = planTo(water, tiles, poseOf(hex, facing), to);
  return voyages(water, plan.water, plan.costs, plan.goals, poseOf(hex, facing), moves);
};
const ends = (ways: readonly Voyage[], hex: Hex, facing: Side): (readonly [Hex, Side])[] =>
  ways.map(({ path }) => {
    const last = path.at(-1) ?? poseOf(hex, facing);
    return [hexOfPose(last), facingOfPose(last)] as const;
  });

describe('routes of enemy ships', () => {
  it('[E11.7] go the cheapest way and no further than their moves', () => {
    const [way, ...more] = go(at(2, 4), 0, at(6, 4), 3);
    expect(more).toEqual([]);
    expect(way).toEqual({
      path: [poseOf(at(3, 4), 0), poseOf(at(4, 4), 0), poseOf(at(5, 4), 0)],
      spent: 3,
      arrived: false,
    });
    expect(go(at(2, 4), 0, at(6, 4), 9)).toEqual([expect.objectContaining({ spent: 4, arrived: true })]);
  });

  it('[E11.8] pay for turns, and double in rough water and storms', () => {
    expect(go(at(4, 4), 0, at(6, 4), 9, { map: { 12: '.~....' } })[0]?.spent).toBe(4);
    expect(go(at(4, 4), 3, at(5, 4), 9)[0]?.spent).toBe(4);
    const stormy = go(at(4, 4), 0, at(6, 4), 9, { storms: [storm(1, 5, 4)] });
    expect(stormy.every(({ spent }) => spent === 4)).toBe(true); // through the storm or round it, two turns more
  });

  it('[E11.9] may cross and stop on land', () => {
    expect(go(at(4, 4), 0, at(5, 4), 1, { map: { 12: '.P....' } })[0]?.arrived).toBe(true);
    expect(go(at(4, 4), 0, at(6, 4), 2, { map: { 12: '.I....' } })[0]?.arrived).toBe(true);
  });

  it('[E11.17] do not make a doubled step they cannot pay in full', () => {
    expect(go(at(4, 4), 0, at(6, 4), 1, { map: { 12: '.~....', 7: '~~~~~~', 17: '~~~~~~' } })).toEqual([
      { path: [], spent: 0, arrived: false },
    ]);
  });

  it('[E11.20] go round ships', () => {
    const [way] = go(at(4, 4), 0, at(6, 4), 99, { ships: [at(5, 4)] });
    expect(way?.path.map(hexOfPose)).not.toContain(at(5, 4));
    expect(way?.arrived).toBe(true);
  });

  it('[E11.20] with no free way they come as near as they can and wait', () => {
    const alone = { 11: '', 13: '', 7: '', 6: '', 8: '', 16: '', 17: '', 18: '' };
    const walled = { map: alone, ships: [at(5, 4), at(5, 5)] }; // the middle of the only tile around
    const plan = planTo(sea(walled), tiles, poseOf(at(4, 4), 1), at(6, 5));
    expect(plan.free).toBe(false);
    expect(ends(go(at(4, 4), 1, at(6, 5), 9, walled), at(4, 4), 1)).toEqual([[at(4, 5), 1]]);
    expect(ends(go(at(4, 5), 1, at(6, 5), 9, walled), at(4, 5), 1)).toEqual([[at(4, 5), 1]]);
  });

  it('[E11.22] arrive beside a destination where a ship lies, with a move to spare', () => {
    expect(go(at(4, 4), 0, at(6, 4), 1, { ships: [at(6, 4)] })[0]).toMatchObject({ arrived: false, spent: 1 });
    expect(go(at(4, 4), 0, at(6, 4), 2, { ships: [at(6, 4)] })[0]).toMatchObject({ arrived: true, spent: 2 });
  });

  it('[E11.23] lists every way that ends differently', () => {
    const ways = go(at(4, 4), 3, at(5, 4), 1); // right behind: turn either way
    expect(ends(ways, at(4, 4), 3)).toEqual([
      [at(4, 4), 4],
      [at(4, 4), 2],
    ]);
    expect(go(at(4, 4), 3, at(5, 4), 4)).toHaveLength(1); // both end alike
  });
});

describe('arcs', () => {
  const cells = [
    { dq: 1, dr: 0, dice: 3 },
    { dq: 0, dr: 1, dice: 2 },
  ];

  it('[E4.40] turn with the ship', () => {
    expect(aimed(cells, at(4, 4), 0)).toEqual([
      { hex: at(5, 4), dice: 3 },
      { hex: at(4, 5), dice: 2 },
    ]);
    expect(aimed(cells, at(4, 4), 3)).toEqual([
      { hex: at(3, 4), dice: 3 },
      { hex: at(4, 3), dice: 2 },
    ]);
  });

  it('[E4.41] sides 1 and 2 are to starboard, 4 and 5 to larboard, whichever way she faces', () => {
    const ring = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].map(([dq = 0, dr = 0]) => ({ dq, dr, dice: 1 }));
    expect(aimed(ring, at(5, 4), 2).map(({ hex }) => hex)).toEqual([
      at(4, 5),
      at(4, 4),
      at(5, 3),
      at(6, 3),
      at(6, 4),
      at(5, 5),
    ]);
  });

  it('[E4.42] for the stern are turned half round', () => {
    const gun = { id: 'g', copies: 1, cost: null, slot: 'ends', cells } as const;
    expect(arcOf(gun, 'bow', at(4, 4), 0).map(({ hex }) => hex)).toEqual([at(5, 4), at(4, 5)]);
    expect(arcOf(gun, 'stern', at(4, 4), 0).map(({ hex }) => hex)).toEqual([at(3, 4), at(4, 3)]);
  });

  it('[E5.20] end at the edge of the board', () => {
    expect(aimed(cells, at(0, 0), 3)).toEqual([]);
  });

  it('[E11.19] enemies fire from no storm and no port, and need sight', () => {
    const bow = [{ dq: 2, dr: 0, dice: 1 }];
    const can = (drawn: Drawn): boolean => canFire(sea(drawn), tiles, bow, at(4, 4), 0, at(6, 4));
    expect(can({})).toBe(true);
    expect(can({ storms: [storm(1, 4, 4)] })).toBe(false);
    expect(can({ map: { 12: 'P.....' } })).toBe(false);
    expect(can({ map: { 12: 'P.....' }, storms: [storm(1, 4, 4)] })).toBe(false);
    expect(can({ map: { 12: '.I....' } })).toBe(false);
  });

  it('[E11.6] firing positions are all poses that have the target in their pattern', () => {
    const bow = [{ dq: 1, dr: 0, dice: 1 }];
    const poses = firingPoses(sea(), tiles, bow, at(5, 4));
    expect(new Set(poses)).toEqual(
      new Set([
        poseOf(at(4, 4), 0),
        poseOf(at(5, 3), 1),
        poseOf(at(6, 3), 2),
        poseOf(at(6, 4), 3),
        poseOf(at(5, 5), 4),
        poseOf(at(4, 5), 5),
      ]),
    );
  });
});
