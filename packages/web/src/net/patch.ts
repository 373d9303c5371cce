import type { Delta } from '@undertow/protocol';

export type Patch = NonNullable<Delta['patch']>;
export type Json = Extract<Patch, readonly [unknown]>[0];

// The protocol's `apply`, without the schemas that come with it: the page trusts its own server's messages.

const isReplacement = (change: Patch): change is readonly [Json] => Array.isArray(change);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The value after a patch. What did not change is shared with `before`. */
export function applyPatch(before: Json | undefined, change: Patch): Json {
  if (isReplacement(change)) return change[0];
  if (isList(before)) {
    const length = change['#'];
    const list = typeof length === 'number' ? before.slice(0, length) : before.slice();
    for (const [key, inner] of Object.entries(change)) {
      if (typeof inner !== 'number') list[Number(key)] = applyPatch(list[Number(key)], inner);
    }
    return list;
  }
  const result: Record<string, Json> = typeof before === 'object' && before !== null ? { ...before } : {};
  for (const [key, inner] of Object.entries(change)) {
    if (key === '__proto__') continue;
    if (typeof inner === 'number') delete result[key];
    else result[key] = applyPatch(result[key], inner);
  }
  return result;
}
