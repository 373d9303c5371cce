import type { Delta } from '@undertow/protocol';

type Patch = NonNullable<Delta['patch']>;

// The protocol's `apply`, without the schemas that come with it.

/** The value after a patch. What did not change is shared with `before`. */
export function applyPatch(before: unknown, change: Patch): unknown {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) {
    const length = change['#'];
    const list: unknown[] = typeof length === 'number' ? before.slice(0, length) : before.slice();
    for (const [key, inner] of Object.entries(change)) {
      if (typeof inner !== 'number') list[Number(key)] = applyPatch(list[Number(key)], inner);
    }
    return list;
  }
  const result: Record<string, unknown> = typeof before === 'object' && before !== null ? { ...before } : {};
  for (const [key, inner] of Object.entries(change)) {
    if (key === '__proto__') continue;
    if (typeof inner === 'number') delete result[key];
    else result[key] = applyPatch(result[key], inner);
  }
  return result;
}

const isReplacement = (change: Patch): change is readonly [unknown] => Array.isArray(change);
