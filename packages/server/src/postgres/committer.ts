import type { Change } from '@undertow/table';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Outcome } from '../store/changes';
import type { Committer } from '../store/committer';

/** Changes of one table under the epoch of its owner, or without one where nobody owns it yet. */
export interface Group {
  readonly table: string | null;
  readonly epoch: number | null;
  readonly changes: readonly Change[];
}

const committed = z.object({ outcomes: z.array(z.int()) });

const textOf = (groups: readonly Group[]): string =>
  JSON.stringify(
    groups.map(({ table, epoch, changes }) => [
      table,
      epoch,
      changes.map(({ statement, values }) => [statement, ...values]),
    ]),
  );

/** What the database itself says is wrong with what it was given: not that it could not be reached. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(2[23]|40|P0)/.test(error.code);

/** Commits groups of many tables in one call. */
export function postgresCommitter(pool: Pool): Committer<Group> {
  const commit = async (groups: readonly Group[]): Promise<readonly Outcome[]> => {
    try {
      const { rows } = await pool.query({
        name: 'commit',
        text: 'SELECT undertow_commit($1::jsonb) AS outcomes',
        values: [textOf(groups)],
      });
      return committed
        .parse(rows[0])
        .outcomes.map((id) => (id < 0 ? { ok: false, error: 'fenced', fenced: true } : { ok: true, id }));
    } catch (error) {
      if (groups.length === 1 || !isRefusal(error)) return groups.map(() => ({ ok: false, error: String(error) }));
      // Each by itself, so that a bad one does not take the others with it.
      const outcomes: Outcome[] = [];
      for (const group of groups) outcomes.push(...(await commit([group])));
      return outcomes;
    }
  };
  return {
    atOnce: 1,
    commit: (groups, done) => {
      commit(groups).then(done);
    },
    close: async () => {},
  };
}
