import { z } from 'zod';
import { isObject, type Patch } from './apply';

type JsonObject = Readonly<Record<string, unknown>>;

export const patch: z.ZodType<Patch> = z.lazy(() =>
  z.union([z.tuple([z.unknown()]), z.record(z.string(), z.union([patch, z.int()]))]),
);

/** The patch from `before` to `after`, or `undefined` when they are the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const text = diffText(before, after);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * The same as JSON text, written straight away: a server makes thousands of these a second. Parts of `after` that did
 * not change are replaced by those of `before`, so that what is kept of many views is only what is new in each.
 */
export function diffText(before: unknown, after: unknown): string | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return `[${JSON.stringify(after)}]`;
}

/** As `diffText`, with the parts compared by somebody who may know some of them already. */
export function diffParts(before: unknown, after: unknown, compare: typeof diffText): string | undefined {
  return isObject(before) && isObject(after) ? diffObjects(before, after, compare) : diffText(before, after);
}

function diffObjects(before: JsonObject, after: Record<string, unknown>, compare = diffText): string | undefined {
  let changes = '';
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const change = compare(before[key], now);
    if (change !== undefined) changes += `${changes === '' ? '' : ','}${quoted(key)}:${change}`;
    else if (typeof now === 'object') after[key] = before[key];
  }
  for (const key in before)
    if (after[key] === undefined && before[key] !== undefined)
      changes += `${changes === '' ? '' : ','}${quoted(key)}:0`;
  return changes === '' ? undefined : `{${changes}}`;
}

function diffArrays(before: readonly unknown[], after: unknown[]): string | undefined {
  const shared = Math.min(before.length, after.length);
  let changes = '';
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const change = i < shared ? diffText(before[i], after[i]) : `[${JSON.stringify(after[i])}]`;
    if (change === undefined) {
      after[i] = before[i];
      continue;
    }
    changes += `${changes === '' ? '' : ','}"${i}":${change}`;
    changed++;
  }
  // Position by position costs more than the list itself when a third of a plain list has changed.
  if (changed > 0 && changed * 3 >= after.length && after.every(isShort)) return `[${JSON.stringify(after)}]`;
  if (before.length !== after.length) changes += `${changes === '' ? '' : ','}"#":${after.length}`;
  return changes === '' ? undefined : `{${changes}}`;
}

/** Views use few keys, again and again. */
const quotedKeys = new Map<string, string>();

function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quotedKeys.size < 10_000) quotedKeys.set(key, text);
  }
  return text;
}

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;
