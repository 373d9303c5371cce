import { describe, expect, it } from 'vitest';
import { type Course, comesFree, courses, type Helm } from '../../src/map/courses';
import type { Hex, Side } from '../../src/map/geometry';
import { at, type Drawn, sea, storm, tiles } from './charts';

const from = (hex: Hex, facing: Side, points: number, waivers = 0): Helm => ({ hex, facing, points, waivers });
const reach = (helm: Helm, drawn: Drawn = {}): Course[] => courses(sea(drawn), tiles, helm);
const cost = (helm: Helm, hex: Hex, facing: Side, drawn: Drawn = {}): number | undefined =>
  reach(helm, drawn).find((course) => course.hex === hex && course.facing === facing)?.cost;

describe('courses', () => {
  it('[E5.1] a point turns one side or moves one hex', () => {
    expect(reach(from(at(4, 4), 0, 1)).map(({ hex, facing }) => [hex, facing])).toEqual([
      [at(4, 4), 1],
      [at(4, 4), 5],
      [at(5, 4), 0],
    ]);
    expect(cost(from(at(4, 4), 0, 3), at(6, 4), 0)).toBe(2);
    expect(cost(from(at(4, 4), 0, 3), at(4, 4), 3)).toBe(3);
  });

  it('[E5.2] only ahead: to the hex behind it takes three turns and a move', () => {
    expect(cost(from(at(4, 4), 0, 3), at(3, 4), 3)).toBeUndefined();
    expect(cost(from(at(4, 4), 0, 4), at(3, 4), 3)).toBe(4);
  });

  it('[E5.4] rough water doubles a move that begins or ends there, and a turn in it', () => {
    const rough = { map: { 12: '.~....' } };
    expect(cost(from(at(4, 4), 0, 9), at(5, 4), 0, rough)).toBe(2);
    expect(cost(from(at(4, 4), 0, 9), at(6, 4), 0, rough)).toBe(4);
    expect(cost(from(at(5, 4), 0, 9), at(5, 4), 1, rough)).toBe(2);
  });

  it('[E5.5] a storm over rough water is no worse', () => {
    const both = { map: { 12: '.~....' }, storms: [storm(1, 5, 4)] };
    expect(cost(from(at(4, 4), 0, 9), at(5, 4), 0, both)).toBe(2);
    expect(reach(from(at(4, 4), 0, 2), both).find(({ hex }) => hex === at(5, 4))?.strikes).toBe(1);
  });

  it('[E5.6] other ships are passed but never ended on', () => {
    const drawn = { foes: [at(5, 4)] };
    const there = reach(from(at(4, 4), 0, 2), drawn);
    expect(there.some(({ hex }) => hex === at(5, 4))).toBe(false);
    expect(there.find(({ hex }) => hex === at(6, 4))?.cost).toBe(2);
  });

  it('[E5.7] whoever could not go on past a ship cannot begin to', () => {
    expect(comesFree(sea({ foes: [at(5, 4)] }), tiles, from(at(5, 4), 0, 1))).toBe(true);
    expect(comesFree(sea({ foes: [at(5, 4)] }), tiles, from(at(5, 4), 0, 0))).toBe(false);
    expect(comesFree(sea({ foes: [at(5, 4), at(6, 4)] }), tiles, from(at(5, 4), 0, 1))).toBe(false);
    expect(comesFree(sea(), tiles, from(at(5, 4), 0, 0))).toBe(true);
  });

  it('[E5.11] turning in a port is free', () => {
    const port = { map: { 12: '.P....' } };
    expect(reach(from(at(5, 4), 0, 0), port).map(({ facing, cost: price }) => [facing, price])).toEqual([
      [1, 0],
      [5, 0],
      [2, 0],
      [4, 0],
      [3, 0],
    ]);
    expect(cost(from(at(5, 4), 0, 1), at(4, 4), 3, port)).toBe(1);
  });

  it('[E5.51] but not under a storm', () => {
    const covered = { map: { 12: '.P....' }, storms: [storm(1, 5, 4)] };
    expect(cost(from(at(5, 4), 0, 2), at(5, 4), 1, covered)).toBe(2);
    expect(reach(from(at(5, 4), 0, 2), covered).find(({ facing }) => facing === 1)?.strikes).toBe(1);
  });

  it('[E5.37] nothing leads into what nobody has charted', () => {
    expect(reach(from(at(6, 4), 0, 2), { map: { 13: '' } }).some(({ hex }) => hex === at(7, 4))).toBe(false);
  });

  it('[E5.20] nothing leads over the edge of the board', () => {
    expect(reach(from(at(0, 0), 3, 1)).map(({ hex }) => hex)).toEqual([at(0, 0), at(0, 0)]);
  });

  it('[E5.3] somebody who knows rough water pays it like calm, so many times a turn', () => {
    const swell = { map: { 12: '~~~~~~' } };
    expect(cost(from(at(4, 4), 0, 9, 1), at(6, 4), 0, swell)).toBe(3);
    expect(cost(from(at(4, 4), 0, 9, 2), at(6, 4), 0, swell)).toBe(2);
    expect(cost(from(at(4, 4), 0, 9, 2), at(5, 4), 0, { storms: [storm(1, 5, 4)] })).toBe(2);
  });
});
