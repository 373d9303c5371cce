import { z } from 'zod';
import { said } from './talk';

/** `at` counts the events everybody saw. */
const where = { turn: z.int(), at: z.int() };

/** What was said in between. */
export const saidEntry = z.strictObject({ kind: z.literal('said'), ...where, said });

/** Something that happened, told as the game tells it: its kind and whatever belongs to it. */
export const gameEntry = z.looseObject({ kind: z.string(), ...where });
export type GameEntry = z.infer<typeof gameEntry>;

/** A history to reason on, made of open information alone. */
export const historyEntry = z.union([saidEntry, gameEntry]);
export type HistoryEntry = z.infer<typeof historyEntry>;
