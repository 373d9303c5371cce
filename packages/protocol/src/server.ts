import { z } from 'zod';
import { clock } from './decision';
import { historyEntry } from './history';
import { hash } from './lots';
import { mark } from './marks';
import { note } from './notes';
import { orders } from './orders';
import { refusal } from './refusals';
import { delta, snapshot } from './snapshot';
import { tableInfo } from './table';
import { said } from './talk';
import { seatNumber, transferCode } from './words';

/** What only the seat itself knows about itself. */
export const you = z.strictObject({
  /** `null` for somebody who only watches. */
  seat: seatNumber.nullable(),
  host: z.boolean(),
  orders: orders.nullable(),
  notes: z.array(note),
  muted: z.array(seatNumber),
});
export type You = z.infer<typeof you>;

/** Why a bot would answer so: a key and its arguments, in the game's own words. */
const reason = z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()) });
export type ReasonMessage = z.infer<typeof reason>;

/** Something the table tells everybody beside the game itself. */
export const notice = z.enum([
  'started',
  'taken-back',
  'takeback-refused',
  'rules-changed', // an upgrade made answers illegal: the table went back to its last checkpoint
  'stuck',
  'disk-full', // nothing can be written down: what was acknowledged is safe, and the table comes back
  'new-hands', // somebody took over a seat of a game under way, and sees its hand
]);

/** Every message the server sends. */
export const serverMessage = z.discriminatedUnion('t', [
  /** The answer to `hello`. With `resumed` the missed deltas follow instead of a snapshot. */
  z.strictObject({
    t: z.literal('welcome'),
    n: z.int(),
    protocol: z.int(),
    table: tableInfo,
    you,
    /** `null` before the game starts, and when the stream is resumed. */
    snapshot: snapshot.nullable(),
    resumed: z.boolean(),
    /** The latest things said. */
    talk: z.array(said),
  }),
  z.strictObject({ t: z.literal('table'), table: tableInfo }),
  z.strictObject({ t: z.literal('you'), you }),
  /** The whole picture again: when the game starts, after a takeback, or when asked for. */
  z.strictObject({ t: z.literal('snapshot'), snapshot }),
  delta,
  /** The game is about to start: whoever gave one of these shows the text now. Nobody can give another any more. */
  z.strictObject({ t: z.literal('draw'), lots: z.array(hash.nullable()) }),
  /** The message with this number was carried out and is on disk. */
  z.strictObject({ t: z.literal('done'), n: z.int() }),
  /** It was not; `n` is `null` when the message could not be read. `rule` names the rule that forbids it. */
  z.strictObject({ t: z.literal('refused'), n: z.int().nullable(), reason: refusal, rule: z.string().optional() }),
  /** What an officer who knew what this seat knows would answer, and why. */
  z.strictObject({
    t: z.literal('advice'),
    n: z.int(),
    decision: z.int(),
    picks: z.array(z.int()),
    reasons: z.array(reason),
  }),
  /** The clocks of everybody who is asked in the open. In a response window nobody's is shown. */
  z.strictObject({ t: z.literal('clocks'), clocks: z.array(clock.extend({ seat: seatNumber })) }),
  z.strictObject({ t: z.literal('said'), said }),
  z.strictObject({ t: z.literal('marked'), mark }),
  z.strictObject({ t: z.literal('notice'), notice, seat: seatNumber.nullable() }),
  z.strictObject({ t: z.literal('transfer'), n: z.int(), code: transferCode, expiresMs: z.int() }),
  z.strictObject({ t: z.literal('history'), n: z.int(), entries: z.array(historyEntry) }),
  z.strictObject({ t: z.literal('reported'), n: z.int(), number: z.int() }),
  z.strictObject({ t: z.literal('pong'), n: z.int() }),
  /** The server goes; come back after so many milliseconds. */
  z.strictObject({
    t: z.literal('bye'),
    reason: z.enum(['shutdown', 'moved', 'removed']),
    comeBackMs: z.int().nullable(),
  }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
