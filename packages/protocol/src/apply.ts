/**
 * How one JSON value became another. `[x]`: it is now x. `{ key: ... }`: the same thing with these keys changed, each in
 * turn by a patch, or by `0` when the key is gone. In an array the keys are positions and `#` is its new length.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | number };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a patch. What did not change is shared with `before`, so a page can compare by identity. */
export function apply(before: unknown, change: Patch): unknown {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) return applyToArray(before, change);
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [key, inner] of Object.entries(change)) {
    if (key === '__proto__') continue;
    if (typeof inner === 'number') delete result[key];
    else result[key] = apply(result[key], inner);
  }
  return result;
}

function applyToArray(before: readonly unknown[], change: { readonly [key: string]: Patch | number }): unknown {
  const length = change['#'];
  const result = typeof length === 'number' ? before.slice(0, length) : before.slice();
  for (const [key, inner] of Object.entries(change)) {
    if (typeof inner === 'number') continue;
    const index = Number(key);
    result[index] = apply(result[index], inner);
  }
  return result;
}

const isReplacement = (change: Patch): change is readonly [unknown] => Array.isArray(change);
