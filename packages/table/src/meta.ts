import { botLevel, lot, note, orders, seatNumber, settings, tableId, tableStatus, tempo } from '@undertow/protocol';
import { z } from 'zod';

/** A seat as it is stored. The token itself is nowhere: only its hash is. */
export const seatMeta = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string().nullable(),
  level: botLevel.nullable(),
  tokenHash: z.string().nullable(),
  /** The hash of the code that may move the seat now: its holder's own, and gone with the holder. */
  transfer: z.string().nullable().default(null),
  /** What it gives to the seed of the game that is about to begin. */
  lot: lot.nullable().default(null),
  ready: z.boolean(),
  /** How many of its secret cards it has turned over. */
  looked: z.number().default(0),
  away: z.boolean(),
  orders,
  notes: z.array(note),
  muted: z.array(seatNumber),
  bankMs: z.number(),
  /** When its own time for what it is asked now ends; nothing while it is not asked, or without a clock. */
  deadline: z.number().nullable(),
});
export type SeatMeta = z.infer<typeof seatMeta>;

const level = z.object({ tokens: z.number(), at: z.number() });

/** Everything about a table but the game itself. */
export const tableMeta = z.object({
  id: tableId,
  game: z.string(),
  name: z.string(),
  status: tableStatus,
  options: z.unknown(),
  /** The version of the rules it is played under, and from which answer on; tables of the first release say nothing. */
  rules: z.object({ version: z.number(), since: z.number() }).default({ version: 1, since: 0 }),
  settings: settings.extend({ tempo: tempo.default('each') }),
  seats: z.array(seatMeta),
  host: seatNumber.nullable(),
  commitment: z.string().nullable(),
  /** What was given to the seed, by seat, once it was drawn. */
  lots: z.array(lot.nullable()).nullable().default(null),
  /** Who stopped the table, and when; nothing while it goes on. */
  held: z.object({ by: seatNumber, at: z.number() }).nullable().default(null),
  /** Where the same people play again. */
  next: tableId.nullable().default(null),
  /** Whom the table openly waits for. */
  asked: z.array(seatNumber).default(() => []),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  /** How often somebody may do what must not be done often: stored, so that a restart or a move gives nobody more. */
  limits: z
    .object({ said: z.record(z.string(), level), reports: level.nullable() })
    .default(() => ({ said: {}, reports: null })),
});
export type TableMeta = z.infer<typeof tableMeta>;
