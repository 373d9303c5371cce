import { z } from 'zod';
import { refusal } from './refusals';
import { settings } from './settings';
import { botLevel, tableInfo, tableLine } from './table';
import { PROTOCOL } from './version';
import { personName, reportText, seatNumber, tableId, tableName, token, transferCode } from './words';

/** `POST /api/tables`: opens a table and takes a seat at it. */
export const createRequest = z.strictObject({
  game: z.string().max(32),
  /** The game's own options; left out, the game's default. */
  options: z.unknown().optional(),
  table: tableName.optional(),
  /** The name of whoever opens it. */
  name: personName,
  seat: seatNumber.optional(),
  settings: settings.partial().optional(),
  /** Puts bots of this level on every other seat. */
  bots: botLevel.optional(),
});
export type CreateRequest = z.infer<typeof createRequest>;

/** `POST /api/tables/:id/join` */
export const joinRequest = z.strictObject({ name: personName, seat: seatNumber.optional() });
export type JoinRequest = z.infer<typeof joinRequest>;

/** `POST /api/transfer`: takes a seat over on this device. The token of the other device ends. */
export const transferRequest = z.strictObject({ code: transferCode });

/** The answer to the three above: a seat, and the token that holds it. */
export const seatResponse = z.strictObject({ table: tableId, seat: seatNumber, token });
export type SeatResponse = z.infer<typeof seatResponse>;

/** `GET /api/tables` */
export const tablesResponse = z.strictObject({ tables: z.array(tableLine) });

/** `GET /api/tables/:id` */
export const tableResponse = z.strictObject({ table: tableInfo });

/** `GET /api/games` */
export const gamesResponse = z.strictObject({
  protocol: z.literal(PROTOCOL),
  games: z.array(
    z.strictObject({
      id: z.string(),
      version: z.int(),
      minSeats: z.int(),
      maxSeats: z.int(),
      options: z.unknown(),
      /** The kinds of response windows, for standing orders. */
      windows: z.array(z.string()),
      botLevels: z.array(botLevel),
    }),
  ),
});
export type GamesResponse = z.infer<typeof gamesResponse>;

/** `GET /api/addresses`: where others find this server; only the machine itself is told. */
export const addressesResponse = z.strictObject({ addresses: z.array(z.string()) });
export type AddressesResponse = z.infer<typeof addressesResponse>;

/** `POST /api/report`: for when the socket itself is what is wrong. */
export const reportRequest = z.strictObject({ table: tableId, text: reportText, token: token.optional() });
export const reportResponse = z.strictObject({ number: z.int() });

/** Any request that was not carried out. */
export const errorResponse = z.strictObject({ reason: refusal, rule: z.string().optional() });
export type ErrorResponse = z.infer<typeof errorResponse>;
