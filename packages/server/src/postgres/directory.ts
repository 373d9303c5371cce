import type { Pool } from 'pg';
import { z } from 'zod';
import type { Directory } from '../cluster/directory';
import { queryOn } from './query';

const renewed = z.object({ lapsed: z.boolean() });
const owned = z.object({ tbl: z.string(), epoch: z.int() });
const claimed = z.object({ held: z.int().nullable(), holder: z.string().nullable() });
const named = z.object({ node: z.string() });

/** Who owns which table, as the database says. Leases run by its clock, so that those of the nodes need not agree. */
export function postgresDirectory(pool: Pool, node: string, leaseMs: number): Directory {
  const query = queryOn(pool);
  return {
    node,
    renew: async () => {
      const [answer] = await query(renewed, 'SELECT undertow_renew($1, $2) AS lapsed', [node, leaseMs]);
      if (answer?.lapsed === false) return 'kept';
      const own = await query(owned, 'SELECT tbl, epoch FROM owners WHERE node = $1', [node]);
      return new Map(own.map(({ tbl, epoch }) => [tbl, epoch]));
    },
    claim: async (table) => {
      const [claim] = await query(claimed, 'SELECT held, holder FROM undertow_claim($1, $2)', [table, node]);
      if (typeof claim?.held === 'number') return { kind: 'mine', epoch: claim.held };
      return typeof claim?.holder === 'string' ? { kind: 'theirs', node: claim.holder } : { kind: 'unknown' };
    },
    release: async (table, epoch) => {
      await pool.query('UPDATE owners SET node = NULL WHERE tbl = $1 AND node = $2 AND epoch = $3', [
        table,
        node,
        epoch,
      ]);
    },
    owner: async (table) => {
      const text = 'SELECT node FROM owners JOIN nodes USING (node) WHERE tbl = $1 AND until > clock_timestamp()';
      return (await query(named, text, [table]))[0]?.node;
    },
    living: async () => {
      const living = await query(named, 'SELECT node FROM nodes WHERE until > clock_timestamp()', []);
      return new Set(living.map((each) => each.node));
    },
    leave: async () => {
      // Not in one transaction: whoever claims a table of this node looks at its lease next.
      await pool.query('UPDATE owners SET node = NULL WHERE node = $1', [node]);
      await pool.query("DELETE FROM nodes WHERE node = $1 OR until < clock_timestamp() - interval '1 day'", [node]);
    },
  };
}
