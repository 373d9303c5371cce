import { z } from 'zod';
import { clock, decision, waiting } from './decision';
import { lot } from './lots';
import { patch } from './patch';

/** How a game ended, and the seed that proves that no die was touched. */
export const ending = z.strictObject({
  result: z.unknown(),
  seed: z.string(),
  /** What the server gave to the seed, whose hash is the commitment, and what each seat gave. */
  secret: z.string(),
  lots: z.array(lot.nullable()),
  commitment: z.string(),
  /** Per seat, what it thought of the others at the end. */
  notes: z.array(z.array(z.strictObject({ about: z.int(), trust: z.int() }))),
});
export type EndingMessage = z.infer<typeof ending>;

/** Everything one viewer may know about a running game, at one point of its stream. */
export const snapshot = z.strictObject({
  /** Which stream this is; versions of different streams cannot be compared. */
  stream: z.string(),
  /** Counts what this viewer was sent. */
  version: z.int(),
  view: z.unknown(),
  decision: decision.nullable(),
  clock: clock.nullable(),
  waiting,
  /** The latest events this viewer may know, oldest first. */
  log: z.array(z.unknown()),
  ending: ending.nullable(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** What changed for one viewer. A part that is left out stayed as it was. */
export const delta = z.strictObject({
  t: z.literal('delta'),
  version: z.int(),
  events: z.array(z.unknown()).optional(),
  /** From the view of the version before, see `patch.ts`. */
  patch: patch.optional(),
  decision: decision.nullable().optional(),
  clock: clock.nullable().optional(),
  waiting: waiting.optional(),
  ending: ending.optional(),
});
export type Delta = z.infer<typeof delta>;
