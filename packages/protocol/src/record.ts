import { z } from 'zod';
import { lot } from './lots';
import { note } from './notes';
import { patch } from './patch';
import { said } from './talk';
import { tableId } from './words';

/** A finished game: enough to play it again and to check that no die was touched (`undertow verify`). */
export const tableRecord = z.strictObject({
  format: z.literal('undertow-record'),
  protocol: z.int(),
  table: tableId,
  name: z.string(),
  game: z.string(),
  /** The version of the rules it ended under. */
  version: z.int(),
  /** From which answer on that version held; more than 0 when the rules changed on the way, and the seed proves no more. */
  since: z.int().optional(),
  options: z.unknown(),
  seed: z.string(),
  /** What the server gave to the seed, and what each seat did; where these are missing the seed is all the server's. */
  secret: z.string().optional(),
  lots: z.array(lot.nullable()).optional(),
  /** SHA-256 of the secret, as it was published before any lot was given. */
  commitment: z.string(),
  /** Each answer: the seat, then the positions picked. */
  answers: z.array(z.tuple([z.int()], z.int())),
  result: z.unknown(),
  seats: z.array(z.strictObject({ name: z.string().nullable(), kind: z.enum(['open', 'person', 'bot']) })),
  talk: z.array(said),
  notes: z.array(z.array(note)),
  startedAt: z.int().nullable(),
  endedAt: z.int().nullable(),
});
export type TableRecord = z.infer<typeof tableRecord>;

/** Through whose eyes a replay looks: a seat, somebody who watches, or somebody who sees what all of them see. */
export const eyes = z.union([z.literal('spectator'), z.literal('all'), z.coerce.number().int().min(0).max(7)]);
export type Eyes = z.infer<typeof eyes>;

/** A finished game step by step. The first step holds whole views, each later one what changed. */
export const replay = z.strictObject({
  table: tableId,
  game: z.string(),
  /** Whose views these are, in the order of `patches`. */
  viewers: z.array(z.union([z.literal('spectator'), z.int()])),
  steps: z.array(
    z.strictObject({
      /** Who answered, and what was picked; `null` for the first step. */
      answer: z.tuple([z.int()], z.int()).nullable(),
      /** What was asked. */
      kind: z.string().nullable(),
      events: z.array(z.unknown()),
      patches: z.array(patch.nullable()),
    }),
  ),
});
export type Replay = z.infer<typeof replay>;
