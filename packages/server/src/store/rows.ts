import { z } from 'zod';

/** What the database gives back, checked. */
export const tableRow = z.object({ seed: z.string(), meta: z.string() });
export const metaRow = z.object({ meta: z.string() });
export const answerRow = z.object({ answer: z.string() });
export const checkpointRow = z.object({ at: z.number(), serial: z.number(), state: z.string() });
export const saidRow = z.object({ said: z.string() });
export const transferRow = z.object({ tbl: z.string(), seat: z.number(), expires: z.number() });
export const idRow = z.object({ id: z.string() });
export const reportRow = z.object({ number: z.number(), tbl: z.string(), report: z.string() });

export const storedAnswer = z.tuple([z.int()], z.int());
