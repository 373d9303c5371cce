import { z } from 'zod';
import { said } from './talk';
import { seatNumber } from './words';

const where = { turn: z.int(), at: z.int() };

/** A history to reason on, made of open information alone. `at` counts the events everybody saw. */
export const historyEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('check'),
    ...where,
    source: z.string(),
    target: z.number(),
    partial: z.number().nullable(),
    skills: z.array(z.string()),
    contributions: z.array(z.strictObject({ seat: seatNumber, count: z.int() })),
    /** Cards nobody chose: from the chaos deck or another deck. */
    fromDecks: z.int(),
    cards: z.array(z.unknown()).nullable(),
    total: z.number().nullable(),
    result: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    ...where,
    seat: seatNumber,
    source: z.string(),
    /** The event that told of it. */
    what: z.string(),
    event: z.unknown(),
  }),
  z.strictObject({ kind: z.literal('said'), ...where, said }),
]);
export type HistoryEntry = z.infer<typeof historyEntry>;
