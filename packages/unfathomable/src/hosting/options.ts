import { z } from 'zod';
import { CHARACTERS } from '../content/ids';
import { defaultOptions, type Options } from '../model/options';

const character = z.enum(CHARACTERS);

const schema = z
  .strictObject({
    players: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
    characters: z.union([z.enum(['choose', 'random', 'recommended']), z.array(character)]),
    learning: z.boolean(),
    cultist: z.boolean(),
    difficulty: z.enum(['easier', 'normal', 'harder']),
  })
  .partial()
  .transform((given): Options => {
    const defaults = defaultOptions(given.players ?? 5);
    return {
      players: given.players ?? defaults.players,
      characters: given.characters ?? defaults.characters,
      learning: given.learning ?? defaults.learning,
      cultist: given.cultist ?? defaults.cultist,
      difficulty: given.difficulty ?? defaults.difficulty,
    };
  })
  .refine(({ players, characters }) => {
    const fixed = Array.isArray(characters) ? characters : undefined;
    return !fixed || (fixed.length === players && new Set(fixed).size === players);
  });

/** What a table of Unfathomable agrees on; whatever is left out is as in the rulebook. */
export function readOptions(raw: unknown): Options | undefined {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
