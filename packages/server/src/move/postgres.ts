import { z } from 'zod';
import { migrate, openPool } from '../postgres/pool';
import { BATCH, KINDS, orderOf, type Side } from './side';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Columns that the client would give as text: they hold more than a plain integer, and less than a number can. */
const LARGE = new Set(['touched', 'wake', 'expires', 'at']);

const selected = (column: string): string => (LARGE.has(column) ? `${column}::float8 AS ${column}` : column);

/** A database no node works with. */
export async function postgresSide(url: string): Promise<Side> {
  const pool = await openPool(url, 2);
  try {
    await migrate(pool);
    const { rows } = await pool.query('SELECT 1 FROM nodes WHERE until > clock_timestamp()');
    if (rows.length > 0) throw new Error(`${rows.length} nodes work with this database. Stop them first.`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    isEmpty: async () => (await pool.query('SELECT 1 FROM tables LIMIT 1')).rows.length === 0,
    async *read(kind) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(
          `DECLARE moving CURSOR FOR SELECT ${KINDS[kind].map(selected).join(', ')} FROM ${kind}${orderOf(kind)}`,
        );
        for (;;) {
          const { rows } = await client.query(`FETCH ${BATCH} FROM moving`);
          if (rows.length === 0) break;
          yield rows.map((found) => row.parse(found));
        }
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    },
    write: async (fill) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await fill(async (kind, rows) => {
          const columns = KINDS[kind].join(', ');
          await client.query(
            `INSERT INTO ${kind} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${kind}, $1)`,
            [JSON.stringify(rows)],
          );
        });
        await client.query(
          "SELECT setval(pg_get_serial_sequence('reports', 'number'), max(number)) FROM reports HAVING count(*) > 0",
        );
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
