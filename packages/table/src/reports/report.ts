import { said, tableId } from '@undertow/protocol';
import { z } from 'zod';

/** A report holds all it takes to reproduce it. It stays on the server: the seed and all answers are in it. */
export const report = z.object({
  table: tableId,
  /** Who reported: a seat, somebody who watched, or the server itself. */
  by: z.union([z.int(), z.literal('spectator'), z.literal('server')]),
  text: z.string(),
  at: z.number(),
  game: z.string(),
  version: z.number(),
  status: z.string(),
  options: z.unknown(),
  settings: z.unknown(),
  seed: z.string(),
  answers: z.array(z.tuple([z.int()], z.int())),
  seats: z.array(z.object({ kind: z.string(), level: z.string().nullable(), away: z.boolean() })),
  talk: z.array(said),
  /** What the table was waiting for. */
  pending: z.array(z.object({ seat: z.int(), id: z.int(), kind: z.string(), rule: z.string() })),
});
export type Report = z.infer<typeof report>;
