import { z } from 'zod';
import { phraseAboutId, phraseId } from './phrases';
import { seatNumber } from './words';

/** Something said at the table; part of the record. */
export const said = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), n: z.int(), at: z.int(), seat: seatNumber, text: z.string() }),
  z.strictObject({ kind: z.literal('phrase'), n: z.int(), at: z.int(), seat: seatNumber, phrase: phraseId }),
  z.strictObject({
    kind: z.literal('phrase-about'),
    n: z.int(),
    at: z.int(),
    seat: seatNumber,
    phrase: phraseAboutId,
    about: seatNumber,
  }),
]);
export type Said = z.infer<typeof said>;
