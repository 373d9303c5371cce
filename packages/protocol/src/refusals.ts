import { z } from 'zod';

/** Why a message, a request or a connection was not accepted. The words for it are in the language catalogues. */
export const REFUSALS = [
  // --- any message
  'malformed',
  'too-large',
  'too-fast',
  'replayed',
  'version',
  'origin',
  'hello-first',
  'too-many-connections',
  'internal',
  'unavailable',
  'disk-full', // nothing can be written down
  'damaged', // what is stored of this table cannot be read
  // --- who one is
  'no-table',
  'no-seat',
  'wrong-token',
  'not-host',
  'spectators-not-allowed',
  // --- the lobby
  'seat-taken',
  'table-full',
  'not-in-lobby',
  'not-started',
  'not-ready',
  'seats-open',
  'bad-options',
  'unknown-game',
  'name-taken',
  'code-used',
  // --- answers, as the kernel says them
  'not-asked',
  'stale',
  'out-of-range',
  'repeated',
  'too-few',
  'too-many',
  'same-group',
  'sum-too-small',
  'sum-too-large',
  'over',
  'paused',
  // --- taking back
  'nothing-to-take-back',
  'something-was-revealed',
  'takeback-off',
  // --- talking
  'talk-off',
  'phrases-only',
  // --- records
  'not-over',
] as const;

export const refusal = z.enum(REFUSALS);
export type RefusalReason = z.infer<typeof refusal>;
