import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, diff } from '../src';
import { json } from './json';

describe('patches', () => {
  it('turn any JSON into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = diff(before, after);
        const sent = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
        expect(sent === undefined ? before : apply(before, sent)).toEqual(after);
      }),
      { numRuns: 3_000 },
    );
  });

  it('say nothing when nothing changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, JSON.parse(JSON.stringify(value)))).toBeUndefined();
      }),
    );
  });

  it('keep what did not change, by identity', () => {
    const before = { players: [{ hand: [1, 2] }, { hand: [3] }], tracks: { ritual: 1 } };
    const after = { players: [{ hand: [1, 2] }, { hand: [3, 4] }], tracks: { ritual: 1 } };
    const change = diff(before, after);
    expect(change).toEqual({ players: { 1: { hand: [[3, 4]] } } });
    const applied = change && apply(before, change);
    expect(applied).toEqual(after);
    expect(applied).toHaveProperty('tracks', before.tracks);
  });
});
