import { z } from 'zod';
import { LIMITS } from './limits';
import { hash, lotText } from './lots';
import { markedThings, markId } from './marks';
import { trust } from './notes';
import { orders } from './orders';
import { phraseId } from './phrases';
import { settings } from './settings';
import { botLevel } from './table';
import { chatText, reportText, seatNumber, tableId, tableName, token } from './words';

/** Numbers a connection's messages from 1 upwards. The answer to a message carries its number; a number is good once. */
const n = z.int().min(1);

/** What the host can do. */
export const hostAction = z.discriminatedUnion('do', [
  /** Puts bots of a level on one open seat, or on all of them. */
  z.strictObject({ do: z.literal('fill'), level: botLevel, seat: seatNumber.optional() }),
  /** A bot plays for a person who left. */
  z.strictObject({ do: z.literal('to-bot'), seat: seatNumber, level: botLevel }),
  /** The seat goes back to its person; without one it becomes open, so that somebody can join there. */
  z.strictObject({ do: z.literal('to-person'), seat: seatNumber }),
  /** Frees a seat in the lobby. */
  z.strictObject({ do: z.literal('clear'), seat: seatNumber }),
  z.strictObject({ do: z.literal('rename'), name: tableName }),
  /** In the lobby everything; later only `spectators`, `listed`, `talk`, `takeback`, `windowMs`, `botMs` and `tempo`. */
  z.strictObject({ do: z.literal('settings'), settings: settings.partial() }),
  z.strictObject({ do: z.literal('options'), options: z.unknown() }),
  z.strictObject({ do: z.literal('start') }),
]);
export type HostAction = z.infer<typeof hostAction>;

/** Every message a client may send. */
export const clientMessage = z.discriminatedUnion('t', [
  /** First of all: who one is. Without a token one only watches. `stream` and `version` resume after a lost connection. */
  z.strictObject({
    t: z.literal('hello'),
    n,
    protocol: z.int(),
    table: tableId,
    token: token.optional(),
    stream: z.string().max(32).optional(),
    version: z.int().min(0).optional(),
  }),
  /** Answers a decision by the positions of the picked options. */
  z.strictObject({
    t: z.literal('answer'),
    n,
    decision: z.int().min(0),
    picks: z.array(z.int().min(0).max(65_535)).max(LIMITS.picks),
  }),
  /** Asks what an officer would answer to one's own decision. Nothing is answered by it. */
  z.strictObject({ t: z.literal('advise'), n, decision: z.int().min(0) }),
  z.strictObject({ t: z.literal('orders'), n, orders }),
  z.strictObject({ t: z.literal('ready'), n, ready: z.boolean() }),
  /** How many of the cards dealt to one in secret one has turned over; that, and not what they are, everybody is told. */
  z.strictObject({ t: z.literal('looked'), n, cards: z.int().min(0).max(99) }),
  /** In the lobby: the SHA-256 of a random text that goes into the seed. The last one holds. */
  z.strictObject({ t: z.literal('lot'), n, commitment: hash }),
  /** The text itself, once everybody has been told that lots are drawn. */
  z.strictObject({ t: z.literal('reveal'), n, text: lotText }),
  /** Moves to another open seat in the lobby. */
  z.strictObject({ t: z.literal('sit'), n, seat: seatNumber }),
  /** Gives the seat up: in the lobby it becomes open, later a bot takes it. */
  z.strictObject({ t: z.literal('leave'), n }),
  /** A bot shall play for oneself until one is back. */
  z.strictObject({ t: z.literal('rest'), n }),
  /** Everybody may stop the table, and everybody may let it go on. */
  z.strictObject({ t: z.literal('pause'), n, paused: z.boolean() }),
  /** "I am here again", after having been away or replaced by a bot. */
  z.strictObject({ t: z.literal('back'), n }),
  /** A bot shall play for somebody who is gone: the host's word is enough; where the host is gone too, it is a vote. */
  z.strictObject({ t: z.literal('replace'), n, seat: seatNumber }),
  /** After the end: the same people go on at this new table. The first one named holds. */
  z.strictObject({ t: z.literal('rematch'), n, table: tableId }),
  z.strictObject({ t: z.literal('host'), n, action: hostAction }),
  z.strictObject({ t: z.literal('say'), n, text: chatText }),
  z.strictObject({ t: z.literal('phrase'), n, phrase: phraseId }),
  z.strictObject({ t: z.literal('phrase-about'), n, phrase: phraseId, about: seatNumber }),
  /** Points at things on the table for everybody to see; each kind of mark replaces one's last of that kind. */
  z.strictObject({ t: z.literal('mark'), n, mark: markId, on: markedThings }),
  /** A muted player's words are no longer sent to this seat. */
  z.strictObject({ t: z.literal('mute'), n, seat: seatNumber, muted: z.boolean() }),
  z.strictObject({ t: z.literal('note'), n, about: seatNumber, trust: trust.nullable() }),
  z.strictObject({ t: z.literal('takeback'), n, step: z.enum(['ask', 'agree', 'refuse']) }),
  /** Asks for a one-time code that moves this seat to another device. */
  z.strictObject({ t: z.literal('transfer'), n }),
  z.strictObject({ t: z.literal('history'), n }),
  /** "Something is wrong here." */
  z.strictObject({ t: z.literal('report'), n, text: reportText }),
  /** Asks for a fresh snapshot. */
  z.strictObject({ t: z.literal('resync'), n }),
  z.strictObject({ t: z.literal('ping'), n }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
