import { seedFrom } from '@undertow/kernel';
import { z } from 'zod';
import { postgresLog } from '../../packages/server/src/postgres/log';
import { openPool } from '../../packages/server/src/postgres/pool';
import type { Stored } from './verdict';

const owned = z.object({ tbl: z.string() });
const epochRow = z.object({ epoch: z.int().nullable() });

/** What is in the database, read past all nodes. */
export async function openStored(url: string) {
  const pool = await openPool(url, 2);
  const log = postgresLog(pool, pool, { committed: () => {}, problem: () => {} });
  return {
    ownedBy: async (node: string): Promise<ReadonlySet<string>> => {
      const { rows } = await pool.query('SELECT tbl FROM owners WHERE node = $1', [node]);
      return new Set(rows.map((row) => owned.parse(row).tbl));
    },
    table: async (id: string): Promise<Stored> => {
      const found = await log.read(id);
      if (!found) throw new Error(`the table ${id} is gone`);
      const { rows } = await pool.query('SELECT epoch FROM answers WHERE tbl = $1 AND seq >= 0 ORDER BY seq', [id]);
      return {
        options: found.meta.options,
        seed: seedFrom(found.seed, found.meta.lots ?? []),
        answers: await log.answers(id),
        epochs: rows.map((row) => epochRow.parse(row).epoch),
      };
    },
    close: () => pool.end(),
  };
}
