import type { Compare } from './patch';

/** More than the players at a table twice over: each is compared once as all see it, and once as it sees itself. */
const KEPT = 16;

/** Compares the same two things only once while it remembers them. */
export function remembering(compare: Compare): Compare {
  const befores: unknown[] = new Array(KEPT).fill(undefined);
  const afters: unknown[] = new Array(KEPT).fill(undefined);
  const patches: (string | undefined)[] = new Array(KEPT).fill(undefined);
  let next = 0;
  return (before, after) => {
    if (typeof after !== 'object' || after === null) return compare(before, after);
    for (let i = 0; i < KEPT; i++) if (afters[i] === after && befores[i] === before) return patches[i];
    const patch = compare(before, after);
    befores[next] = before;
    afters[next] = after;
    patches[next] = patch;
    next = (next + 1) % KEPT;
    return patch;
  };
}
