import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apply, diffText, Place } from '../src';
import { json } from './json';

const copy = <T>(value: T): T => structuredClone(value);
const sent = (patch: string | undefined) => (patch === undefined ? undefined : JSON.parse(patch));

/** What one sees of a game, as it changes: of the same shape every time, but for what comes and goes. */
const seen = fc.record(
  {
    fuel: fc.integer({ min: 0, max: 2 }),
    players: fc.array(
      fc.record({
        hand: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
        space: fc.constantFrom('deck', 'brig'),
      }),
      { maxLength: 3 },
    ),
    placed: fc.dictionary(fc.constantFrom('chapel', 'galley', 'bridge'), fc.integer({ min: 0, max: 1 })),
    storm: fc.constantFrom('near', 'far'),
  },
  { requiredKeys: ['fuel', 'players', 'placed'] },
);

/** Goes through all of them at one place; each patch has to lead from one to the next. */
function leads(values: readonly unknown[], place = new Place()): void {
  let before = copy(values[0]);
  for (const value of values) {
    const was = copy(before);
    const patch = sent(place.diff(before, copy(value)));
    const now = patch === undefined ? was : apply(was, patch);
    expect(now).toEqual(value);
    before = copy(value);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('a place where views are compared', () => {
  it('leads from anything that lies there to anything else', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 8 }), (values) => leads(values)),
      { numRuns: 1_000 },
    );
  });

  it('writes the same patches as comparing anything does', () => {
    const place = new Place();
    fc.assert(
      fc.property(seen, seen, (before, after) => {
        expect(sent(place.diff(copy(before), copy(after)))).toEqual(sent(diffText(copy(before), copy(after))));
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells keys apart when as many go as come', () => {
    const place = new Place();
    const at = (before: object, after: object) => sent(place.diff(before, after));
    expect(at({ a: 1, b: 1 }, { a: 1, b: 2 })).toEqual({ b: [2] });
    expect(at({ a: 1, b: 1 }, { a: 2, b: 2 })).toEqual({ a: [2], b: [2] });
    expect(at({ a: 1, b: 1 }, { a: 1, c: 1 })).toEqual({ b: 0, c: [1] });
    expect(at({ a: 1, c: 1 }, { a: 1, c: 2 })).toEqual({ c: [2] });
    expect(at({ a: 1, c: 1 }, { a: 1 })).toEqual({ c: 0 });
    expect(at({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  });

  it('keeps what did not change, by identity', () => {
    const place = new Place();
    const first = { fuel: 1, players: [{ hand: [1, 2] }, { hand: [3] }] };
    place.diff(first, { fuel: 2, players: [{ hand: [1] }, { hand: [3, 3] }] });
    const before = { fuel: 1, players: [{ hand: [1, 2] }, { hand: [3] }] };
    const after = { fuel: 1, players: [{ hand: [1, 2] }, { hand: [3, 4] }] };
    expect(sent(place.diff(before, after))).toEqual({ players: { 1: { hand: [[3, 4]] } } });
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]).not.toBe(before.players[1]);
  });

  it('compares what several see alike once', () => {
    const place = new Place();
    let looks = 0;
    const watched = (name: string) => ({
      get name() {
        looks++;
        return name;
      },
    });
    const [before, after] = [watched('Ada'), watched('Ben')];
    const first = place.diff([before], [after]);
    const once = looks;
    expect(sent(first)).toEqual({ 0: { name: ['Ben'] } });
    expect(place.diff([before], [after])).toBe(first);
    expect(looks).toBe(once);
  });

  it('does without code of its own where none can be made', () => {
    const place = new Place();
    vi.stubGlobal('Function', () => {
      throw new EvalError('forbidden');
    });
    fc.assert(fc.property(fc.array(seen, { minLength: 2, maxLength: 5 }), (values) => leads(values, place)));
  });
});
