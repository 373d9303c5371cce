import { z } from 'zod';
import { LIVE_CLOCKS, TALK_MODES, TEMPOS } from './lists';

/** Live tables have a clock per decision with a bank behind it; correspondence tables have days. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), clock: z.enum(LIVE_CLOCKS) }),
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().min(1).max(14) }),
]);
export type Pace = z.infer<typeof pace>;

/** Free: anything; guided: the phrases only; silent: nothing. */
export const talkMode = z.enum(TALK_MODES);

/** How fast pages tell what happened: everybody as they like, or all alike. */
export const tempo = z.enum(['each', ...TEMPOS]);

export const settings = z.strictObject({
  pace,
  talk: talkMode,
  /** The least time a response window stays open while people play, so that its length tells nothing. */
  windowMs: z.int().min(0).max(10_000),
  /** How long a bot seems to think, so that people can follow. */
  botMs: z.int().min(0).max(5_000),
  /** Whether people without a seat may watch. */
  spectators: z.boolean(),
  /** Whether the table is shown to everybody who opens the page; otherwise it is found by its link only. */
  listed: z.boolean(),
  takeback: z.boolean(),
  tempo,
});
export type Settings = z.infer<typeof settings>;

/** What each clock gives: per decision, and in the bank for the whole game. */
export const CLOCKS = {
  relaxed: { decisionMs: 120_000, bankMs: 600_000 },
  quick: { decisionMs: 30_000, bankMs: 180_000 },
} as const;
