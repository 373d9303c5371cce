import { z } from 'zod';
import { defaultOptions, FLAGS, type Options } from '../model/options';

const schema = z
  .strictObject({
    players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    length: z.enum(['short', 'medium', 'long']),
    boarding: z.boolean(),
    exhaustive: z.boolean(),
    flags: z.array(z.enum(FLAGS)).max(FLAGS.length),
    firstPlayer: z.union([z.literal('random'), z.number().int().min(0).max(3)]),
    learning: z.boolean(),
  })
  .partial()
  .transform((given): Options => {
    const defaults = defaultOptions(given.players ?? 2);
    return {
      players: given.players ?? defaults.players,
      length: given.length ?? defaults.length,
      boarding: given.boarding ?? defaults.boarding,
      exhaustive: given.exhaustive ?? defaults.exhaustive,
      flags: given.flags ?? defaults.flags,
      firstPlayer: given.firstPlayer ?? defaults.firstPlayer,
      learning: given.learning ?? defaults.learning,
    };
  })
  .refine(({ players, firstPlayer }) => firstPlayer === 'random' || firstPlayer < players)
  .refine(({ flags }) => new Set(flags).size === flags.length);

/** What captains agree on; whatever is left out is as in the rulebook. */
export function readOptions(raw: unknown): Options | undefined {
  const read = schema.safeParse(raw);
  return read.success ? read.data : undefined;
}
