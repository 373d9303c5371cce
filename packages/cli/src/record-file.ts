import { readFileSync } from 'node:fs';
import type { AnyRecord } from '@undertow/kit';
import { z } from 'zod';

const record = z.object({
  game: z.string(),
  version: z.int(),
  since: z.int().optional(),
  options: z.unknown(),
  seed: z.string(),
  answers: z.array(z.tuple([z.int()], z.int())),
  secret: z.string().optional(),
  lots: z.array(z.object({ commitment: z.string(), text: z.string().nullable() }).nullable()).optional(),
});
/** The bare record, as a table gives it out, or inside something larger. */
const file = z.union([
  record.extend({ commitment: z.string().optional() }),
  z.object({ record, commitment: z.string().optional() }),
]);

/** A record, with what was published when the game began, if that is known. */
export interface RecordFile {
  readonly record: AnyRecord;
  readonly commitment: string | null;
}

export function readRecord(path: string): RecordFile {
  const parsed = file.safeParse(readJson(path));
  if (!parsed.success) throw new Error(`${path} is not a record of a game.`);
  const found = parsed.data;
  return { record: 'record' in found ? found.record : found, commitment: found.commitment ?? null };
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not a record of a game.`);
  }
}
