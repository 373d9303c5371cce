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

/** Compares two values, which may lie under a key: the patch as JSON text, or nothing where they are the same. */
export type Compare = (before: unknown, after: unknown, key?: string) => string | undefined;

/**
 * The same as JSON text, written straight away: a server makes thousands of these a second. Parts of `after` that did
 * not change are replaced by those of `before`, so that what is kept of many views is only what is new in each.
 */
export const diffText: Compare = (before, after) => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after, diffText);
  if (isObject(before) && isObject(after)) return patchText(changedParts(before, after, diffText));
  return replacement(after);
};

/** The patch of what is now something else. */
export const replacement = (now: unknown): string => `[${textOf(now)}]`;

/** A value as JSON. Most of what changes is a number, for which the engine's own way is a detour. */
const textOf = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : JSON.stringify(value);

/** One part of a whole that is no longer as it was, and its patch as JSON text. */
export type ChangedPart = readonly [part: string, patch: string];

/** Which parts of an object have changed; those that have not are replaced by those of before. */
export function changedParts(
  before: JsonObject,
  after: Record<string, unknown>,
  compare: (before: unknown, after: unknown, key: string) => string | undefined,
): readonly ChangedPart[] {
  let changed: ChangedPart[] | undefined;
  let stayed = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (now === undefined) continue;
    if (was !== undefined) stayed++;
    // Nearly everything compared is a number or a word that is as it was.
    if (now === was) continue;
    const text = compare(was, now, key);
    if (text !== undefined) changed = added(changed, key, text);
    else after[key] = was;
  }
  // Where as many were there as have stayed, none is gone: counting them is quicker than looking each of them up.
  let were = 0;
  for (const _ in before) were++;
  if (stayed !== were)
    for (const key in before)
      if (after[key] === undefined && before[key] !== undefined) changed = added(changed, key, GONE);
  return changed ?? UNCHANGED;
}

/** Most of what is compared has not changed: a list is made only where something has. */
export const UNCHANGED: readonly ChangedPart[] = [];

export function added(changed: ChangedPart[] | undefined, part: string, patch: string): ChangedPart[] {
  if (!changed) return [[part, patch]];
  changed.push([part, patch]);
  return changed;
}

/** The patch that these changes make, or nothing where there are none. */
export const patchText = (changed: readonly ChangedPart[]): string | undefined =>
  changed.length === 0 ? undefined : `{${changesText(changed)}}`;

/** These changes as they stand in a patch, with commas between them. */
export function changesText(changed: readonly ChangedPart[]): string {
  let text = '';
  for (const [key, change] of changed) text += `${text === '' ? '' : ','}${quoted(key)}:${change}`;
  return text;
}

/** What a part is in a patch that is no longer there. */
const GONE = '0';

/** The patch from one list to another. */
export function diffArrays(before: readonly unknown[], after: unknown[], compare: Compare): string | undefined {
  const shared = Math.min(before.length, after.length);
  let changes = '';
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const now = after[i];
    if (i < shared && was === now) continue;
    const change = i < shared ? compare(was, now) : replacement(now);
    if (change === undefined) {
      after[i] = was;
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
