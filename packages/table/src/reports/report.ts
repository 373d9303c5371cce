import type { Answer } from '@undertow/kernel';
import { type Said, said, tableId } from '@undertow/protocol';
import { z } from 'zod';

const facts = {
  table: tableId,
  /** Who reported: a seat, somebody who watched, or the server itself. */
  by: z.union([z.int(), z.literal('spectator'), z.literal('server')]),
  text: z.string(),
  at: z.number(),
  game: z.string(),
  version: z.number(),
  status: z.string(),
  options: z.unknown(),
  settings: z.unknown(),
  seats: z.array(z.object({ kind: z.string(), level: z.string().nullable(), away: z.boolean() })),
  /** What the table was waiting for. */
  pending: z.array(z.object({ seat: z.int(), id: z.int(), kind: z.string(), rule: z.string() })),
};

/** A report with all it takes to reproduce it. It stays on the server: the seed and all answers are in it. */
export const report = z.object({
  ...facts,
  seed: z.string(),
  answers: z.array(z.tuple([z.int()], z.int())),
  talk: z.array(said),
});
export type Report = z.infer<typeof report>;

/** A report as it is stored: it says how far the table had come, and leaves the answers where they are. */
export const filedReport = z.object({ ...facts, answered: z.int(), lines: z.int() });
export type FiledReport = z.infer<typeof filedReport>;

/** An answer that no longer counts, and since when. */
export interface CutAnswer {
  readonly seq: number;
  readonly answer: Answer;
  readonly cutAt: number;
}

/** What a report refers to. */
export interface Referred {
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** Oldest cut first. */
  readonly cut: readonly CutAnswer[];
  readonly talk: readonly Said[];
}

/** A report with what it refers to: the answers as they were, also where they have been taken back since. */
export function wholeReport({ answered, lines, ...rest }: FiledReport, referred: Referred): Report {
  const { seed, answers, cut, talk } = referred;
  const then = new Map<number, Answer>();
  for (const { seq, answer, cutAt } of cut) if (cutAt >= rest.at && !then.has(seq)) then.set(seq, answer);
  const given: [number, ...number[]][] = [];
  for (let seq = 0; seq < answered; seq++) {
    const answer = then.get(seq) ?? answers[seq];
    if (!answer) break;
    given.push([...answer]);
  }
  return { ...rest, seed, answers: given, talk: talk.slice(0, lines) };
}
