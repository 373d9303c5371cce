// Everything a table ever wants written down, as plain data: whoever keeps it may do so in another thread.
import type { Answer } from '@undertow/kernel';
import type { Said } from '@undertow/protocol';
import type { StoredCheckpoint } from '../hosted/running';
import type { TableMeta } from '../meta';
import type { Report } from '../reports/report';

/** Every way in which what is stored is ever changed. */
export type Statement =
  | 'insertTable'
  | 'updateTable'
  | 'forgetLobbies'
  | 'appendAnswer'
  | 'cutAnswers'
  | 'cutCheckpoint'
  | 'putCheckpoint'
  | 'say'
  | 'putTransfer'
  | 'cleanTransfers'
  | 'dropTransfer'
  | 'fileReport';

/** One change to be made. */
export interface Change {
  readonly statement: Statement;
  readonly values: readonly (string | number | null)[];
}

// --- tables

/** A new table. */
export function insertTable(meta: TableMeta, seed: string): Change {
  const listed = meta.settings.listed ? 1 : 0;
  const values = [meta.id, meta.game, meta.status, listed, seed, JSON.stringify(meta), Date.now(), null];
  return { statement: 'insertTable', values };
}

/** A table as it is now. */
export function updateTable(meta: TableMeta): Change {
  const deadlines = meta.seats.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  const wake = meta.status === 'playing' && deadlines.length > 0 ? Math.min(...deadlines) : null;
  const listed = meta.settings.listed ? 1 : 0;
  return { statement: 'updateTable', values: [meta.status, listed, JSON.stringify(meta), Date.now(), wake, meta.id] };
}

/** How long a table that never began is kept. */
const LOBBY_KEPT_MS = 30 * 86_400_000;

/** Tables that nobody has changed for a month, and that never began, are gone. */
export const forgetLobbies = (now: number): Change => ({ statement: 'forgetLobbies', values: [now - LOBBY_KEPT_MS] });

// --- answers

/** An answer is given. */
export const appendAnswer = (table: string, seq: number, answer: Answer): Change => ({
  statement: 'appendAnswer',
  values: [table, seq, JSON.stringify(answer)],
});

/** All answers from this number on are forgotten. */
export const cutAnswers = (table: string, from: number): readonly Change[] => [
  { statement: 'cutAnswers', values: [table, from] },
  { statement: 'cutCheckpoint', values: [table, from] },
];

/** The game can be entered again here. */
export const putCheckpoint = (table: string, { at, serial, state }: StoredCheckpoint): Change => ({
  statement: 'putCheckpoint',
  values: [table, at, serial, state],
});

// --- talk, transfers, reports

/** Something was said. */
export const sayLine = (table: string, line: Said): Change => ({
  statement: 'say',
  values: [table, line.n, JSON.stringify(line)],
});

/** A code can move a seat from now on; it ends the earlier ones of the same seat. */
export const putTransfer = (codeHash: string, table: string, seat: number, expires: number): readonly Change[] => [
  { statement: 'cleanTransfers', values: [Date.now(), table, seat] },
  { statement: 'putTransfer', values: [codeHash, table, seat, expires] },
];

/** A code has been used. */
export const dropTransfer = (codeHash: string): Change => ({ statement: 'dropTransfer', values: [codeHash] });

/** Somebody reported something; the number of the row is the number of the report. */
export const putReport = (table: string, filed: Report): Change => ({
  statement: 'fileReport',
  values: [table, JSON.stringify(filed)],
});
