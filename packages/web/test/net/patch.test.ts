import { diff } from '@undertow/protocol';
import { apply } from '@undertow/protocol/plain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// No view has a key that every object is born with, such as toString; a patch refuses to touch __proto__.
const inborn = Object.getOwnPropertyNames(Object.prototype).map((key) => `"${key}":`);
const ordinary = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !inborn.some((key) => JSON.stringify(value).includes(key)));
const json = ordinary.map((value): unknown => JSON.parse(JSON.stringify(value)));

test('the page arrives where the server is, whatever changed', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const change = diff(before, after);
      expect(change === undefined ? before : apply(before, change)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('what did not change stays the very same thing', () => {
  const before = { kept: { deep: [1, 2, 3] }, gone: 1, list: [{ a: 1 }, { b: 2 }] };
  const change = diff(before, { kept: { deep: [1, 2, 3] }, list: [{ a: 1 }, { b: 3 }] });
  const after = change && apply(before, change);
  expect(after).toEqual({ kept: { deep: [1, 2, 3] }, list: [{ a: 1 }, { b: 3 }] });
  expect(after && typeof after === 'object' && 'kept' in after && after.kept).toBe(before.kept);
});
