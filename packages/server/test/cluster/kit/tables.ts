import type { Answer } from '@undertow/kernel';
import { type Change, insertTable, Parts, type TableLog, type TableMeta } from '@undertow/table';
import { newTable } from '../../../src/house/create';
import { pearlsRegistry } from '../../kit/pearls';

export const SEED = '5eed';

/** A new table that nobody owns, stored, and known to be what `told` says of it. */
export async function storedTable(
  log: TableLog,
  change: (meta: TableMeta) => void = () => {},
  told?: TableMeta['status'],
): Promise<TableMeta> {
  const made = newTable(pearlsRegistry(), { game: 'pearls', name: 'Ada' }, null);
  if (typeof made === 'string') throw new Error(made);
  change(made.meta);
  await log.create([insertTable(made.meta, SEED), ...new Parts(made.meta, false, 0).changes(told ?? made.meta.status)]);
  return made.meta;
}

/** Appends and waits. */
export const append = (log: TableLog, table: string, epoch: number, changes: readonly Change[]): Promise<number> =>
  new Promise((done, failed) => log.append(table, epoch, changes, done, failed));

export const answer = (table: string, seq: number, given: Answer): Change => ({
  statement: 'appendAnswer',
  values: [table, seq, JSON.stringify(given), '[]'],
});

export const say = (table: string, n: number, text: string): Change => ({
  statement: 'say',
  values: [table, n, JSON.stringify({ kind: 'text', n, at: 1, step: 0, seat: 0, text })],
});

export const checkpoint = (table: string, at: number): Change => ({
  statement: 'putCheckpoint',
  values: [table, at, 0, '{}', 1, null],
});
