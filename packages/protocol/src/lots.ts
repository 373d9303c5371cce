import { z } from 'zod';

/** A SHA-256, in hexadecimal. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a seat adds to the seed: random signs, enough of them that nobody can try them all. */
export const lotText = z.string().regex(/^[\x21-\x7e]{22,64}$/);

/** What a seat gave: its hash, and the text behind it; `null` when it was not shown in time and so is not in the seed. */
export const lot = z.strictObject({ commitment: hash, text: lotText.nullable() });
