import { z } from 'zod';
import { LIMITS } from './limits';

/** Text a person typed: trimmed, not empty, without control characters or text that changes direction. */
const typed = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

export const personName = typed(LIMITS.name);
export const tableName = typed(LIMITS.tableName);
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
