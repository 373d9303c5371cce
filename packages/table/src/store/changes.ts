// Everything a table ever wants written down, as plain data: whoever keeps it may do so in another thread.

import type { Answer, Audience } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import type { Heard } from '../hosted/heard';
import type { StoredCheckpoint } from '../hosted/running';
import type { TableMeta } from '../meta';
import type { FiledReport } from '../reports/report';
import { steadyNow } from '../steady';

/** Every way in which what is stored is ever changed. */
export type Statement =
  | 'insertTable'
  | 'touchTable'
  | 'putPart'
  | 'forgetTalk'
  | 'forgetTransfers'
  | 'forgetParts'
  | 'forgetLobbies'
  | 'beginAnswers'
  | 'appendAnswer'
  | 'archiveAnswers'
  | 'cutAnswers'
  | 'cutCheckpoint'
  | 'putCheckpoint'
  | 'say'
  | 'putTransfer'
  | 'cleanTransfers'
  | 'dropTransfer'
  | 'fileReport'
  | ForgetTable
  | 'forgetReport';

/** What belongs to a table, each to be forgotten by itself; the table last. */
export const FORGET_TABLE = [
  'dropAnswers',
  'dropCheckpoints',
  'dropArchive',
  'dropTalk',
  'dropTransfers',
  'dropReports',
  'dropParts',
  'dropTable',
] as const;
type ForgetTable = (typeof FORGET_TABLE)[number];

/** One change to be made. */
export interface Change {
  readonly statement: Statement;
  readonly values: readonly (string | number | null)[];
}

// --- tables

/** A new table; what is known of it comes in parts. */
export function insertTable(meta: TableMeta, seed: string): Change {
  const listed = meta.settings.listed ? 1 : 0;
  return { statement: 'insertTable', values: [meta.id, meta.game, meta.status, listed, seed, steadyNow()] };
}

/** One part of what is known of a table is now this. */
export const putPart = (table: string, part: string, value: string): Change => ({
  statement: 'putPart',
  values: [table, part, value],
});

/**
 * Something about a table has changed: what is looked for among all tables is brought up to date. Whoever looks there finds
 * how far the table has come as `told`, and so never an end that nobody has been told.
 */
export function touchTable(meta: TableMeta, told: TableMeta['status'], touched: number): Change {
  const listed = meta.settings.listed ? 1 : 0;
  return { statement: 'touchTable', values: [told, listed, touched, wakeAt(meta, told), meta.id] };
}

/** When a table has to be woken, should it sleep. */
function wakeAt({ status, settings, seats }: TableMeta, told: TableMeta['status']): number | null {
  // Among all tables it is still one that is played at: whoever wakes it puts that right.
  if (status === 'over') return told === 'over' ? null : steadyNow();
  const deadlines = seats.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  // A live table that sleeps waits for people, not for its clocks.
  const wakes = status === 'playing' && settings.pace.kind === 'correspondence' && deadlines.length > 0;
  return wakes ? Math.min(...deadlines) : null;
}

/** How long a table that never began is kept. */
const LOBBY_KEPT_MS = 24 * 3_600_000;

/** Tables that nobody has changed for a day, and that never began, are gone, and all that belongs to them. */
export const forgetLobbies = (now: number): readonly Change[] =>
  (['forgetTalk', 'forgetTransfers', 'forgetParts', 'forgetLobbies'] as const).map((statement) => ({
    statement,
    values: [now - LOBBY_KEPT_MS],
  }));

// --- answers

/** Mostly everybody. */
const audienceText = (audience: Audience): string =>
  typeof audience === 'string' ? `"${audience}"` : JSON.stringify(audience);

/** What happened as text: each event with who may know it. */
const textOf = (heard: readonly Heard[]): string =>
  `[${heard.map(({ audience, json }) => `[${audienceText(audience)},${json}]`).join(',')}]`;

/** The game begins, and this happens. */
export const beginAnswers = (table: string, heard: readonly Heard[]): Change => ({
  statement: 'beginAnswers',
  values: [table, textOf(heard)],
});

/** An answer is given, and this happens because of it. */
export const appendAnswer = (table: string, seq: number, answer: Answer, heard: readonly Heard[]): Change => ({
  statement: 'appendAnswer',
  values: [table, seq, JSON.stringify(answer), textOf(heard)],
});

/** Why answers no longer count. */
export type CutBy = 'takeback' | 'rules';

/** All answers from this number on no longer count. They are put aside, so that whoever runs the server can look them up. */
export const cutAnswers = (table: string, from: number, by: CutBy): readonly Change[] => [
  { statement: 'archiveAnswers', values: [table, from, by, steadyNow()] },
  { statement: 'cutAnswers', values: [table, from] },
  { statement: 'cutCheckpoint', values: [table, from] },
];

/** The game can be entered again here. */
export const putCheckpoint = (table: string, checkpoint: StoredCheckpoint): Change => ({
  statement: 'putCheckpoint',
  values: [table, checkpoint.at, checkpoint.serial, checkpoint.state, checkpoint.version, checkpoint.result],
});

// --- talk, transfers, reports

/** Something was said. */
export const sayLine = (table: string, line: Said): Change => ({
  statement: 'say',
  values: [table, line.n, JSON.stringify(line)],
});

/** A code can move a seat from now on; it ends the earlier ones of the same seat. */
export const putTransfer = (codeHash: string, table: string, seat: number, expires: number): readonly Change[] => [
  { statement: 'cleanTransfers', values: [steadyNow(), table, seat] },
  { statement: 'putTransfer', values: [codeHash, table, seat, expires] },
];

/** A code has been used. */
export const dropTransfer = (codeHash: string): Change => ({ statement: 'dropTransfer', values: [codeHash] });

/** Somebody reported something; the number of the row is the number of the report. */
export const putReport = (table: string, filed: FiledReport): Change => ({
  statement: 'fileReport',
  values: [table, JSON.stringify(filed)],
});

// --- what was kept long enough

/** A table and all that belongs to it is gone. */
export const forgetTable = (table: string): readonly Change[] =>
  FORGET_TABLE.map((statement) => ({ statement, values: [table] }));

/** What was said at a table is gone; the game stays. */
export const forgetTalkOf = (table: string): Change => ({ statement: 'dropTalk', values: [table] });

export const forgetReport = (number: number): Change => ({ statement: 'forgetReport', values: [number] });
