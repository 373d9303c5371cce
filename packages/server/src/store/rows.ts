import { z } from 'zod';

/** What the database gives back, checked. */
export const schemaRow = z.object({ user_version: z.number() });
export const tableRow = z.object({ game: z.string(), seed: z.string(), touched: z.number() });
export const partRow = z.object({ part: z.string(), value: z.string() });
export const listedRow = z.object({ id: z.string(), game: z.string(), touched: z.number() });
export const answerRow = z.object({ answer: z.string() });
export const toldRow = z.object({ seq: z.number(), answer: z.string(), heard: z.string().nullable() });
export const cutRow = z.object({
  seq: z.number(),
  answer: z.string(),
  heard: z.string().nullable(),
  by: z.string(),
  at: z.number(),
});
export const checkpointRow = z.object({
  at: z.number(),
  serial: z.number(),
  state: z.string(),
  version: z.number(),
  result: z.string().nullable(),
});
export const saidRow = z.object({ said: z.string() });
export const transferRow = z.object({ tbl: z.string(), seat: z.number(), expires: z.number() });
export const idRow = z.object({ id: z.string() });
export const numberRow = z.object({ number: z.number() });
export const reportRow = z.object({ number: z.number(), tbl: z.string(), report: z.string() });
/** Either database says in its own way whether something is so. */
const yesOrNo = z.union([z.boolean(), z.number().transform((number) => number !== 0)]);
export const touchedRow = z.object({ lately: yesOrNo, ever: yesOrNo });
export const countRow = z.object({ n: z.number() });
export const quickRow = z.object({ quick_check: z.string() });

export const storedAnswer = z.tuple([z.int()], z.int());

const audience = z.union([
  z.enum(['everyone', 'end']),
  z.object({ only: z.array(z.int()) }),
  z.object({ except: z.array(z.int()) }),
]);
/** What happened, each with who may know it. */
export const storedHeard = z.array(z.tuple([audience, z.unknown()]));
