import { z } from 'zod';
import { phraseId } from './phrases';
import { seatNumber } from './words';

const line = {
  n: z.int(),
  at: z.int(),
  /** How many open events had happened before it was said. */
  step: z.int(),
  seat: seatNumber,
};

/** Something said at the table; part of the record. */
export const said = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...line, text: z.string() }),
  z.strictObject({ kind: z.literal('phrase'), ...line, phrase: phraseId }),
  z.strictObject({
    kind: z.literal('phrase-about'),
    ...line,
    phrase: phraseId,
    about: seatNumber,
  }),
  /** Nobody said it: somebody took over this seat of a game under way, and sees its hand. */
  z.strictObject({ kind: z.literal('new-hands'), ...line }),
]);
export type Said = z.infer<typeof said>;
