import { z } from 'zod';
import { BOT_LEVELS } from './lists';
import { hash } from './lots';
import { settings } from './settings';
import { seatNumber, tableId } from './words';

export const botLevel = z.enum(BOT_LEVELS);
export type BotLevel = z.infer<typeof botLevel>;

/** A seat as everybody sees it. */
export const seatInfo = z.strictObject({
  kind: z.enum(['open', 'person', 'bot']),
  /** The person's name; still there while a bot stands in. */
  name: z.string().nullable(),
  level: botLevel.nullable(),
  /** A bot plays for a person, who can come back. */
  standIn: z.boolean(),
  ready: z.boolean(),
  connected: z.boolean(),
  /** Its time ran out; a bot answers until the person does something. */
  away: z.boolean(),
  /** How long a person has not been connected, in milliseconds when this was sent; `null` for whoever is here, and for bots. */
  goneMs: z.int().nullable(),
  /** How many of the cards dealt to it in secret a person has turned over. */
  looked: z.int(),
});
export type SeatInfo = z.infer<typeof seatInfo>;

export const tableStatus = z.enum(['lobby', 'playing', 'over']);

/** Somebody asks to take back an answer; everybody at the table has to agree. */
export const takebackInfo = z.strictObject({ by: seatNumber, agreed: z.array(seatNumber) });

/** What everybody may know about a table, before and while it plays. */
export const tableInfo = z.strictObject({
  id: tableId,
  game: z.string(),
  name: z.string(),
  status: tableStatus,
  /** The game's own options, as the game understood them. */
  options: z.unknown(),
  settings,
  seats: z.array(seatInfo),
  host: seatNumber.nullable(),
  spectators: z.int(),
  /** SHA-256 of what the server gives to the seed; that follows when the game is over. `null` where lots are not drawn. */
  commitment: z.string().nullable(),
  /** By seat, the SHA-256 of what it gives to the seed. */
  lots: z.array(hash.nullable()),
  takeback: takebackInfo.nullable(),
  /** Where the host is gone, the others vote: for whom a bot shall play, and who wants it so. */
  votes: z.array(z.strictObject({ seat: seatNumber, by: z.array(seatNumber) })),
  /** Everybody who plays is away: nothing happens until somebody is back. */
  paused: z.boolean(),
  /** Who stopped the table: clocks stand, bots wait, and nothing is answered until somebody lets it go on. */
  heldBy: seatNumber.nullable(),
  /** Whom everybody sees the table waiting for. */
  asked: z.array(seatNumber),
  /** Where the same people play again, once the game is over and one of them wants to. */
  next: tableId.nullable(),
  createdAt: z.int(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** One line of the list of tables. */
export const tableLine = z.strictObject({
  id: tableId,
  game: z.string(),
  name: z.string(),
  status: tableStatus,
  seats: z.int(),
  open: z.int(),
  people: z.int(),
  bots: z.int(),
  spectators: z.boolean(),
  pace: settings.shape.pace,
  createdAt: z.int(),
});
export type TableLine = z.infer<typeof tableLine>;
