import { describe, expect, it } from 'vitest';
import { HEX_COUNT, type Hex } from '../../src/map/geometry';
import { seenFrom, sees } from '../../src/map/sight';
import { at, type Drawn, sea, storm, tiles } from './charts';

const look = (from: Hex, to: Hex, drawn: Drawn = {}): boolean => sees(sea(drawn), tiles, from, to);

describe('line of sight', () => {
  it('[E5.31] runs straight from centre to centre, as far as one likes over open water', () => {
    expect(look(at(4, 4), at(5, 4))).toBe(true);
    expect(look(at(0, 4), at(10, 4))).toBe(true);
    expect(look(at(4, 4), at(7, 7))).toBe(true);
    expect(seenFrom(sea(), tiles, at(4, 4))).toHaveLength(HEX_COUNT - 1);
  });

  it('[E5.31] is the same both ways', () => {
    const drawn = sea({
      map: { 12: '.I....', 7: '..P...' },
      storms: [storm(3, 6, 6)],
      ships: [at(5, 3)],
      foes: [at(3, 5)],
    });
    for (let from = 0; from < HEX_COUNT; from++) {
      for (let to = 0; to < from; to++) {
        expect(sees(drawn, tiles, from, to), `${from} to ${to}`).toBe(sees(drawn, tiles, to, from));
      }
    }
  });

  it('[E5.32] is blocked by ships, land and storms strictly between', () => {
    const [from, between, to] = [at(4, 4), at(5, 4), at(6, 4)];
    expect(look(from, to)).toBe(true);
    expect(look(from, to, { ships: [between] })).toBe(false);
    expect(look(from, to, { foes: [between] })).toBe(false);
    expect(look(from, to, { storms: [storm(1, 5, 4)] })).toBe(false);
    for (const land of ['.P....', '.I....', '.A....']) expect(look(from, to, { map: { 12: land } })).toBe(false);
    for (const water of ['.~....', '.w....', '.s....']) expect(look(from, to, { map: { 12: water } })).toBe(true);
  });

  it('[E5.32] a destroyed port is sea and blocks nothing', () => {
    const drawn = { map: { 12: '.P....' }, destroyedPorts: [at(5, 4)] };
    expect(look(at(4, 4), at(6, 4), drawn)).toBe(true);
  });

  it('[E5.33] the Elder One blocks too', () => {
    expect(look(at(4, 4), at(6, 4), { elder: at(5, 4) })).toBe(false);
    expect(look(at(4, 4), at(6, 4), { elder: at(5, 5) })).toBe(true);
  });

  it('[E5.34] both ends may be land, or hold ships', () => {
    expect(look(at(4, 4), at(6, 4), { map: { 12: 'I.A...' }, ships: [at(4, 4)], foes: [at(6, 4)] })).toBe(true);
  });

  it('[E5.35] a storm over either end does not block', () => {
    expect(look(at(4, 4), at(6, 4), { storms: [storm(1, 6, 4), storm(1, 4, 4)] })).toBe(true);
  });

  it('[E5.36] along an edge it takes both hexes beside it to block', () => {
    // from (4,4) to (5,5) the line runs along the edge between (5,4) and (4,5)
    const [from, to, one, other] = [at(4, 4), at(5, 5), at(5, 4), at(4, 5)];
    expect(look(from, to, { ships: [one] })).toBe(true);
    expect(look(from, to, { ships: [other] })).toBe(true);
    expect(look(from, to, { ships: [one, other] })).toBe(false);
  });

  it('[E5.36] in every one of the six diagonal directions', () => {
    const diagonals = [
      [1, 1, 1, 0, 0, 1],
      [-1, 2, 0, 1, -1, 1],
      [-2, 1, -1, 1, -1, 0],
      [-1, -1, -1, 0, 0, -1],
      [1, -2, 0, -1, 1, -1],
      [2, -1, 1, -1, 1, 0],
    ] as const;
    for (const [q, r, aq, ar, bq, br] of diagonals) {
      const to = at(5 + q, 4 + r);
      const [one, other] = [at(5 + aq, 4 + ar), at(5 + bq, 4 + br)];
      expect(look(at(5, 4), to, { ships: [one] })).toBe(true);
      expect(look(at(5, 4), to, { foes: [other] })).toBe(true);
      expect(look(at(5, 4), to, { ships: [one], foes: [other] })).toBe(false);
    }
  });

  it('[E5.36] a hex whose inside the line crosses blocks by itself, however little of it', () => {
    // from (4,4) to (7,5) the line runs through (5,4), (5,5), (6,4) and (6,5)
    for (const hex of [at(5, 4), at(5, 5), at(6, 4), at(6, 5)]) {
      expect(look(at(4, 4), at(7, 5), { ships: [hex] })).toBe(false);
    }
    for (const hex of [at(4, 5), at(7, 4)]) expect(look(at(4, 4), at(7, 5), { ships: [hex] })).toBe(true);
  });

  it('[E5.37] what nobody has charted blocks', () => {
    expect(look(at(4, 4), at(9, 4))).toBe(true);
    expect(look(at(4, 4), at(10, 4), { map: { 13: '' } })).toBe(false);
    expect(look(at(6, 4), at(7, 4), { map: { 13: '......' } })).toBe(true);
  });
});
