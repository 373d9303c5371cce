import { z } from 'zod';
import { seatNumber } from './words';

export const option = z.object({ ref: z.unknown(), value: z.number().optional(), group: z.number().optional() });

/** What a seat is asked: the kernel's `Decision`, sent to that seat alone. */
export const decision = z.object({
  id: z.int(),
  seat: seatNumber,
  kind: z.string(),
  options: z.array(option),
  min: z.int(),
  max: z.int(),
  least: z.number().optional(),
  most: z.number().optional(),
  repeat: z.boolean().optional(),
  rule: z.string(),
  source: z.string().optional(),
  open: z.boolean().optional(),
  auto: z.boolean().optional(),
  blocked: z.array(z.object({ ref: z.unknown(), reason: z.string(), rule: z.string() })).optional(),
  about: z.unknown().optional(),
});
export type DecisionMessage = z.infer<typeof decision>;

/** Asked by a standing order `always` although there is nothing to use: the only answer is to pass. */
export const PASS_KIND = 'nothing-to-use';

/** Whom everybody sees us waiting for. In a response window nobody learns who was asked, or whether anybody was. */
export const waiting = z.strictObject({
  seats: z.array(seatNumber),
  /** The response window that is open, by the game's name for it. */
  window: z.string().nullable(),
});
export type WaitingMessage = z.infer<typeof waiting>;

/** A clock, in milliseconds left when the message was sent: one's own, or of somebody who is asked in the open. */
export const clock = z.strictObject({ decisionMs: z.int(), bankMs: z.int() });
export type ClockMessage = z.infer<typeof clock>;
