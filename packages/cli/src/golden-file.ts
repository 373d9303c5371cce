import { readFileSync, writeFileSync } from 'node:fs';
import type { GoldenRecord } from '@undertow/kit';
import { z } from 'zod';

const golden = z.array(
  z.object({
    game: z.string(),
    version: z.int(),
    options: z.unknown(),
    seed: z.string(),
    answers: z.array(z.tuple([z.int()], z.int())),
    end: z.string(),
  }),
);

export const readGolden = (path: string): readonly GoldenRecord[] =>
  golden.parse(JSON.parse(readFileSync(path, 'utf8')));

/** One game to a line, so that a change shows which games it touches. */
export function writeGolden(path: string, records: readonly GoldenRecord[]): void {
  writeFileSync(path, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}

/** What to do when play has changed. */
export const advice = (game: string): string =>
  `If play was meant to change, raise the version of ${game} and renew the records: npx undertow golden ${game} --renew. ` +
  'If it was not, this is a bug.';
