import { clientMessage, personName, reportText, seatNumber, tableId, token } from '@undertow/protocol';
import { z } from 'zod';

const hello = clientMessage.options[0];

/** What one node asks another about a table of its. */
export const question = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ping') }),
  z.strictObject({ do: z.literal('enter'), gate: z.string(), conn: z.int(), hello }),
  z.strictObject({ do: z.literal('info'), table: tableId }),
  z.strictObject({ do: z.literal('join'), table: tableId, name: personName, seat: seatNumber.optional() }),
  z.strictObject({ do: z.literal('move'), table: tableId, seat: seatNumber, code: z.string() }),
  z.strictObject({ do: z.literal('report'), table: tableId, token: token.optional(), text: reportText }),
]);
export type Question = z.infer<typeof question>;
export type TableQuestion = Exclude<Question, { do: 'enter' | 'ping' }>;
