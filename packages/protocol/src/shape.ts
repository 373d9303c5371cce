import { added, type ChangedPart, type Compare, UNCHANGED } from './patch';

type Parts = Readonly<Record<string, unknown>>;

/** Which parts have changed between two objects of one shape, or `null` when either is not of that shape. */
export type Shape = (before: Parts, after: Parts) => readonly ChangedPart[] | null;

/** Code for more keys than these would be long, and is run seldom enough. */
const MOST_KEYS = 64;

/**
 * Code that compares objects with the same keys as this one. Every key is looked up at a place of its own in it, so the engine knows
 * where each lies, as it does for code written by hand; a loop over keys has to look for each of them. Nothing where code cannot
 * be made: where pages forbid it, or for objects that have no shape.
 */
export function shapeOf(seen: Parts, compareAt: (key: string) => Compare): Shape | undefined {
  const keys = Object.keys(seen);
  if (keys.length === 0 || keys.length > MOST_KEYS) return undefined;
  if (keys.some((key) => key in Object.prototype || seen[key] === undefined)) return undefined;
  try {
    // The keys are our own views', and written as strings; nothing of what lies under them gets into the code.
    const made = new Function('added', 'UNCHANGED', 'compare', codeFor(keys));
    return made(added, UNCHANGED, keys.map(compareAt));
  } catch {
    return undefined;
  }
}

/** With as many keys as the shape has, and each of the shape's there, they are the same keys. */
const codeFor = (keys: readonly string[]): string => `
  const [${keys.map((_, i) => `compare${i}`).join(', ')}] = compare;
  return (before, after) => {
    let count = 0;
    for (const _ in after) count++;
    for (const _ in before) count++;
    if (count !== ${2 * keys.length}) return null;
    let changed, was, now, patch;
    ${keys.map(codeForKey).join('')}
    return changed ?? UNCHANGED;
  };`;

function codeForKey(key: string, i: number): string {
  const name = JSON.stringify(key);
  return `
    was = before[${name}];
    now = after[${name}];
    if (now === undefined || was === undefined) return null;
    if (now !== was) {
      patch = compare${i}(was, now);
      if (patch === undefined) after[${name}] = was;
      else changed = added(changed, ${name}, patch);
    }`;
}
