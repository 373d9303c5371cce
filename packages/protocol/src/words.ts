import { z } from 'zod';
import { LIMITS } from './limits';

/** Nothing to be seen: what changes direction, joins, fills, stands for something else or belongs to nobody. */
const INVISIBLE =
  /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]/gu;

/** Text a person typed: trimmed, not empty, without control characters or text that changes direction. */
const typed = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) =>
      text
        .replace(INVISIBLE, '')
        .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(most));

/** What somebody is called: in one way of writing it, single spaces, no towers of marks, and something to be seen. */
const named = (most: number) =>
  typed(most * 2)
    .transform((text) =>
      text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .replace(/(\p{M}{2})\p{M}+/gu, '$1')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(most))
    .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/^\p{M}/u.test(text));

export const personName = named(LIMITS.name);
export const tableName = named(LIMITS.tableName);
export const chatText = typed(LIMITS.text);
export const reportText = typed(LIMITS.report);

/** A place at the table, counted from 0. */
export const seatNumber = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** Tables are found by their id; it is no secret, but it cannot be guessed either. */
export const tableId = z.string().regex(/^[a-z0-9]{12}$/);

/** What holds a seat. Only its holder's device knows it. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** A one-time code that moves a seat to another device. */
export const transferCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
